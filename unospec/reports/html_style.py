"""The style sheet of the HTML report: light and dark, from a phone up, on paper too."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root{color-scheme:light dark;--paper:#fdfcf9;--ink:#1d1b22;--soft:#55515e;--line:#d8d3c8;--block:#f3f0e8;
--good:#17692f;--bad:#a51d16;--known:#7a5200;--trouble:#7a2ea0;--none:#5f5b66;--link:#124a9c;
--table-ink:var(--ink);--table-felt:#e6eee8}
@media (prefers-color-scheme:dark){:root{--paper:#17161a;--ink:#f0edf5;--soft:#b8b3c3;--line:#3c3945;--block:#222027;
--good:#6fd08c;--bad:#ff9a90;--known:#f0c05a;--trouble:#d9a5f5;--none:#b0abba;--link:#8ab8ff;
--table-felt:#22332a;--card-paper:#f7f4ec;--card-edge:#b0abba}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.5;
font-family:system-ui,"Noto Sans","Noto Sans Georgian",sans-serif;overflow-wrap:anywhere}
main,footer{max-width:62rem;margin:0 auto;padding:1rem}
footer{color:var(--soft);font-size:.85rem;border-top:1px solid var(--line)}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.25rem;margin-top:2rem}h3{font-size:1.1rem}
a{color:var(--link)}code{font-size:.9em}small{color:var(--soft)}
.numbers{font-weight:700;font-size:1.1rem;margin:.5rem 0}
.bar{display:block;width:100%;height:.9rem}
.bar .good{fill:var(--good)}.bar .bad{fill:var(--bad)}.bar .known{fill:var(--known)}
.bar .trouble{fill:var(--trouble)}.bar .none{fill:var(--line)}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.4rem 0}
.v{font-weight:600;white-space:nowrap}
.v.good{color:var(--good)}.v.bad{color:var(--bad)}.v.known{color:var(--known)}.v.trouble{color:var(--trouble)}
.v.none{color:var(--none)}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.35rem .6rem .35rem 0;border-bottom:1px solid var(--line)}
details.story{border:1px solid var(--line);border-inline-start:.35rem solid var(--none);border-radius:.4rem;
margin:.6rem 0;padding:0 .8rem;background:var(--block)}
details.story.bad{border-inline-start-color:var(--bad)}details.story.trouble{border-inline-start-color:var(--trouble)}
summary{cursor:pointer;padding:.6rem 0}
summary:focus-visible,a:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.steps{padding-inline-start:1.6rem}.steps .here{font-weight:700}
.tag{font-weight:600;font-size:.85em;border:1px solid currentColor;border-radius:.3rem;padding:0 .3rem}
.bad .tag{color:var(--bad)}.trouble .tag{color:var(--trouble)}
.pictures{display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0;flex:1 1 18rem;max-width:26rem}figcaption{color:var(--soft);font-size:.9rem}
svg.table{width:100%;height:auto;display:block}
dt{font-weight:600;margin-top:.7rem}dd{margin:0}dd ul,dd ol{margin:.2rem 0;padding-inline-start:1.4rem}
.line{display:block;padding:.4rem .6rem;background:var(--paper);border:1px solid var(--line);border-radius:.3rem}
@media (max-width:36rem){thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;padding:.4rem 0;border-bottom:1px solid var(--line)}td{display:block;border:0;padding:.1rem 0}
td::before{content:attr(data-head) ": ";color:var(--soft);font-size:.85em}}
@media print{details.story{break-inside:avoid}}
"""
