// Opened from a folder, without a server: an address that ends with a slash leads to the page that lies there.
(function () {
  "use strict";
  if (location.protocol !== "file:") return;
  function whole(address) {
    var url = new URL(address, location.href);
    if (url.protocol === "file:" && url.pathname.slice(-1) === "/") url.pathname += "index.html";
    return url.href;
  }
  ["click", "auxclick"].forEach(function (kind) {
    document.addEventListener(kind, function (event) {
      var link = event.target.closest("a[href]");
      if (link) link.href = whole(link.href);
    }, true);
  });
  document.addEventListener("submit", function (event) {
    event.target.action = whole(event.target.action);
  }, true);
})();
