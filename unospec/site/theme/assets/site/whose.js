// Tells which rule set is nearest to the answers; the address keeps them.
(function () {
  "use strict";
  var whole = document.getElementById("whose");
  var language = document.documentElement.lang;
  var rules = (window.unospecRules || {})[language];
  if (!whole || !rules) return;
  var form = document.getElementById("whose-form"), said = document.getElementById("whose-said");
  var bars = document.getElementById("whose-sets"), table = document.getElementById("whose-differs");
  var differences = document.getElementById("whose-differences"), house = document.getElementById("whose-house");
  var asked = Array.from(form.querySelectorAll("[data-rule]")).map(function (each) { return each.dataset.rule; });
  var standings = {};
  whole.dataset.standings.split("\n").forEach(function (line) {
    var parts = line.split(" ");
    standings[parts[0]] = { mark: parts[1], word: parts.slice(2).join(" ") };
  });
  whole.hidden = false;

  function element(tag, text, attributes) {
    var made = document.createElement(tag);
    if (text) made.textContent = text;
    Object.keys(attributes || {}).forEach(function (name) { made.setAttribute(name, attributes[name]); });
    return made;
  }
  function label(rule, variant) { return rules.rules[rule].variants[variant][0]; }

  // Browsers do not know the lists of every language.
  function joined(names) {
    var patterns = JSON.parse(said.dataset.lists), last = names.length - 1;
    function both(pattern, one, other) {
      return patterns[pattern].replace("{0}", function () { return one; }).replace("{1}", function () { return other; });
    }
    if (last === 1) return both("2", names[0], names[1]);
    return names.reduceRight(function (text, name, place) {
      return both(place === last - 1 ? "end" : place ? "middle" : "start", name, text);
    });
  }

  function answers() {
    var given = {};
    asked.forEach(function (rule) {
      if (form.elements[rule].value) given[rule] = form.elements[rule].value;
    });
    return given;
  }

  function cell(label, child) {
    var made = element("td", "", { role: "cell", "data-label": label });
    made.append(child);
    return made;
  }

  function show(given) {
    var answered = Object.keys(given);
    var near = Object.keys(rules.sets).map(function (set) {
      return { set: set, name: rules.sets[set].name, same: answered.filter(function (rule) {
        return rules.sets[set].rules[rule] === given[rule];
      }).length };
    });
    near.sort(function (a, b) { return b.same - a.same; });
    var first = near.filter(function (each) { return each.same === near[0].same; });
    bars.textContent = "";
    differences.hidden = house.parentElement.hidden = !answered.length;
    if (!answered.length) {
      said.textContent = said.dataset.none;
      return;
    }
    var listed = joined(first.map(function (each) { return each.name; }));
    said.textContent = first.length > 1 ? said.dataset.tie.replace("{sets}", listed) :
      said.dataset.nearest.replace("{set}", listed);
    near.forEach(function (each) {
      var item = element("li");
      item.append(element("a", each.name, { href: whole.dataset.rules + each.set + "/" }), " ");
      var bar = element("span", "", { "class": "bar", "aria-hidden": "true" });
      bar.style.setProperty("--share", each.same / answered.length);
      item.append(bar, element("span", bars.dataset.agrees.replace("{same}", each.same).replace("{all}", answered.length),
        { "class": "small" }));
      bars.append(item);
    });
    // Where the answers differ from the nearest: with a tie, one column for each of them.
    var heads = table.tHead.rows[0], body = table.tBodies[0];
    while (heads.cells.length > 2) heads.deleteCell(2);
    first.forEach(function (each) {
      heads.append(element("th", each.name, { scope: "col", role: "columnheader" }));
    });
    body.textContent = "";
    answered.forEach(function (rule) {
      if (first.every(function (each) { return rules.sets[each.set].rules[rule] === given[rule]; })) return;
      var row = element("tr", "", { role: "row" });
      row.append(element("th", rules.rules[rule].question, { scope: "row", role: "rowheader" }));
      row.append(cell(heads.cells[1].textContent, label(rule, given[rule])));
      first.forEach(function (each) {
        var known = rules.sets[each.set], standing = standings[known.says[rule]];
        var link = element("a", label(rule, known.rules[rule]), { href: whole.dataset.rules + each.set + "/#" + rule });
        var made = cell(each.name, link);
        if (standing) {
          made.append(" ", element("span", standing.mark, { "class": "mark", "aria-hidden": "true" }),
            element("span", standing.word, { "class": "unseen" }));
        }
        row.append(made);
      });
      body.append(row);
    });
    table.hidden = !body.rows.length;
    document.getElementById("whose-same").hidden = !!body.rows.length;
    var kept = new URLSearchParams({ base: first[0].set });
    answered.forEach(function (rule) {
      if (rules.sets[first[0].set].rules[rule] !== given[rule]) kept.set(rule, given[rule]);
    });
    house.hash = kept;
  }

  function keep(given) {
    var hash = Object.keys(given).length ? "#" + new URLSearchParams(given) : "";
    history.replaceState(null, "", location.pathname + location.search + hash);
    document.querySelectorAll(".site-languages a").forEach(function (link) { link.hash = hash; });
  }

  function read() {
    var given = new URLSearchParams(location.hash.slice(1));
    asked.forEach(function (rule) {
      var wanted = given.get(rule) || "";
      form.elements[rule].value = rules.rules[rule].variants[wanted] ? wanted : "";
    });
    show(answers());
  }

  form.addEventListener("change", function () {
    var given = answers();
    show(given);
    keep(given);
  });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  document.getElementById("whose-clear").addEventListener("click", function () {
    form.reset();
    show({});
    keep({});
    form.querySelector("input").focus();
  });
  window.addEventListener("hashchange", function () {
    // A link to a part of the page is no answer.
    if (location.hash.indexOf("=") > 0 || !location.hash) read();
  });
  read();
  if (Object.keys(answers()).length) keep(answers());
})();
