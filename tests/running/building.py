"""Short ways to write down scenarios, rules and engines for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from unospec.adapters.reference import Reference
from unospec.running.engines import InProcess, greet
from unospec.running.executor import Run
from unospec.running.filling import Filling
from unospec.running.verdicts import EngineFault, Finding
from unospec.scenarios.model import Scenario, Step
from unospec.scenarios.steps import STEPS
from unospec.spec.catalogue import catalogue


def step(id: str, **values: Any) -> Step:
    """A step of the vocabulary in its own role."""
    return Step(STEPS[id].role, id, values)


def scenario(*steps: Step, id: str = "hu-made-up", cites: Iterable[str] = ("hu-001",)) -> Scenario:
    """A scenario of these steps."""
    return Scenario(id, tuple(cites), (), steps)


def rules(**changed: str) -> dict[str, str]:
    """The catalogue's defaults with some rules changed: `draw_two_stacking="stacks"`."""
    return catalogue().defaults() | {rule.replace("_", "-"): variant for rule, variant in changed.items()}


@cache
def variants() -> Mapping[str, tuple[str, ...]]:
    """The variants of every rule."""
    return {rule.id: tuple(rule.variants) for rule in catalogue().rules.values()}


@cache
def numbers() -> Mapping[str, tuple[int, int]]:
    """The limits of the rules whose variant is a number."""
    return {
        rule.id: (rule.least, rule.most)
        for rule in catalogue().rules.values()
        if rule.least is not None and rule.most is not None
    }


class Twisted:
    """The reference behind an adapter that a test has bent.

    hello: fields of the introduction to be changed. request, reply: what is done to a message on its way.
    """

    def __init__(
        self,
        played: Mapping[str, str],
        hello: Mapping[str, Any] | None = None,
        request: Callable[[dict[str, Any]], dict[str, Any]] = lambda message: message,
        reply: Callable[[dict[str, Any], dict[str, Any]], Any] = lambda message, answer: answer,
    ) -> None:
        self._reference = Reference(played)
        self._hello = dict(hello or {})
        self._request = request
        self._reply = reply
        self.asked: list[dict[str, Any]] = []

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(message)
        answer = self._reference.handle(self._request(dict(message)))
        if answer["type"] == "hello":
            answer.update(self._hello)
        made: dict[str, Any] = self._reply(message, answer)
        return made


def play(
    made: Scenario, played: Mapping[str, str] | None = None, filling: Filling = "plain", **bent: Any
) -> tuple[Finding, Run]:
    """Play a scenario on the reference, bent or not."""
    engine = InProcess(lambda: Twisted(played or rules(), **bent))
    run = Run(engine, greet(engine), made, filling)
    try:
        return run.play(), run
    except EngineFault as fault:
        return fault.finding, run


def verdict(made: Scenario, played: Mapping[str, str] | None = None, **bent: Any) -> tuple[str, str]:
    """The verdict of a scenario and its reason."""
    finding, _ = play(made, played, **bent)
    return finding.verdict, finding.reason
