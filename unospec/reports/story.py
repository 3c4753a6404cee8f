"""What happened in one scenario, in words, for all reports that people read; how it looks is their own matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from unospec.language.naming import in_words, shown
from unospec.protocol.messages import ActName
from unospec.reports.grounds import Shown, grounds
from unospec.reports.positions import View, after, before, turned_up
from unospec.reports.standings import place
from unospec.reports.words import field, message, reason
from unospec.running.acts import ACTS, act_of
from unospec.running.conduct import Result
from unospec.running.executor import Logged
from unospec.running.verdicts import Verdict
from unospec.scenarios.model import Scenario, Step, Value
from unospec.scenarios.steps import STEPS
from unospec.spec.ledger import ledger

if TYPE_CHECKING:
    from unospec.adapters.known import KnownIssue
    from unospec.language.catalogs import Catalog
    from unospec.protocol.messages import HelloReply

TEXTS = {
    # Headings of the parts of a story.
    "story.before": "The position before",
    "story.after": "As the engine shows it then",
    "story.steps": "Scenario",
    "story.expected-head": "Expected",
    "story.happened-head": "What happened",
    "story.did-head": "What the engine did",
    "story.rules-head": "Rules",
    "story.sentences-head": "Where the text says so",
    # {card}: such as “yellow 5”. In place of the first card that the scenario wants.
    "story.turned-up": "After the deal it shows another top card: {card}",
    "story.again-head": "Just this one again",
    "story.calls-head": "Calls of the engine",
    # The step at which the scenario was settled; beside it, never alone.
    "story.settled-here": "settled here",
    # What was expected. {step}: a whole step of a scenario, such as “Anna plays a red 7”.
    "story.expected.accepted": "This is possible: {step}",
    "story.expected.refused": "This is not possible: {step}",
    "story.expected.unchanged": "This is not possible, and nothing changes: {step}",
    # What was found instead. {what}: a field of the state, such as “the hand (Anna)”.
    "story.actual.value": "{what}: {actual}",
    # What the engine answered to an act.
    "story.answer.accepted": "accepted",
    "story.answer.refused": "refused",
    "story.answer.refused-why": "refused: {why}",
    "story.answer.no-such-move": "has no such move",
    # It broke down over it.
    "story.answer.unanswered": "no answer",
    # Beside an act that the suite sent because the player had no choice.
    "story.only-move": "sent because nothing else was open",
    "story.nothing": "nothing was asked of it",
    # Heads the end of what the engine has written to stderr.
    "story.stderr-head": "What the engine wrote to stderr",
    # Heads what is known of why the engine fails, with the place in its code.
    "story.known-head": "Known issue",
    # Of a known issue: it does not fail any more.
    "story.passes-now": "It passes now; take it off the list of known issues.",
}

#: Builds the command line that runs one scenario again, from a rule set's name and a scenario's id.
Again = Callable[[str, str], str]

_EXPECTED = {
    "not-accepted": "accepted",
    "no-such-move": "accepted",
    "wrongly-refused": "accepted",
    "wrongly-allowed": "refused",
    "refusal-changed-state": "unchanged",
    "differs": "value",
}

#: The step that tells of each act.
_STEPS: Final[Mapping[ActName, str]] = {
    "play": "plays",
    "draw": "draws",
    "keep": "keeps",
    "call": "calls",
    "catch": "catches",
    "challenge": "challenges",
    "accept": "takes",
    "name": "names",
}

#: So many lines of stderr are shown on a screen; the other reports have more.
LAST_WORDS: Final = 12

#: So many lines of stderr are told.
_LINES: Final = 40

#: A finding may be long.
_FINDING: Final = 1000

#: Steps in which something is tried, and those in which it is done.
_DONE: Final = {
    "tries-play": "plays",
    "tries-play-naming": "plays-naming",
    "tries-jump-in": "jumps-in",
    "tries-draw": "draws",
    "tries-keep": "keeps",
    "tries-pass": "tries-pass",
    "tries-call": "calls",
    "tries-catch": "catches",
    "tries-challenge": "challenges",
}


@dataclass(frozen=True, slots=True)
class Line:
    """A step of the scenario. settled: whether the verdict was given at it."""

    text: str
    settled: bool


@dataclass(frozen=True, slots=True)
class Deed:
    """An act that was sent. step: its place in the scenario. calls: the engine's own calls behind it."""

    step: int
    text: str
    answer: str
    accepted: bool
    settled: bool
    calls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cited:
    """A sentence. id: with the letters of the limits. place: where it stands in its text. gist: in our words."""

    id: str
    gist: str
    place: str


@dataclass(frozen=True, slots=True)
class Story:
    """A result in words. rules: the name of what the engine was held to. stderr: the last lines that it wrote there,
    where it broke down. known: what is known of it, if it is a known issue. turned_up: a note if the engine has turned
    up another first card, or empty. notes: on the sentences, if they speak of an option that is not played, and why
    something follows from them. again: a command line."""

    scenario: str
    rules: str
    verdict: Verdict
    reason: str
    title: str
    lines: tuple[Line, ...]
    before: View | None
    after: View | None
    expected: str
    happened: str
    stderr: tuple[str, ...]
    deeds: tuple[Deed, ...]
    known: str
    about: tuple[Shown, ...]
    sentences: tuple[Cited, ...]
    notes: tuple[str, ...]
    turned_up: str
    again: str


