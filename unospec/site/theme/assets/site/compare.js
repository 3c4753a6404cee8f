// Narrows the comparison down to two rule sets, or to what differs; the address keeps what is chosen.
(function () {
  "use strict";
  var form = document.getElementById("chooser");
  var table = document.getElementById("comparison");
  if (!form || !table) return;
  form.hidden = false;
  var sets = Array.prototype.map.call(table.querySelectorAll("thead [data-set]"), function (cell) {
    return cell.dataset.set;
  });

  function chosen() {
    var a = form.elements.a.value, b = form.elements.b.value;
    if (!a && !b) return sets;
    return sets.filter(function (set) { return set === a || set === b; });
  }

  function show() {
    var these = chosen(), only = form.elements.only.checked, count = 0;
    table.querySelectorAll("[data-set]").forEach(function (cell) {
      cell.hidden = these.indexOf(cell.dataset.set) < 0;
    });
    table.querySelectorAll("tbody").forEach(function (body) {
      var shown = 0;
      body.querySelectorAll("tr[data-rule]").forEach(function (row) {
        var variants = {};
        these.forEach(function (set) {
          variants[row.querySelector('[data-set="' + set + '"]').dataset.variant] = true;
        });
        row.hidden = only && Object.keys(variants).length < 2;
        if (!row.hidden) shown += 1;
      });
      body.hidden = shown === 0;
      count += shown;
    });
    var output = form.querySelector("output");
    output.textContent = (count === 1 ? output.dataset.one : output.dataset.other).replace("#", count);
  }

  function keep() {
    var query = new URLSearchParams();
    ["a", "b"].forEach(function (name) {
      if (form.elements[name].value) query.set(name, form.elements[name].value);
    });
    if (form.elements.only.checked) query.set("only", "1");
    var text = query.toString();
    history.replaceState(null, "", location.pathname + (text ? "?" + text : "") + location.hash);
    document.querySelectorAll(".site-languages a").forEach(function (link) {
      link.search = text;
    });
  }

  var given = new URLSearchParams(location.search);
  ["a", "b"].forEach(function (name) {
    if (sets.indexOf(given.get(name)) >= 0) form.elements[name].value = given.get(name);
  });
  form.elements.only.checked = given.get("only") === "1";
  form.addEventListener("change", function () { show(); keep(); });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  show();
  keep();
})();
