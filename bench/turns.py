"""Turns per second of random lawful play by four players, beside rlcard's bare `UnoGame`.

A turn is one action carried out by an engine: asking for the lawful actions, choosing one at random, applying
it. Deals are part of the time. Both engines play in the same process and by turns, a slice each, so that a busy
machine slows both; the ratio printed is the median over the pairs of slices.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

import yaml

from reference_impl.playout import random_turns
from reference_impl.rules import Rules

_SPEC = Path(__file__).resolve().parent.parent / "spec"
_PLAYERS = ("p1", "p2", "p3", "p4")
#: Actions after which a match is given up; under some rules random play makes very long ones.
_LIMIT = 5000


def rule_sets() -> dict[str, Rules]:
    """The defaults of the catalogue, and the rule sets, by name."""
    catalogue: dict[str, Any] = {}
    for path in sorted((_SPEC / "rules").glob("*.yaml")):
        catalogue |= yaml.safe_load(path.read_text(encoding="utf-8"))["rules"]
    sets = {"defaults": {rule: entry["default"] for rule, entry in catalogue.items()}}
    for path in sorted((_SPEC / "rulesets").glob("*.yaml")):
        rules = yaml.safe_load(path.read_text(encoding="utf-8"))["rules"]
        sets[path.stem] = {rule: entry["variant"] for rule, entry in rules.items()}
    return dict(sets)


def reference_turns(rules: Rules) -> Iterator[None]:
    """One item for every turn that the reference makes, game after game."""
    for seed in count():
        for action, _ in random_turns(rules, _PLAYERS, seed, _LIMIT):
            if action is not None:
                yield None


def rlcard_turns() -> Iterator[None]:
    """One item for every turn that rlcard makes, game after game."""
    from rlcard.games.uno import Game

    choose = random.Random(0).choice
    while True:
        game = Game(num_players=len(_PLAYERS))
        game.init_game()
        while not game.is_over():
            game.step(choose(game.get_legal_actions()))
            yield None


def per_second(turns: Iterator[None], number: int) -> float:
    """How many turns come out in a second of the processor's time while `number` of them are made."""
    begun = time.process_time()
    made = sum(1 for _ in islice(turns, number))
    return made / (time.process_time() - begun)


def compare(rules: Rules, slices: int, number: int) -> tuple[float, float, float]:
    """Turns per second of the reference and of rlcard, and the ratio: medians over `slices` pairs."""
    ours, theirs = reference_turns(rules), rlcard_turns()
    pairs = [(per_second(ours, number), per_second(theirs, number)) for _ in range(slices)]
    median: Callable[[list[float]], float] = statistics.median
    return median([a for a, _ in pairs]), median([b for _, b in pairs]), median([a / b for a, b in pairs])


def main(arguments: list[str] | None = None) -> int:
    """Print one line a rule set. Gives 1 if the reference is slower than rlcard anywhere, 2 if rlcard is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench.turns", description="Turns per second beside rlcard.")
    parser.add_argument("--slices", type=int, default=15, help="pairs of slices for each rule set (default: 15)")
    parser.add_argument("--turns", type=int, default=3000, help="turns in a slice (default: 3000)")
    chosen = parser.parse_args(arguments)
    try:
        next(rlcard_turns())
    except ImportError as error:
        print(f"{error}; install it with: pip install rlcard==1.2.0", file=sys.stderr)
        return 2
    print(f"{'turns per second':<18}{'reference':>10}{'rlcard':>10}{'ratio':>8}")
    slower = False
    for name, rules in rule_sets().items():
        ours, theirs, ratio = compare(rules, chosen.slices, chosen.turns)
        print(f"{name:<18}{ours:>10,.0f}{theirs:>10,.0f}{ratio:>8.2f}", flush=True)
        slower = slower or ratio < 1
    return int(slower)


if __name__ == "__main__":
    sys.exit(main())
