"""The game of SkillUNO 1.16.0 (`uno.core`) behind the protocol.

SkillUNO is played at the keyboard of one terminal: `UNOGame.play_turn` asks the player in turn which card to play,
whether a card just drawn is to be played, and which colour a black card shall have. It asks nobody else and nothing
else; so whatever it does not ask for is no move that it has. It deals penalty cards at once and calls UNO by itself.
It plays one round and knows no dealer, no points and no match. Its additions to UNO are left out, by its own switches:
no season is on, so nobody has a skill, and the limit on the cards in a hand is that of the whole deck.

A card that the player does not hold cannot be named to it; the adapter then names a place in the hand that there is
not, and leaves it to the game to refuse that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from uno import core
from uno.core import Card, UNOGame
from uno.ui import ConsoleUI

from unospec.kits.python.unospec_kit import Adapter, NoSuchMove, Prompts, Refused, Stacked, Unsupported

_COLOURS: Final = {"红": "red", "蓝": "blue", "绿": "green", "黄": "yellow"}
_NAMED: Final = {colour: named for named, colour in _COLOURS.items()}
_SYMBOLS: Final = {"跳过": "skip", "反转": "reverse", "+2": "draw-two", "万能": "wild", "万能+4": "wild-draw-four"}

#: The questions of a turn, by a word of their own in the prompt, and the acts that answer them.
_WHICH_CARD: Final = "请选择要出的牌序号"
_PLAY_DRAWN: Final = "抽到的牌可以出"
_WHICH_COLOUR: Final = "请输入颜色序号"
_ACTS: Final[Mapping[str, tuple[str, ...]]] = {
    _WHICH_CARD: ("play", "draw"),
    _PLAY_DRAWN: ("play", "keep"),
    _WHICH_COLOUR: (),
}

#: What can be named in a position and that SkillUNO has no place for.
_LACKS: Final = frozenset({"dealer", "scores", "rounds", "duel"})


#: More cards nobody can hold.
_WHOLE_DECK: Final = 108


class _Terminal(ConsoleUI):  # type: ignore[misc]
    """SkillUNO's terminal: what it shows goes to stderr, what it asks to the adapter."""

    def __init__(self, prompts: Prompts, whose: Callable[[], str]) -> None:
        self._prompts = prompts
        self._whose = whose

    def show(self, text: object = "") -> None:
        self._prompts.say(text)

    def print_inline(self, text: object = "", end: str = "") -> None:
        self._prompts.say(text)

    def input(self, prompt: str = "") -> str:
        known = next((text for text in _ACTS if text in prompt), None)
        if known is None:
            raise RuntimeError(f"a question that the adapter does not know: {prompt}")
        answer: str = self._prompts.ask(self._whose(), _ACTS[known], known)
        return answer

    def clear_screen(self) -> None:
        """Leave the screen as it is."""

    def pause(self, message: str = "") -> str:
        """Go on at once, where a player would hand over the screen."""
        return ""


