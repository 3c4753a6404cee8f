"""Meaning, proved blind: sentences to be understood, and what was understood.

A round trip cannot see that two phrases of a catalog are swapped. So a reader who sees neither the English nor the ids
of the sentences writes down which step each of them is, and with which values. The answers are held against the truth
and kept in ``locales/LANGUAGE/blind.yaml``, by a hash of the sentence: a phrase
that is worded anew has no reading any more.
"""

from __future__ import annotations

import datetime
import hashlib
import random
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from unospec import paths
from unospec.language.forms import BLACK, LEXICON
from unospec.language.phrases import Vocabulary, vocabulary
from unospec.scenarios.keywords import keywords
from unospec.scenarios.model import Kind, Value
from unospec.scenarios.steps import STEPS, Declaration
from unospec.spec.faults import Fault

#: What a record says of a reading that found the meaning.
AGREED = "agreed"

_HOW = """\
Each numbered sentence below is one line of a scenario of the card game UNO, in the language "{language}". Read it as it
stands and write down which step of the list it is, and the values it is about. Answers are lines of this kind:

    7 holds player=3 cards=red-7,wild
    8 round-open

that is: the number of the sentence, the id of the step, and every value of the step as name=value. Two sentences may
well be the same step. Go by what the sentence says, not by what the others leave over. If a sentence could be two
steps, is unclear or reads badly, add a remark after " # ".

Values:
    player, other, whom   the number of the player: {players}
    players               such numbers, in the order of the sentence: players=4,5,1
    card                  red- yellow- green- or blue- with 0 to 9, draw-two, reverse or skip: blue-reverse;
                          or wild, wild-draw-four, blank
    cards                 such cards, in the order of the sentence: cards=red-7,wild
    colour                red, yellow, green, blue
    direction             clockwise, counterclockwise
    count, points         a number

Steps. First word: given (what the table looks like), when (what is done or tried), then (what is seen afterwards). The
sentences begin with the keyword of one of these: {given} = given, {when} = when, {then} = then.
"""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence for the reader, and what it means: `meaning` is the line a reader who understands it writes."""

    text: str
    step: str
    meaning: str

    @property
    def hash(self) -> str:
        """By this the record knows the sentence."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]


def sentences(speak: Vocabulary) -> list[Sentence]:
    """The sentences of a language, always the same ones, in an order that tells nothing.

    Two for each step that has parameters, more where a plural has more forms.
    """
    words = keywords(speak.language)
    found = [
        Sentence(f"{words.of(step.role)} {speak.render(step.id, values)}", step.id, meaning(step.id, values))
        for step in STEPS.values()
        for values in _values(step, speak)
    ]
    random.Random(f"order {speak.language}").shuffle(found)
    return found


def meaning(step: str, values: Mapping[str, Value]) -> str:
    """A step as the reader writes it: ``holds player=3 cards=red-7,wild``."""
    return " ".join([step, *(f"{name}={_plain(value)}" for name, value in values.items())])


