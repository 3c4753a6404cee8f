"""The engine of RLCard 1.2.0 (`rlcard.games.uno`) behind the protocol.

RLCard plays one round, step by step, on its own objects `UnoGame`, `UnoRound`, `UnoDealer` and `UnoPlayer`. It never
refuses anything itself: `UnoRound.get_legal_actions` lists what is lawful. It has two moves, to play a card and to
draw; penalty cards are drawn at once, and a drawn card that has the colour in force, or is black, is played at once.
It knows nothing of calls, challenges, dealers, scores or matches.

Its players are numbered in the order of play, and number 0 begins; so number 0 is whoever is told to begin or else
the dealer's left-hand neighbour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy
from rlcard.games.uno import Game
from rlcard.games.uno.card import UnoCard

from unospec.kits.python.unospec_kit import Stacked
from unospec.protocol.messages import (
    PROTOCOL,
    Act,
    Answer,
    Arrange,
    Awaited,
    Bye,
    ByeReply,
    Configure,
    Deal,
    Done,
    Error,
    Hello,
    HelloReply,
    Move,
    NextRound,
    Opening,
    Reply,
    Stop,
    Unsupported,
    Visible,
    handled,
)

_COLOURS: Final = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
_LETTERS: Final = {colour: letter for letter, colour in _COLOURS.items()}
_SYMBOLS: Final = {"draw_2": "draw-two", "wild_draw_4": "wild-draw-four"}
_TRAITS: Final = {symbol: trait for trait, symbol in _SYMBOLS.items()}
_BLACK: Final = ("wild", "wild_draw_4")

#: What can be named in a position and that RLCard has no place for.
_LACKS: Final = frozenset({"dealer", "scores", "rounds", "duel"})


class RLCard:
    """The adapter."""

    def __init__(self) -> None:
        self._game: Any = None
        #: Our names of RLCard's players 0, 1, 2 and so on.
        self._names: tuple[str, ...] = ()

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to one message, both as JSON data."""
        return handled(message, self._reply)

    def _reply(self, request: Any) -> Reply:
        match request:
            case Hello():
                return _hello(request)
            case Arrange():
                return self._arrange(request)
            case Deal():
                return self._deal(request)
            case Act():
                return self._act(request)
            case Configure():
                return Unsupported(request.id, "the engine has no switches")
            case Opening():
                return Unsupported(request.id, "the engine has no opening draw")
            case NextRound() | Stop():
                return Unsupported(request.id, "the engine plays a single round")
            case Bye():
                return ByeReply(request.id)
        return Error(request.id, f"no such message: {request.type}")

    def _deal(self, told: Deal) -> Reply:
        start = _starter(told)
        if start is None:
            return Unsupported(told.id, "the engine does not settle who deals")
        if told.dealer is None and told.youngest is not None:
            return Unsupported(told.id, "the engine does not settle who deals")
        players = tuple(told.players[start:]) + tuple(told.players[:start])
        # RLCard deals seven cards to one player after the other.
        dealt = [code for player in players for code in told.hands[player]]
        order = [*dealt, *told.first, *told.draw_pile]
        if "blank" in (*dealt, *told.first):
            return Unsupported(told.id, "the engine has no blank cards")
        game = Game(num_players=len(players))
        # What RLCard shuffles comes out in the order told; the cards that go back are given in time.
        game.np_random = chance = Stacked(_code)
        chance.tell(order, len(dealt))
        game.init_game()
        self._game, self._names = game, players
        return self._done(told.id)

    def _arrange(self, told: Arrange) -> Reply:
        for what in told.named:
            kind = what.partition(":")[0]
            if kind in _LACKS:
                return Unsupported(told.id, f"the engine has no place for this: {kind}")
        codes = [*told.draw_pile, *told.discards, *(code for hand in told.hands.values() for code in hand)]
        if "blank" in codes:
            return Unsupported(told.id, "the engine has no blank cards")
        game = Game(num_players=len(told.players))
        game.np_random = numpy.random.RandomState(0)
        game.init_game()
        names = tuple(told.players)
        supply = _Cards(game)
        for player, name in zip(game.players, names, strict=True):
            player.hand = [supply.take(code) for code in told.hands[name]]
        game.round.played_cards = [supply.take(code) for code in reversed(told.discards)]
        game.round.target = game.round.played_cards[-1]
        if game.round.target.trait in _BLACK:
            game.round.target.color = _LETTERS[told.colour]
        game.dealer.deck = [supply.take(code) for code in reversed(told.draw_pile)]
        game.round.current_player = names.index(told.turn)
        game.round.direction = 1 if told.direction == "clockwise" else -1
        self._game, self._names = game, names
        return self._done(told.id)

    def _act(self, told: Act) -> Reply:
        if told.act not in ("play", "draw"):
            return self._answer(told.id, "no-such-move")
        game = self._game
        if game is None:
            return Error(told.id, "there is no round")
        if game.is_over() or told.player != self._names[game.get_player_id()]:
            # A move in RLCard carries no player: it is always that of the one in turn.
            return self._answer(told.id, "refused", f"{told.player} is not in turn")
        game.step("draw" if told.act == "draw" else _action(told))
        return self._answer(told.id, "accepted")

    def _done(self, number: int) -> Done:
        return Done(number, self._state(), self._awaiting())

    def _answer(self, number: int, answer: Any, reason: str = "") -> Answer:
        return Answer(number, answer, reason, self._state(), self._awaiting())

    def _state(self) -> Visible:
        game = self._game
        if game is None:
            return Visible()
        round_, names = game.round, self._names
        hands = {name: [_code(card) for card in player.hand] for name, player in zip(names, game.players, strict=True)}
        draw_pile = [_code(card) for card in reversed(game.dealer.deck)]
        discards = [_code(card) for card in reversed(round_.played_cards)]
        colour: Any = _COLOURS[round_.target.color]
        return Visible(
            hands=hands,
            counts={name: len(hand) for name, hand in hands.items()},
            top=discards[0] if discards else None,
            colour=colour,
            symbol=_SYMBOLS.get(round_.target.trait, round_.target.trait),
            turn=None if game.is_over() else names[game.get_player_id()],
            direction="clockwise" if round_.direction == 1 else "counterclockwise",
            draw_pile=draw_pile,
            draw_count=len(draw_pile),
            discards=discards,
            discard_count=len(discards),
            round_winner=names[round_.winner[0]] if round_.winner else None,
        )

    def _awaiting(self) -> Sequence[Awaited]:
        game = self._game
        if game is None or game.is_over():
            return ()
        moves = tuple(_move(action) for action in game.get_legal_actions())
        acts = tuple(dict.fromkeys(move.act for move in moves))
        return (Awaited(self._names[game.get_player_id()], acts, 0, moves),)