class SkillUno(Adapter):
    """The adapter."""

    hello: dict[str, Any] = {  # noqa: RUF012
        "name": "SkillUNO",
        "version": "1.16.0",
        "language": "Python",
        "home": "https://github.com/zhuyiming0208/SkillUNO",
        "observes": [
            "hands",
            "counts",
            "top",
            "colour",
            "turn",
            "direction",
            "draw_pile",
            "draw_count",
            "discards",
            "discard_count",
            "round_winner",
        ],
        "moves": ["play", "draw", "keep"],
        "automatic": ["call", "draw-penalty"],
        "series": {
            "play": [
                "UNOGame.play_turn(): the card's place in the hand",
                "y for a card just drawn",
                "the colour's number",
            ],
            "draw": ["UNOGame.play_turn(): an empty line"],
            "keep": ["UNOGame.play_turn(): n for the card just drawn"],
        },
    }

    def __init__(self) -> None:
        self._game: Any = None
        self._prompts = Prompts()
        self._chance = Stacked(_code)
        core.random = self._chance

    def deal(self, message: dict[str, Any]) -> None:
        """Let SkillUNO shuffle into the order told, deal, and turn up the first card."""
        players, starter = message["players"], message.get("starter")
        if starter is None and message.get("dealer") is None:
            raise Unsupported("the engine does not settle who deals")
        # It deals seven cards to one player after the other, and the first of them begins.
        start = players.index(starter) if starter else players.index(message["dealer"]) + 1
        names = [*players, *players][start % len(players) :][: len(players)]
        dealt = [code for name in names for code in message["hands"][name]]
        if "blank" in (*dealt, *message["first"]):
            raise Unsupported("the engine has no blank cards")
        self._chance.tell([*dealt, *message["first"], *message["draw_pile"]], len(dealt))
        game = self._new(names)
        self._prompts.begin(lambda: self._play(game, deals=True))

    def arrange(self, message: dict[str, Any]) -> None:
        """Lay SkillUNO's own cards as told."""
        for what in message.get("named", ()):
            kind = what.partition(":")[0]
            if kind in _LACKS:
                raise Unsupported(f"the engine has no place for this: {kind}")
        hands = message["hands"]
        if "blank" in (
            *message["draw_pile"],
            *message["discards"],
            *(code for hand in hands.values() for code in hand),
        ):
            raise Unsupported("the engine has no blank cards")
        self._chance.forget()
        game = self._new(message["players"])
        supply: dict[str, list[Any]] = {}
        for card in game.deck.cards:
            supply.setdefault(_code(card), []).append(card)
        for player in game.players:
            player.hand = [supply[code].pop() for code in hands[player.name]]
        game.discard_pile[:] = [supply[code].pop() for code in reversed(message["discards"])]
        game.deck.cards[:] = [supply[code].pop() for code in reversed(message["draw_pile"])]
        game.current_color = _NAMED[message["colour"]]
        game.current_player_idx = message["players"].index(message["turn"])
        game.direction = 1 if message["direction"] == "clockwise" else -1
        game.game_started = True
        self._prompts.begin(lambda: self._play(game))

    def act(self, message: dict[str, Any]) -> None:
        """Answer what SkillUNO asks of the player in turn."""
        asked = self._prompts.question
        if asked is None or message["player"] != asked.player or message["act"] not in asked.acts:
            raise NoSuchMove
        match message["act"]:
            case "draw":
                self._answer("")
            case "keep":
                self._answer("n")
            case "play" if asked.text == _PLAY_DRAWN:
                if message["card"] != _code(self._game.current_player().hand[-1]):
                    raise NoSuchMove
                self._play_card("y", message)
            case "play":
                held = [_code(card) for card in self._game.current_player().hand]
                place = held.index(message["card"]) if message["card"] in held else len(held)
                self._play_card(str(place), message)

    def _play_card(self, answer: str, message: dict[str, Any]) -> None:
        colour = message.get("colour")
        if message["card"] in ("wild", "wild-draw-four") and colour is None:
            raise NoSuchMove  # it asks for the colour of a black card, and goes on asking
        self._answer(answer)
        asked = self._prompts.question
        if asked is not None and asked.text == _WHICH_COLOUR:
            self._answer(str(Card.COLORS.index(_NAMED[str(colour)])))

    def _answer(self, answer: str) -> None:
        """Answer what is asked. Raises Refused if the same is asked once more in the same turn."""
        before, turn = self._prompts.question, self._game.turn_number
        self._prompts.answer(answer)
        asked = self._prompts.question
        if asked is not None and before is not None and (asked.text, self._game.turn_number) == (before.text, turn):
            raise Refused(asked.said[-1] if asked.said else "")

    def _new(self, players: list[str]) -> Any:
        self._prompts.end()
        terminal = _Terminal(self._prompts, lambda: str(self._game.current_player().name))
        self._game = UNOGame(enabled_seasons=[], players=list(players), human_ui=terminal, hand_limit=_WHOLE_DECK)
        return self._game

    def _play(self, game: Any, *, deals: bool = False) -> None:
        """SkillUNO's own loop, without its archive of who has won how often."""
        if deals:
            game.setup()
            self._chance.forget()
        while not game.check_winner():
            game.play_turn()

    def state(self) -> dict[str, Any]:
        """What SkillUNO holds."""
        game = self._game
        if game is None:
            return {}
        hands = {player.name: [_code(card) for card in player.hand] for player in game.players}
        draw_pile = [_code(card) for card in reversed(game.deck.cards)]
        discards = [_code(card) for card in reversed(game.discard_pile)]
        winner = game.check_winner()
        return {
            "hands": hands,
            "counts": {name: len(hand) for name, hand in hands.items()},
            "top": discards[0] if discards else None,
            "colour": _COLOURS.get(game.current_color),
            "turn": None if winner else game.current_player().name,
            "direction": "clockwise" if game.direction == 1 else "counterclockwise",
            "draw_pile": draw_pile,
            "draw_count": len(draw_pile),
            "discards": discards,
            "discard_count": len(discards),
            "round_winner": winner.name if winner else None,
        }

    def awaiting(self) -> list[dict[str, Any]]:
        """What SkillUNO asks."""
        return self._prompts.awaiting()


def _code(card: Any) -> str:
    """What the protocol calls a card of SkillUNO."""
    if card.color not in _COLOURS:
        return _SYMBOLS[card.type]
    return f"{_COLOURS[card.color]}-{card.value if card.type == '数字' else _SYMBOLS[card.type]}"
