// The search: looks words up in the index of this language. Works from a folder as well as from a server.
(function () {
  "use strict";
  var form = document.getElementById("search-form");
  if (!form) return;
  var STEP = 20;
  var field = form.elements.q, said = document.getElementById("search-said");
  var list = document.getElementById("search-results"), more = document.getElementById("search-more");
  var index = null, shown = STEP;
  form.hidden = false;

  function fold(text) {
    return text.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "");
  }
  function words(text) {
    return fold(text).match(/\+?[\p{L}\p{N}]+/gu) || [];
  }
  function common(a, b) {
    var i = 0;
    while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
    return i;
  }

  // The words of the index that a typed word may mean, each with how surely.
  function meant(word) {
    var found = new Map();
    function add(stem, sure) {
      if (index.words[stem] && (found.get(stem) || 0) < sure) found.set(stem, sure);
    }
    add(word, 1);
    (index.forms[word] || []).forEach(function (stem) { add(stem, 1); });
    var known = found.size > 0;
    index.list.forEach(function (each) {
      var same = common(word, each[0]);
      if (same === word.length && word.length > 1) add(each[1], known ? 0.5 : 0.7);
      // Other forms of a word that no table holds share its beginning.
      else if (same >= 4 && same >= 0.6 * Math.max(word.length, each[0].length)) add(each[1], known ? 0.2 : 0.4);
    });
    return found;
  }

  function find(text) {
    var typed = Array.from(new Set(words(text))), hits = new Map();
    typed.forEach(function (word) {
      var best = new Map();
      meant(word).forEach(function (sure, stem) {
        var at = index.words[stem], rare = Math.log(1 + index.places.length / at.length);
        at.forEach(function (code) {
          var place = code >> 2, score = sure * rare * (code & 3);
          if ((best.get(place) || 0) < score) best.set(place, score);
        });
      });
      best.forEach(function (score, place) {
        var hit = hits.get(place) || { place: place, words: 0, score: 0 };
        hit.words += 1;
        hit.score += score * index.places[place][4];
        hits.set(place, hit);
      });
    });
    var most = 0;
    hits.forEach(function (hit) { most = Math.max(most, hit.words); });
    return Array.from(hits.values())
      .filter(function (hit) { return hit.words === most; })
      .sort(function (a, b) { return b.score - a.score || a.place - b.place; });
  }

  function show() {
    var text = field.value.trim();
    list.textContent = "";
    more.hidden = true;
    said.textContent = "";
    if (!text) return;
    if (!index) {
      said.textContent = said.dataset.loading;
      return;
    }
    var hits = find(text);
    said.textContent = !hits.length ? said.dataset.nothing :
      (hits.length === 1 ? said.dataset.one : said.dataset.other).replace("#", hits.length);
    hits.slice(0, shown).forEach(function (hit) {
      var place = index.places[hit.place], item = document.createElement("li"), link = document.createElement("a");
      link.href = form.dataset.root + place[1];
      link.textContent = place[0];
      item.append(link);
      if (place[2] !== place[0]) {
        var where = document.createElement("span");
        where.className = "place";
        where.textContent = " · " + place[2];
        item.append(where);
      }
      if (place[3]) {
        var excerpt = document.createElement("p");
        excerpt.textContent = place[3];
        item.append(excerpt);
      }
      list.append(item);
    });
    more.hidden = hits.length <= shown;
  }

  function keep() {
    var query = field.value ? "?" + new URLSearchParams({ q: field.value }) : "";
    history.replaceState(null, "", location.pathname + query);
    document.querySelectorAll(".site-languages a").forEach(function (link) { link.search = query; });
  }

  var waiting = 0;
  field.addEventListener("input", function () {
    clearTimeout(waiting);
    waiting = setTimeout(function () { shown = STEP; show(); keep(); }, 150);
  });
  form.addEventListener("submit", function (event) {
    event.preventDefault();
    clearTimeout(waiting);
    shown = STEP;
    show();
    keep();
  });
  more.addEventListener("click", function () {
    var last = shown;
    shown += STEP;
    show();
    list.children[last].querySelector("a").focus();
  });

  field.value = new URLSearchParams(location.search).get("q") || "";
  if (field.value) keep();
  else field.focus();
  show();
  var script = document.createElement("script");
  script.src = form.dataset.root + "assets/site/search-index.js";
  script.onload = function () {
    index = window.unospecIndex;
    index.list = [];
    Object.keys(index.words).forEach(function (word) { index.list.push([word, word]); });
    Object.keys(index.forms).forEach(function (word) {
      index.forms[word].forEach(function (stem) { index.list.push([word, stem]); });
    });
    show();
  };
  document.head.append(script);
})();
