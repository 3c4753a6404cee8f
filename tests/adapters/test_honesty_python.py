"""The adapters of the Python engines decide nothing: what an engine is bent to shows through them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.adapters.python_engines import NAMES, engine, results, source
from tests.adapters.test_findings import _findings, _known
from unospec.running.conduct import Result
from unospec.scenarios import library

Folder = Callable[[str], Path]

#: What RLCard calls its cards.
_CARDS = [
    f"{colour}-{trait}"
    for colour in "rgby"
    for trait in (*map(str, range(10)), "skip", "reverse", "draw_2", "wild", "wild_draw_4")
]


def _rlcard_accepts(bend: pytest.MonkeyPatch) -> None:
    """It lists every move there is; whoever does not hold the card gives another one for it."""
    module = importlib.import_module("rlcard.games.uno.round")
    card_kind: Any = importlib.import_module("rlcard.games.uno.card").UnoCard
    proceed = module.UnoRound.proceed_round

    def anything(self: Any, players: Any, action: str) -> None:
        if action != "draw":
            hand, (colour, _, trait) = players[self.current_player].hand, action.partition("-")
            held = [card for card in hand if card.trait == trait and (card.type == "wild" or card.color == colour)]
            if not held:
                hand[-1] = card_kind(
                    "wild" if "wild" in trait else "number" if trait.isdigit() else "action", colour, trait
                )
        proceed(self, players, action)

    bend.setattr(module.UnoRound, "proceed_round", anything)
    bend.setattr(module.UnoRound, "get_legal_actions", lambda *_: [*_CARDS, "draw"])


def _rlcard_refuses(bend: pytest.MonkeyPatch) -> None:
    bend.setattr("rlcard.games.uno.round.UnoRound.get_legal_actions", lambda *_: [])


def _skilluno_accepts(bend: pytest.MonkeyPatch) -> None:
    """Every card fits, and for a place that there is not the last card is taken."""
    core = importlib.import_module("uno.core")

    def anything(self: Any, top_card: Any, current_color: str) -> int | None:
        told = self.ui.input("请选择要出的牌序号")
        return min(int(told), len(self.hand) - 1) if told else None

    bend.setattr(core.Player, "human_choose", anything)
    bend.setattr(core.Card, "is_playable_on", lambda *_: True)


def _skilluno_refuses(bend: pytest.MonkeyPatch) -> None:
    core = importlib.import_module("uno.core")

    def nothing(self: Any, top_card: Any, current_color: str) -> None:
        while True:
            self.ui.input("请选择要出的牌序号")

    bend.setattr(core.Player, "human_choose", nothing)


ACCEPTS = {"rlcard": _rlcard_accepts, "skilluno": _skilluno_accepts}
REFUSES = {"rlcard": _rlcard_refuses, "skilluno": _skilluno_refuses}


def _refused(result: Result) -> bool:
    """Whether it was the engine that refused, and not its lack of such a move."""
    return result.verdict == "pass" and not result.reason


def _accepted(result: Result) -> bool:
    """Whether something was accepted that had to be, and was not only tried."""
    steps = result.scenario.all_steps
    judged = any(step.id == "allowed" for step in steps)
    return any(
        logged.answer == "accepted" and (judged or not steps[logged.step].id.startswith("tries-"))
        for logged in result.log
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_an_engine_that_accepts_everything_fails_every_refusal(
    name: str, node_engines: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = engine(name, node_engines)
    scenarios = [each for each in library.scenarios() if any(step.id == "refused" for step in each.all_steps)]
    honest = results(made, scenarios)
    kept = [each for each in scenarios if _refused(honest[each.id])]
    assert len(kept) > 15
    ACCEPTS[name](monkeypatch)
    bent = results(made, kept)
    assert {id: result.verdict for id, result in bent.items()} == dict.fromkeys(bent, "fail")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_an_engine_that_refuses_everything_fails_every_acceptance(
    name: str, node_engines: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = engine(name, node_engines)
    scenarios = list(library.scenarios())
    honest = results(made, scenarios)
    kept = [each for each in scenarios if honest[each.id].verdict == "pass" and _accepted(honest[each.id])]
    assert len(kept) > 80
    REFUSES[name](monkeypatch)
    bent = results(made, kept)
    assert {id: result.verdict for id, result in bent.items()} == dict.fromkeys(bent, "fail")


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_known_issues_are_all_that_fails(name: str, node_engines: Folder) -> None:
    found = results(engine(name, node_engines), list(library.scenarios()))
    failed = {id for id, result in found.items() if result.verdict not in ("pass", "unsupported")}
    assert failed == set(_known(name))
    assert {found[id].verdict for id in failed} == {"fail"}


@pytest.mark.parametrize("name", NAMES)
def test_the_places_are_there(name: str, node_engines: Folder) -> None:
    engine(name, node_engines)
    for finding in _findings(name):
        lines = (source(name) / str(finding["file"])).read_text(encoding="utf-8").splitlines()
        for part in str(finding["lines"]).split(", "):
            first, _, last = part.partition("-")
            assert 0 < int(first) <= int(last or first) <= len(lines)