def tell(
    result: Result,
    rules: str,
    hello: HelloReply | None,
    catalog: Catalog,
    again: Again,
    known: KnownIssue | None = None,
) -> Story:
    """The story of a result. rules: the name of what the engine was held to. known: what is known of it."""
    from unospec.scenarios.titles import title
    from unospec.scenarios.writer import write_steps

    scenario = result.scenario
    steps = write_steps(scenario.all_steps, catalog.language)
    expected, happened = _outcome(result, catalog)
    stands_on = grounds(result, catalog)
    return Story(
        scenario=scenario.id,
        rules=rules,
        verdict=result.verdict,
        reason=result.reason,
        title=title(f"scenario:{scenario.id}", catalog.language) or scenario.id,
        lines=tuple(Line(text, number == result.finding.step) for number, text in enumerate(steps)),
        before=before(result),
        after=after(result),
        expected=expected,
        happened=happened,
        stderr=tuple(last_words(result.finding.fields)[-_LINES:]),
        known=known_text(known, catalog) if known is not None else "",
        deeds=tuple(_deed(each, result, hello, catalog) for each in result.log),
        about=stands_on.about,
        sentences=tuple(cited(scenario.cites, catalog)),
        notes=stands_on.notes,
        turned_up=_turned_up(result, catalog),
        again=again(rules, scenario.id),
    )


def _turned_up(result: Result, catalog: Catalog) -> str:
    card = turned_up(result)
    return catalog.text("ui:story.turned-up", card=in_words(card, catalog)) if card else ""


def last_words(fields: Mapping[str, str]) -> list[str]:
    """The end of what the engine wrote to stderr, line by line and fit to be shown; none if the message has it all.

    fields: of a finding.
    """
    said = fields.get("stderr", "")
    lines = [shown(line.rstrip().expandtabs(), indented=True) for line in said.splitlines() if line.strip()]
    return [] if len(lines) == 1 and "last" in fields else lines


def known_why(known: KnownIssue, catalog: Catalog) -> str:
    """What is known: a finding in the catalog's language, all else as it was written."""
    context = f"finding:{known.finding}"
    return shown(catalog.text(context) if known.finding and catalog.has(context) else known.why, _FINDING)


def known_text(known: KnownIssue, catalog: Catalog) -> str:
    """What is known, with the place in the engine's code."""
    why = known_why(known, catalog)
    return f"{why} ({shown(known.where)})" if known.where else why


def cited(citations: tuple[str, ...], catalog: Catalog) -> list[Cited]:
    """The sentences cited, each once, with the letters of its limits."""
    limits: dict[str, list[str]] = {}
    for citation in citations:
        sentence, _, letter = citation.partition(".")
        limits.setdefault(sentence, []).extend([letter] if letter else [])
    return [
        Cited(
            f"{sentence}.{', '.join(letters)}" if letters else sentence,
            catalog.text(f"gist:{sentence}"),
            place(ledger(sentence.partition("-")[0]), sentence, catalog),
        )
        for sentence, letters in limits.items()
    ]


def _outcome(result: Result, catalog: Catalog) -> tuple[str, str]:
    """What was expected, if that can be said apart, and what happened."""
    from unospec.scenarios.writer import write_steps

    finding = result.finding
    if finding.verdict == "unstable" and finding.cause is not None:
        return _outcome(replace(result, finding=replace(finding.cause, step=finding.step)), catalog)
    if finding.verdict == "unexpected-pass":
        return "", catalog.text("ui:story.passes-now")
    told = message(finding, catalog)
    kind = _EXPECTED.get(finding.reason.partition(":")[0], "")
    steps = result.scenario.all_steps
    if not kind or finding.step is None or finding.step >= len(steps):
        return "", told
    if kind == "value":
        step = steps[finding.step]
        about = str(finding.fields.get("what", ""))
        fields = {name: field(name, str(value), catalog, about) for name, value in finding.fields.items()}
        return write_steps((step,), catalog.language)[0], catalog.text(
            "ui:story.actual.value", what=fields["what"], actual=fields["actual"]
        )
    if not result.log:
        return "", told
    step = _step_of(result.log[-1], result.scenario)
    return catalog.text(f"ui:story.expected.{kind}", step=_phrase(step, catalog)), told


def _phrase(step: Step, catalog: Catalog) -> str:
    from unospec.language.phrases import vocabulary

    return vocabulary(catalog.language).render(step.id, step.values)


def _step_of(logged: Logged, scenario: Scenario) -> Step:
    """The step that says what was done: the scenario's own, unless the suite has settled something."""
    act = logged.act
    step = scenario.all_steps[logged.step]
    if not logged.settled and step.role == "when":
        own = act_of(step) if step.id in ACTS else None
        if own is not None and (own.act, own.player, own.card) == (act.act, act.player, act.card):
            # What is tried is done as far as the engine is concerned.
            return replace(step, id=_DONE.get(step.id, step.id))
    kind: str = _STEPS[act.act]
    values: dict[str, Value] = {"player": int(act.player[1:])}
    if act.card and "card" in STEPS[kind].kinds:
        values["card"] = act.card
    if act.whom:
        values["whom"] = int(act.whom[1:])
    if act.colour and act.act == "name":
        values["colour"] = act.colour
    return Step("when", kind, values)


def _deed(logged: Logged, result: Result, hello: HelloReply | None, catalog: Catalog) -> Deed:
    act = logged.act
    answer: str = logged.answer
    if answer == "refused" and logged.reason:
        answer = "refused-why"
    calls = hello.series.get(act.act, ()) if hello is not None else ()
    return Deed(
        logged.step,
        _phrase(_step_of(logged, result.scenario), catalog),
        catalog.text(f"ui:story.answer.{answer}", why=reason(logged.reason, catalog)),
        logged.answer == "accepted",
        logged.settled,
        # Where a list settled the answer, nothing was called.
        () if logged.listed or logged.answer == "no-such-move" else tuple(shown(call) for call in calls),
    )
