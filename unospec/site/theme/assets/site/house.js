// House rules: the variants are chosen here, a sheet is made in any language, and the address keeps the choice.
(function () {
  "use strict";
  var form = document.getElementById("house-form"), printed = document.getElementById("house-printed");
  var sheet = document.getElementById("house-sheet"), choices = document.getElementById("house-choices");
  var language = document.documentElement.lang;
  var all = window.unospecRules || {}, rules = all[language];
  if (!form || !rules) return;
  var controls = {};
  form.hidden = printed.hidden = false;

  function element(tag, text, attributes) {
    var made = document.createElement(tag);
    if (text) made.textContent = text;
    Object.keys(attributes || {}).forEach(function (name) { made.setAttribute(name, attributes[name]); });
    return made;
  }

  // The fields, one for each rule that can be played in several ways.
  rules.areas.forEach(function (area) {
    var group = element("fieldset", "", { "class": "choices" });
    group.append(element("legend", area[0]));
    area[1].forEach(function (id) {
      var rule = rules.rules[id], control;
      if (rule.number) {
        control = element("input", "", { type: "number", min: rule.number[0], max: rule.number[1], step: 1 });
      } else if (Object.keys(rule.variants).length > 1) {
        control = element("select");
        Object.keys(rule.variants).forEach(function (variant) {
          control.append(element("option", rule.variants[variant][0], { value: variant }));
        });
      } else return;
      control.id = "choice-" + id;
      control.dataset.rule = id;
      control.setAttribute("aria-describedby", "told-" + id);
      var row = element("div", "", { "class": "choice" }), name = element("label", rule.question, { "for": control.id });
      row.append(name, control, element("p", "", { id: "told-" + id, "class": "small" }));
      group.append(row);
      controls[id] = control;
    });
    if (group.children.length > 1) choices.append(group);
  });

  function base() { return rules.sets[form.elements.base.value].rules; }
  function valid(id, variant) {
    var rule = rules.rules[id];
    if (!rule.number) return Object.prototype.hasOwnProperty.call(rule.variants, variant);
    return /^[0-9]{1,9}$/.test(variant) && +variant >= rule.number[0] && +variant <= rule.number[1];
  }
  // What is chosen for every rule.
  function chosen() {
    var found = Object.assign({}, base());
    Object.keys(controls).forEach(function (id) {
      if (valid(id, controls[id].value)) found[id] = controls[id].value;
    });
    return found;
  }
  function moot(id, played) {
    var any = rules.moot.any[id] || {}, needs = rules.moot.needs[id];
    if (needs && !Object.keys(needs).some(function (other) { return needs[other].indexOf(played[other]) >= 0; })) return true;
    return Object.keys(any).some(function (other) { return any[other].indexOf(played[other]) >= 0; });
  }
  function wording(from, id, variant) {
    var rule = from.rules[id];
    if (!rule.number) return rule.variants[variant][1];
    return rule.variants[Object.keys(rule.variants)[0]][1].replace("[number]", variant);
  }

  function show() {
    var played = chosen(), begun = base(), count = 0;
    Object.keys(controls).forEach(function (id) {
      var row = controls[id].parentElement, own = played[id] !== begun[id];
      row.hidden = moot(id, played);
      row.classList.toggle("choice--own", own);
      if (own && !row.hidden) count += 1;
      controls[id].setAttribute("aria-invalid", String(!valid(id, controls[id].value)));
      row.lastChild.textContent = (own ? "★ " + choices.dataset.own + ". " : "") + wording(rules, id, played[id]);
    });
    var output = document.getElementById("house-count");
    output.textContent = (count === 1 ? output.dataset.one : output.dataset.other).replace("#", count);
    var wanted = form.elements["in"].value;
    load(wanted, function () {
      if (form.elements["in"].value === wanted) write(all[wanted], wanted, played, begun);
    });
  }

  function write(from, wanted, played, begun) {
    sheet.lang = wanted;
    sheet.textContent = "";
    sheet.append(element("h3", form.elements.name.value.trim() || from.texts.heading, { "class": "house-sheet__title" }));
    var said = from.texts.from.replace("{set}", from.sets[form.elements.base.value].name);
    sheet.append(element("p", said, { "class": "small" }));
    var columns = element("div", "", { "class": "house-sheet__columns" });
    from.areas.forEach(function (area) {
      var part = element("section");
      part.append(element("h4", area[0]));
      area[1].forEach(function (id) {
        if (moot(id, played)) return;
        var line = element("p"), own = played[id] !== begun[id];
        line.append(element("b", (own ? "★ " : "") + from.rules[id].title), " – ", wording(from, id, played[id]));
        part.append(line);
      });
      columns.append(part);
    });
    sheet.append(columns, element("p", from.texts.regional + " " + from.texts.trademark, { "class": "small" }));
  }

  var waiting = {};
  function load(wanted, then) {
    if (all[wanted]) {
      then();
      return;
    }
    if (waiting[wanted]) {
      waiting[wanted].push(then);
      return;
    }
    waiting[wanted] = [then];
    var script = document.createElement("script");
    script.src = printed.dataset.root + wanted + "/assets/site/rules.js";
    script.onload = function () {
      waiting[wanted].forEach(function (each) { each(); });
      delete waiting[wanted];
    };
    document.head.append(script);
  }

  function keep() {
    var played = chosen(), begun = base(), state = new URLSearchParams({ base: form.elements.base.value });
    if (form.elements["in"].value !== language) state.set("in", form.elements["in"].value);
    if (form.elements.name.value.trim()) state.set("name", form.elements.name.value.trim());
    Object.keys(controls).forEach(function (id) {
      if (played[id] !== begun[id]) state.set(id, played[id]);
    });
    history.replaceState(null, "", location.pathname + location.search + "#" + state);
    document.querySelectorAll(".site-languages a").forEach(function (link) { link.hash = state; });
  }

  function fill(state) {
    var begun = base();
    Object.keys(controls).forEach(function (id) {
      var wanted = state.get(id) || "";
      controls[id].value = valid(id, wanted) ? wanted : begun[id];
    });
  }
  function read() {
    var state = new URLSearchParams(location.hash.slice(1));
    if (rules.sets[state.get("base")]) form.elements.base.value = state.get("base");
    var wanted = state.get("in") || language;
    if (form.querySelector('[name="in"] [value="' + CSS.escape(wanted) + '"]')) form.elements["in"].value = wanted;
    form.elements.name.value = (state.get("name") || "").slice(0, 60);
    fill(state);
    show();
  }

  form.addEventListener("change", function (event) {
    // Another beginning keeps what was changed by hand.
    if (event.target.name === "base") {
      var kept = new URLSearchParams(location.hash.slice(1));
      fill(kept);
    }
    show();
    keep();
  });
  form.elements.name.addEventListener("input", function () { show(); keep(); });
  form.addEventListener("submit", function (event) { event.preventDefault(); });
  document.getElementById("house-print").addEventListener("click", function () { window.print(); });
  document.getElementById("house-reset").addEventListener("click", function () {
    fill(new URLSearchParams());
    show();
    keep();
  });
  window.addEventListener("hashchange", function () {
    if (location.hash.indexOf("=") > 0) read();
  });
  read();
  if (location.hash.indexOf("=") > 0) keep();
})();