def _hello(request: Hello) -> HelloReply:
    return HelloReply(
        id=request.id,
        protocol=PROTOCOL,
        name="RLCard",
        version="1.2.0",
        language="Python",
        home="https://github.com/datamllab/rlcard",
        observes=(
            "hands",
            "counts",
            "top",
            "colour",
            "symbol",
            "turn",
            "direction",
            "draw_pile",
            "draw_count",
            "discards",
            "discard_count",
            "round_winner",
        ),
        moves=("play", "draw"),
        automatic=("play-drawn", "draw-penalty"),
        legality="list",
        series={"play": ("UnoGame.step('<colour>-<trait>')",), "draw": ("UnoGame.step('draw')",)},
    )


def _starter(told: Deal) -> int | None:
    """The seat of RLCard's player 0."""
    if told.starter is not None:
        return list(told.players).index(told.starter)
    if told.dealer is None:
        return None
    return (list(told.players).index(told.dealer) + 1) % len(told.players)


def _code(card: UnoCard) -> str:
    symbol = _SYMBOLS.get(card.trait, card.trait)
    return symbol if card.trait in _BLACK else f"{_COLOURS[card.color]}-{symbol}"


def _action(told: Act) -> str:
    """RLCard's word for a card, with the colour named for a black one."""
    assert told.card is not None
    if told.card in ("wild", "wild-draw-four"):
        letter = _LETTERS[told.colour] if told.colour else ""
        return f"{letter}-{_TRAITS.get(told.card, told.card)}"
    colour, _, symbol = told.card.partition("-")
    return f"{_LETTERS[colour]}-{_TRAITS.get(symbol, symbol)}"


def _move(action: str) -> Move:
    if action == "draw":
        return Move("draw")
    letter, _, trait = action.partition("-")
    colour: Any = _COLOURS[letter]
    symbol = _SYMBOLS.get(trait, trait)
    return Move("play", symbol, colour) if trait in _BLACK else Move("play", f"{colour}-{symbol}")


class _Cards:
    """RLCard's own cards of a game just begun, to be laid where they are told to be."""

    def __init__(self, game: Any) -> None:
        self._left: dict[str, list[UnoCard]] = {}
        for cards in (game.dealer.deck, game.round.played_cards, *(player.hand for player in game.players)):
            for card in cards:
                self._left.setdefault(_code(card), []).append(card)

    def take(self, code: str) -> UnoCard:
        """One card of that kind. Raises IndexError if the deck has no more."""
        return self._left[code].pop()