def sheet(language: str) -> Iterator[str]:
    """The lines of the sheet: how to answer, the steps to choose from, the sentences."""
    speak = vocabulary(language)
    words = keywords(language)
    names = speak.words.texts("player", speak.words.forms("player")[0])
    yield from _HOW.format(
        language=language,
        players=", ".join(f"{number} {name}" for number, name in names.items()),
        given=words.given,
        when=words.when,
        then=words.then,
    ).splitlines()
    steps = list(STEPS.values())
    random.Random(f"steps {language}").shuffle(steps)
    for step in steps:
        yield f"    {step.role:5} {' '.join([step.id, *(f'{name}=' for name in step.kinds)])} : {step.note}"
    yield ""
    yield "Sentences:"
    for number, sentence in enumerate(sentences(speak), start=1):
        yield f"{number:4} {sentence.text}"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader wrote for a sentence: the step with its values in a fixed order; empty if there is no answer."""

    sentence: Sentence
    answer: str
    remark: str = ""

    @property
    def agrees(self) -> bool:
        """Whether the reader has understood what is meant."""
        return self.answer == self.sentence.meaning


def score(language: str, answers: str, read: str | None = None) -> list[Reading]:
    """The answers of a reader beside the sentences. Raises Problem for a line that is no answer.

    read: the sheet that the reader had; sentences that are worded differently by now count as not answered.
    """
    asked = sentences(vocabulary(language))
    had = None if read is None else dict(re.findall(r"(?m)^ *(\d+) (.+)$", read.partition("\nSentences:\n")[2]))
    given: dict[int, tuple[str, str]] = {}
    for line, text in enumerate(answers.splitlines(), start=1):
        answer, _, remark = (part.strip() for part in text.partition("#"))
        if not answer:
            continue
        match = re.fullmatch(r"(\d+)[.:)]?\s+(.+)", answer)
        if match is None or not 1 <= int(match[1]) <= len(asked):
            raise Fault("catalog.no-answer", ("number-most", {"most": str(len(asked))}), line=line, text=answer)
        if had is None or had.get(match[1]) == asked[int(match[1]) - 1].text:
            given[int(match[1])] = (_ordered(match[2]), remark)
    return [Reading(each, *given.get(number, ("", ""))) for number, each in enumerate(asked, start=1)]


def record(language: str) -> dict[str, dict[str, Any]]:
    """The readings that are kept of a language, by the hash of the sentence."""
    import yaml

    path = record_path(language)
    if not path.is_file():
        return {}
    with path.open(encoding="utf-8") as file:
        data = yaml.safe_load(file) or {}
    if not isinstance(data, dict):
        raise Fault("catalog.no-readings", path=path)
    return {str(key): entry for key, entry in (data.get("readings") or {}).items()}


def record_path(language: str) -> Path:
    """Where the readings of a language are kept."""
    return paths.locales() / language / "blind.yaml"


def keep(language: str, readings: Iterable[Reading], mended: str = "") -> None:
    """Writes readings into the record. mended: what was done about those that do not agree.

    Readings of sentences that are worded differently now stay only where they tell what was mended.
    """
    present = {each.hash for each in sentences(vocabulary(language))}
    entries = {key: entry for key, entry in record(language).items() if key in present or entry.get("result") != AGREED}
    for reading in readings:
        if not reading.answer:
            continue
        result = AGREED if reading.agrees else mended or f"meant: {reading.sentence.meaning}"
        entries[reading.sentence.hash] = {
            "read": reading.answer,
            "date": datetime.date.today().isoformat(),
            "result": result,
            **({"remark": reading.remark} if reading.remark else {}),
        }
    lines = [
        "# What readers who saw only the sentences wrote down, by a hash of the sentence;",
        "# written by unospec locales blind.",
        f"language: {language}",
        "readings:",
    ]
    for key, entry in sorted(entries.items(), key=lambda item: (str(item[1]["read"]), item[0])):
        fields = ", ".join(f"{name}: {_quoted(str(value))}" for name, value in entry.items())
        lines.append(f'  "{key}": {{{fields}}}')
    record_path(language).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


def unread(language: str) -> list[Sentence]:
    """The sentences that no reader has understood as they are worded now."""
    kept = record(language)
    return [
        each
        for each in sentences(vocabulary(language))
        if (entry := kept.get(each.hash)) is None or entry.get("result") != AGREED or entry.get("read") != each.meaning
    ]


def _values(step: Declaration, speak: Vocabulary) -> list[dict[str, Value]]:
    """Two sets of values that make sense, and one more for each plural form that they lack."""
    if not step.kinds:
        return [{}]
    dice = random.Random(f"{speak.language} {step.id}")
    columns = {name: _two(step, name, kind, dice) for name, kind in step.kinds.items()}
    found = [{name: columns[name][place] for name in step.kinds} for place in (0, 1)]
    number = next((name for name, kind in step.kinds.items() if kind in ("count", "points")), None)
    if step.singular and number:
        for count in (1, dice.randint(2, 9), dice.choice((10, 11, 20, 30)), 0):
            if all(speak.plural_form(int(str(each[number]))) != speak.plural_form(count) for each in found):
                found.append({**found[0], number: count})
    return found


def _two(step: Declaration, name: str, kind: Kind, dice: random.Random) -> tuple[Value, Value]:
    lexicon: list[Any] = list(LEXICON[kind])
    if kind in ("card", "cards"):
        black = [each for each in lexicon if each in ("wild", "wild-draw-four")]
        coloured = [each for each in lexicon if each not in BLACK]
        if kind == "card":
            # A colour is named with a black card only, and for the opening draw numbers count.
            if "colour" in step.kinds:
                return black[0], black[1]
            if step.role == "when" or step.id == "opening-card":
                return tuple(dice.sample(coloured, 2))
            first = dice.choice(coloured)
            while (second := dice.choice([*coloured, *black])) == first:
                pass
            return first, second
        return tuple(dice.sample(coloured, 2)), (*dice.sample(coloured, 2), dice.choice(black))
    if kind == "players":
        return tuple(dice.sample(lexicon, 3)), tuple(dice.sample(lexicon, 4))
    if kind == "player":
        # Sets of one step have different players, and two players of one sentence differ.
        half = lexicon[:5] if name == next(iter(step.kinds)) else lexicon[5:]
        return tuple(dice.sample(half, 2))
    if kind in ("count", "points"):
        return dice.randint(2, 9), dice.randint(12, 60)
    return tuple(dice.sample(lexicon, 2))


def _plain(value: Value) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _ordered(answer: str) -> str:
    """The answer with its values in the order of the declaration; as it is if it names no step of ours."""
    step, *fields = answer.split()
    if step not in STEPS:
        return " ".join(answer.split())
    order = list(STEPS[step].kinds)
    return " ".join(
        [step, *sorted(fields, key=lambda each: order.index(k) if (k := each.split("=")[0]) in order else 99)]
    )


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
