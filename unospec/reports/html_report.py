"""The report as one page that needs nothing else: no request leaves it, and all pictures are in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from unospec.pictures import cards, table
from unospec.pictures.scene import words
from unospec.reports import breakdowns, known_issues
from unospec.reports.files import write_into
from unospec.reports.html_style import STYLE
from unospec.reports.positions import View
from unospec.reports.story import Again, Story, known_text, tell
from unospec.reports.summary import TOLD, broken, head, numbers, rule_lines, unnoticed, verdict_words
from unospec.reports.verification import WRONG, Part, Verification, known_issue
from unospec.reports.words import message
from unospec.running.conduct import Result
from unospec.running.verdicts import TROUBLE, Verdict

if TYPE_CHECKING:
    from unospec.language.catalogs import Catalog

TEXTS = {
    # Headings of the page.
    "html.by-rule": "Rules with something that did not pass",
    "html.stories": "What did not pass",
    "html.all": "All scenarios",
    "html.scenario": "scenario",
    "html.verdict": "verdict",
    "html.why": "why",
    "html.contents": "On this page",
    # Small print at the end of the page.
    "html.trademark": "UNO is a trademark of Mattel. This suite is not affiliated with Mattel; "
    "it holds engines to regional tellings of the rules, not to the maker's own.",
}

#: The page may load nothing and run nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

_KINDS: dict[Verdict, str] = {"pass": "good", "known-issue": "known", "unsupported": "none", "not-applicable": "none"}


def write(run: Verification, folder: Path, catalog: Catalog, again: Again) -> None:
    """Writes ``index.html`` into the folder. again: gives the command that runs one scenario again. Raises Problem."""
    write_into(folder, "index.html", page(run, catalog, again))


def page(run: Verification, catalog: Catalog, again: Again) -> str:
    """The whole page."""
    selected = [breakdowns.select([part], TOLD, catalog) for part in run.parts]
    told = [
        [tell(each, part.rules, run.hello, catalog, again, known_issue(each, run)) for part, each in one.stories]
        for one in selected
    ]
    views = [view for stories in told for each in stories for view in (each.before, each.after) if view is not None]
    codes = [code for view in views for code in table.codes(view.state)]
    title = escape(head(run, catalog))
    body = _no_start(run, catalog) + "".join(
        _part(run, part, stories, one.more, catalog)
        for part, stories, one in zip(run.parts, told, selected, strict=True)
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{catalog.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="color-scheme" content="light dark">\n<link rel="icon" href="data:,">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{cards.sprite(codes) if codes else ''}\n"
        f"<main>\n<h1>{title}</h1>\n{_contents(run, catalog)}{body}\n</main>\n"
        f"<footer><p>{_text(catalog, 'html.trademark')}</p>{_translation(catalog)}</footer>\n</body>\n</html>\n"
    )


def _translation(catalog: Catalog) -> str:
    """What is to be known of the translation: how much of it is stale, and whether native speakers have read it all."""
    from unospec.language import messages

    if catalog.language == "en":
        return ""
    standings = messages.status([catalog.language], ("ui", "steps", "scenarios"))
    said = []
    if stale := sum(each.stale for each in standings):
        said.append(catalog.plural("site:translation.stale", stale))
    if any(each.states["native"] < each.messages for each in standings):
        said.append(catalog.text("site:translation.native"))
    return "".join(f"<p>{escape(text)}</p>" for text in said)


def _contents(run: Verification, catalog: Catalog) -> str:
    if not run.survey:
        return ""
    items = "".join(
        f'<li><a href="#{part.rules}">{escape(part.rules)}</a>: {escape(numbers(part, catalog))}</li>'
        for part in run.parts
    )
    return f"<nav aria-label='{_text(catalog, 'html.contents')}'><ul>{items}</ul></nav>"


def _no_start(run: Verification, catalog: Catalog) -> str:
    """What to do, for an engine that never introduced itself."""
    if not breakdowns.has_no_start(run):
        return ""
    head, entries, said = breakdowns.no_start(run, catalog)
    told = "".join(f"<dt>{escape(heading)}</dt><dd>{escape(text)}</dd>" for heading, text in entries)
    told += "".join(_entry(catalog, "story.stderr-head", _said(said)))
    return f"<p><b>{escape(head)}</b></p><dl>{told}</dl>"


def _said(lines: Sequence[str]) -> str:
    text = "\n".join(map(escape, lines))
    return f"<pre class='line' tabindex='0'>{text}</pre>" if text else ""


def _part(run: Verification, part: Part, stories: list[Story], more: list[str], catalog: Catalog) -> str:
    single = not run.survey
    pieces = [f"<section id='{escape(part.rules, quote=True)}'>"]
    if not single:
        pieces.append(f"<h2>{escape(part.rules)}</h2>")
    pieces.append(f"<p class='numbers'>{escape(numbers(part, catalog))}</p>{_bar(part, catalog)}")
    pieces.append(f"<p>{escape(broken(part, catalog))}</p>")
    if left := unnoticed(run, part, catalog):
        pieces.append(f"<p>{escape(left)}</p>")
    level = 2 if single else 3
    rows = rule_lines(part, catalog)
    if rows:
        heads = [_text(catalog, f"report.{name}") for name in ("rule", "passed-head", "others")]
        lines = [
            (
                escape(title),
                f"{passed}/{judged}" if judged else "–",
                ", ".join(_verdict(each, catalog, count) for each, count in others.items()),
            )
            for title, passed, judged, others in rows
        ]
        pieces.append(f"<h{level}>{_text(catalog, 'html.by-rule')}</h{level}>{_table(heads, lines)}")
    known = known_issues.rows(run, part, catalog)
    if known:
        heads = list(map(escape, known_issues.heads(catalog)))
        lines = [(escape(why), _code(where), str(count)) for why, where, count in known]
        pieces.append(f"<h{level}>{heads[0]}</h{level}>{_table(heads, lines)}")
    if stories or more:
        pieces.append(f"<h{level}>{_text(catalog, 'html.stories')}</h{level}>")
        pieces += [_story(each, catalog, is_open=single and len(stories) <= 3) for each in stories]
        pieces += [f"<p>{escape(each)}</p>" for each in more]
    pieces.append(f"<h{level}>{_text(catalog, 'html.all')}</h{level}>{_all(run, part, catalog)}</section>")
    return "\n".join(pieces)


def _bar(part: Part, catalog: Catalog) -> str:
    """How the verdicts divide, as a strip; the numbers stand below it."""
    total = len(part.results)
    counts = [(verdict, count) for verdict, count in part.totals.items() if count]
    pieces, start = [], 0.0
    for verdict, count in counts:
        wide = 100 * count / total
        pieces.append(f"<rect class='{_kind(verdict)}' x='{start:.2f}' width='{max(wide - 0.4, 0.3):.2f}' height='4'/>")
        start += wide
    legend = " ".join(f"<li>{_verdict(verdict, catalog, count)}</li>" for verdict, count in counts)
    return (
        "<svg class='bar' viewBox='0 0 100 4' preserveAspectRatio='none' aria-hidden='true' focusable='false'>"
        f"{''.join(pieces)}</svg><ul class='legend'>{legend}</ul>"
    )


def _story(told: Story, catalog: Catalog, is_open: bool) -> str:
    steps = "".join(
        f"<li{' class=here' if line.settled else ''}>{escape(line.text)}"
        + (f" <span class='tag'>{_text(catalog, 'story.settled-here')}</span>" if line.settled else "")
        + "</li>"
        for line in told.lines
    )
    pieces = [
        f"<details class='story {_kind(told.verdict)}'{' open' if is_open else ''}><summary>"
        f"{_verdict(told.verdict, catalog)} <b>{escape(told.title)}</b> <code>{escape(told.scenario)}</code></summary>",
        f"<ol class='steps'>{steps}</ol><div class='pictures'>",
        _picture(told.before, "story.before", catalog),
        _picture(told.after, "story.after", catalog),
        "</div><dl>",
        *_entry(catalog, "story.expected-head", escape(told.expected)),
        *_entry(catalog, "story.happened-head", escape(told.happened)),
        *_entry(catalog, "story.stderr-head", _said(told.stderr)),
        *_entry(catalog, "story.known-head", escape(told.known)),
        *_entry(catalog, "story.did-head", "".join(_deeds(told, catalog))),
        *_entry(catalog, "story.rules-head", _list(_rule(each.title, each.variant) for each in told.about)),
        *_entry(
            catalog,
            "story.sentences-head",
            _list(
                f"<b>{escape(each.id)}</b> {escape(each.gist)} <small>{escape(each.place)}</small>"
                for each in told.sentences
            )
            + "".join(f"<p>{escape(note)}</p>" for note in told.notes),
        ),
        *_entry(catalog, "story.again-head", f"<code class='line'>{escape(told.again)}</code>"),
        "</dl></details>",
    ]
    return "".join(pieces)


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>" if text else ""


def _rule(title: str, variant: str) -> str:
    return f"{escape(title)}: {escape(variant)}" if variant else escape(title)


def _deeds(told: Story, catalog: Catalog) -> Iterator[str]:
    items = []
    for deed in told.deeds:
        calls = f" <small>→ <code>{escape(', '.join(deed.calls))}</code></small>" if deed.calls else ""
        settled = f" <small>({_text(catalog, 'story.only-move')})</small>" if deed.settled else ""
        items.append(f"{escape(deed.text)}: <b>{escape(deed.answer)}</b>{settled}{calls}")
    if told.turned_up:
        yield f"<p>{escape(told.turned_up)}</p>"
    if items:
        yield _list(iter(items), "ol")


def _picture(view: View | None, heading: str, catalog: Catalog) -> str:
    if view is None:
        return ""
    drawn = table.draw(view.state, view.players, words(view.state, view.players, catalog))
    return f"<figure><figcaption>{_text(catalog, heading)}</figcaption>{drawn}</figure>"


def _entry(catalog: Catalog, heading: str, content: str) -> Iterator[str]:
    if content:
        yield f"<dt>{_text(catalog, heading)}</dt><dd>{content}</dd>"


def _all(run: Verification, part: Part, catalog: Catalog) -> str:
    from unospec.scenarios.library import scenario_title

    heads = [_text(catalog, f"html.{name}") for name in ("verdict", "scenario", "why")]
    lines = [
        (
            _verdict(each.verdict, catalog),
            f"{escape(scenario_title(each.scenario.id, catalog.language))} <code>{escape(each.scenario.id)}</code>",
            _why(each, run, catalog),
        )
        for each in part.results
    ]
    return f"<details><summary>{len(lines)}</summary>{_table(heads, lines)}</details>"


def _why(result: Result, run: Verification, catalog: Catalog) -> str:
    told = escape(message(result.finding, catalog))
    known = known_issue(result, run)
    return told if known is None else f"{told} <small>{escape(known_text(known, catalog))}</small>"


def _table(heads: list[str], lines: Sequence[tuple[str, ...]]) -> str:
    first = "".join(f"<th scope='col'>{head}</th>" for head in heads)
    rows = []
    for line in lines:
        # Each cell says its heading, since on a phone the cells stand below one another.
        cells = (f"<td data-head='{head}'>{cell}</td>" for head, cell in zip(heads, line, strict=True))
        rows.append(f"<tr>{''.join(cells)}</tr>")
    return f"<table><thead><tr>{first}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


def _list(items: Iterator[str], kind: str = "ul") -> str:
    inner = "".join(f"<li>{item}</li>" for item in items)
    return f"<{kind}>{inner}</{kind}>" if inner else ""


def _verdict(verdict: Verdict, catalog: Catalog, count: int | None = None) -> str:
    return f"<span class='v {_kind(verdict)}'>{escape(verdict_words(verdict, catalog, count))}</span>"


def _kind(verdict: Verdict) -> str:
    return "bad" if verdict in WRONG else "trouble" if verdict in TROUBLE else _KINDS[verdict]


def _text(catalog: Catalog, name: str) -> str:
    return escape(catalog.text(f"ui:{name}"), quote=True)
