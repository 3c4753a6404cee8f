"""Which cards are pictured beside a rule, on its page and on the leaflet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: Pictures beside a rule: codes of cards.
PICTURES: Final[Mapping[str, tuple[str, ...]]] = {
    "blank-cards": ("blank",),
    "start-wild": ("wild",),
    "start-wild-draw-four": ("wild-draw-four",),
    "start-draw-two": ("yellow-draw-two",),
    "start-reverse": ("green-reverse",),
    "start-skip": ("blue-skip",),
    "card-match": ("red-7", "red-3", "blue-7"),
    "action-card-match": ("green-skip", "blue-skip"),
    "wild-match": ("wild",),
    "reverse-effect": ("yellow-reverse",),
    "skip-effect": ("red-skip",),
    "two-player-reverse": ("blue-reverse",),
    "two-player-skip": ("green-skip",),
    "draw-two-effect": ("red-draw-two",),
    "draw-two-stacking": ("red-draw-two", "blue-draw-two"),
    "wild-draw-four-effect": ("wild-draw-four",),
    "wild-draw-four-stacking": ("wild-draw-four", "wild-draw-four"),
    "mixed-stacking": ("green-draw-two", "wild-draw-four"),
    "challenge": ("wild-draw-four",),
}
