"""The reference engine behind the protocol. It can be set to any rules, and it shows everything."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final, cast, get_args

import reference_impl
from reference_impl import engine, first_card, jump_in
from reference_impl.actions import Accept, Action, Call, Catch, Challenge, Draw, Keep, Name, Play
from reference_impl.cards import CARDS, Card
from reference_impl.state import DRAWN, MATCH_OVER, NAMING, PENALTY, ROUND_OVER, TURN, State, cards
from unospec.protocol.messages import (
    PROTOCOL,
    Act,
    ActName,
    Answer,
    Arrange,
    Awaited,
    Bye,
    ByeReply,
    Configure,
    Deal,
    Done,
    Error,
    Field,
    Hello,
    HelloReply,
    NextRound,
    Opening,
    Reply,
    Request,
    Stop,
    Unsupported,
    Visible,
    handled,
)

_ACTS: Final[tuple[ActName, ...]] = get_args(ActName)

#: The engine's calls behind each act.
SERIES: Final[dict[str, tuple[str, ...]]] = {
    "play": ("apply(state, Play(seat, card, colour, uno))",),
    "draw": ("apply(state, Draw(seat))",),
    "keep": ("apply(state, Keep(seat))",),
    "name": ("apply(state, Name(seat, colour))",),
    "call": ("apply(state, Call(seat))",),
    "catch": ("apply(state, Catch(seat, whom))",),
    "challenge": ("apply(state, Challenge(seat))",),
    "accept": ("apply(state, Accept(seat))",),
}


class Reference:
    """The adapter. rules: what is played until `Configure` says otherwise; the catalogue's defaults if None."""

    def __init__(self, rules: Mapping[str, str] | None = None) -> None:
        #: Whether it plays whatever it is set to, or only what it was made for.
        self._is_free = rules is None
        self._own: Mapping[str, str] = _catalogue().defaults() if rules is None else rules
        self.rules = self._own
        self.state: State | None = None

    def handle(self, message: dict[str, Any]) -> dict[str, Any]:
        """The reply to one message, both as JSON data."""
        data = handled(message, self.reply)
        if "awaiting" in data:
            data["awaiting"] = [awaited for awaited in data["awaiting"] if awaited["acts"]]
        return data

    def reply(self, request: Request) -> Reply:
        """The reply to one message, both as values."""
        match request:
            case Act():
                return self._act(request)
            case Arrange():
                return self._arrange(request)
            case Deal():
                return self._deal(request)
            case NextRound():
                return self._next_round(request)
            case Opening():
                return self._opening(request)
            case Configure():
                return self._configure(request)
            case Stop():
                return self._stop(request)
            case Hello():
                return self._hello(request)
            case Bye():
                return ByeReply(request.id)

    def _hello(self, request: Hello) -> HelloReply:
        return HelloReply(
            id=request.id,
            protocol=PROTOCOL,
            name="reference",
            version=_version(),
            language="Python",
            observes=get_args(Field),
            moves=_ACTS,
            series=SERIES,
            configures=tuple(self._own),
        )

    def _configure(self, request: Configure) -> Reply:
        for rule, variant in request.variants.items():
            if rule not in self._own:
                return Unsupported(request.id, f"there is no rule {rule}")
            if self._is_free and not _catalogue().rules[rule].accepts(variant):
                return Unsupported(request.id, f"the rule {rule} has no variant {variant}")
        self.rules = {**self._own, **request.variants}
        self.state = None
        return Done(request.id)

    def _opening(self, request: Opening) -> Reply:
        rules = self.rules
        if rules["first-dealer"] == "youngest" and rules["first-player"] != "opening-draw-winner":
            return Unsupported(request.id, "the youngest deals, and an opening draw would settle nothing")
        opening = _opening_draw(rules, request)
        if isinstance(opening, str):
            return Unsupported(request.id, opening)
        names = tuple(request.players)
        youngest = 0 if request.youngest is None else names.index(request.youngest)
        dealer, starter = reference_impl.first_seats(rules, len(names), opening.winner, youngest)
        deck = [card.code for card in opening.deck]
        shown = Visible(
            dealer=names[dealer],
            turn=names[starter],
            draw_pile=deck,
            draw_count=len(deck),
            discards=[],
            discard_count=0,
        )
        return Done(request.id, shown)

    def _deal(self, request: Deal) -> Reply:
        names = tuple(request.players)
        if request.dealer is not None:
            dealer = names.index(request.dealer)
        elif request.youngest is not None:
            # Without an opening draw its winner, if the rules want one, is whoever sits first.
            dealer, _ = reference_impl.first_seats(self.rules, len(names), 0, names.index(request.youngest))
        else:
            return Unsupported(request.id, "nobody is said to deal")
        starter = None if request.starter is None else names.index(request.starter)
        order = [(dealer + place) % len(names) for place in range(1, len(names) + 1)]
        hands = [request.hands[name] for name in names]
        try:
            deck, seed = _deck(self.rules, order, hands, request.first, request.draw_pile)
            self.state = reference_impl.deal(self.rules, names, dealer, deck, starter=starter, seed=seed)
        except ValueError as error:
            return Unsupported(request.id, str(error))
        return self._done(request.id)

    def _next_round(self, request: NextRound) -> Reply:
        state = self.state
        if state is None or state.phase not in (ROUND_OVER, MATCH_OVER):
            return Unsupported(request.id, "the round is not over")
        if state.phase == MATCH_OVER:
            return Unsupported(request.id, "the match is over")
        # The engine settles who deals: a trial shows the order of dealing.
        dealer = reference_impl.next_round(state, reference_impl.full_deck(self.rules)).dealer
        active = state.active()
        order = sorted(active, key=lambda seat: (seat - dealer - 1) % len(state.players))
        hands: list[Sequence[str]] = [request.hands.get(name, ()) for name in state.players]
        try:
            deck, seed = _deck(self.rules, order, hands, request.first, request.draw_pile)
        except ValueError as error:
            return Unsupported(request.id, str(error))
        self.state = reference_impl.next_round(replace(state, seed=seed), deck)
        return self._done(request.id)

    def _arrange(self, request: Arrange) -> Reply:
        names = tuple(request.players)
        top = CARDS[request.discards[0]]
        self.state = State(
            rules=self.rules,
            players=names,
            hands=tuple(cards(request.hands[name]) for name in names),
            draw_pile=cards(request.draw_pile),
            discards=cards(request.discards),
            colour=request.colour,
            symbol=top.symbol,
            turn=names.index(request.turn),
            dealer=names.index(request.dealer),
            direction=1 if request.direction == "clockwise" else -1,
            scores=tuple(request.scores[name] for name in names),
            rounds_won=tuple(request.rounds[name] for name in names),
            duel=request.duel,
        )
        return self._done(request.id)

    def _act(self, request: Act) -> Reply:
        state = self.state
        if state is None:
            return Error(request.id, "there is no round")
        action = _action(state, request)
        if action is None:
            return Error(request.id, f"the act {request.act} is not complete")
        result = reference_impl.apply(state, action)
        if isinstance(result, State):
            self.state = result
            return Answer(request.id, "accepted", "", *_seen(result))
        reason = f"{result.code} ({result.rule}/{result.variant})" if result.rule else result.code
        return Answer(request.id, "refused", reason, *_seen(state))

    def _stop(self, request: Stop) -> Reply:
        if self.state is None:
            return Error(request.id, "there is no match")
        self.state = reference_impl.stop(self.state)
        return self._done(request.id)

    def _done(self, number: int) -> Done:
        assert self.state is not None
        return Done(number, *_seen(self.state))


def _seen(state: State) -> tuple[Visible, Sequence[Awaited]]:
    return visible(state), Awaiting(state)


def visible(state: State) -> Visible:
    """All that the engine shows."""
    names = state.players
    over = state.phase in (ROUND_OVER, MATCH_OVER)
    draw_pile = [card.code for card in state.draw_pile]
    discards = [card.code for card in state.discards]
    return Visible(
        hands={name: [card.code for card in hand] for name, hand in zip(names, state.hands, strict=True)},
        counts={name: len(hand) for name, hand in zip(names, state.hands, strict=True)},
        top=discards[0] if discards else None,
        colour=cast(Any, state.colour),
        symbol=state.symbol,
        turn=None if over else names[state.turn],
        direction="clockwise" if state.direction == 1 else "counterclockwise",
        draw_pile=draw_pile,
        draw_count=len(draw_pile),
        discards=discards,
        discard_count=len(discards),
        dealer=names[state.dealer],
        scores=dict(zip(names, state.scores, strict=True)),
        rounds=dict(zip(names, state.rounds_won, strict=True)),
        round_winner=None if state.round_winner is None else names[state.round_winner],
        match_winners=[names[seat] for seat in state.match_winners],
        out=[names[seat] for seat in sorted(state.out)],
        duel=[names[seat] for seat in state.active()] if state.duel else [],
    )


class Awaiting(Sequence[Awaited]):
    """Who may act now. Worked out only as far as somebody asks: every question looks up rules, and `relevance`
    learns from the rules that are looked up which of them can matter."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._all: tuple[Awaited, ...] | None = None

    def _made(self) -> tuple[Awaited, ...]:
        if self._all is None:
            state = self._state
            over = state.phase in (ROUND_OVER, MATCH_OVER)
            found = []
            for seat in () if over else (state.turn, *(each for each in state.active() if each != state.turn)):
                owed = state.owed if seat == state.turn and state.phase == PENALTY else 0
                found.append(Awaited(state.players[seat], OpenActs(state, seat), owed))
            self._all = tuple(found)
        return self._all

    def __getitem__(self, place: Any) -> Any:
        return self._made()[place]

    def __len__(self) -> int:
        return len(self._made())

    def __iter__(self) -> Iterator[Awaited]:
        return iter(self._made())


class OpenActs(Collection[ActName]):
    """The acts that are open to a player, each worked out when somebody asks for it."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._thinkable = _thinkable(state, seat)
        self._known: dict[object, bool] = {}

    def __contains__(self, act: object) -> bool:
        if act not in self._known:
            self._known[act] = act in self._thinkable and _is_open(self._state, self._seat, act)
        return self._known[act]

    def __iter__(self) -> Iterator[ActName]:
        return (act for act in self._thinkable if act in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


#: What a player in turn can think of, and what anybody else can.
_IN_TURN: Final[Mapping[str, tuple[ActName, ...]]] = {
    NAMING: ("name",),
    TURN: ("play", "draw"),
    DRAWN: ("play", "keep"),
    PENALTY: ("play", "draw", "accept"),
}
_OUT_OF_TURN: Final[Mapping[str, tuple[ActName, ...]]] = {NAMING: (), TURN: ("play",), DRAWN: (), PENALTY: ()}


def _thinkable(state: State, seat: int) -> tuple[ActName, ...]:
    """The acts that are worth asking the engine about; no rule has a say in this."""
    in_turn = seat == state.turn
    acts = _IN_TURN[state.phase] if in_turn else _OUT_OF_TURN[state.phase]
    if state.suspicion is not None:
        acts += ("challenge",)
    if seat in state.catchable or (in_turn and len(state.hands[seat]) == 2):
        acts += ("call",)
    return (*acts, "catch") if state.catchable else acts


def _is_open(state: State, seat: int, act: object) -> bool:
    """Whether the engine would let that player do some such act; asked so that few rules are looked up."""
    match act:
        case "play":
            return (seat == state.turn or seat in jump_in.who_may_jump(state)) and _can_play(state, seat)
        case "draw":
            return engine.refusal(state, Draw(seat)) is None
        case "keep":
            return engine.refusal(state, Keep(seat)) is None
        case "name":
            return engine.refusal(state, Name(seat, "red")) is None
        case "accept":
            return engine.refusal(state, Accept(seat)) is None
        case "challenge":
            return engine.refusal(state, Challenge(seat)) is None
        case "call":
            return engine.refusal(state, Call(seat)) is None
        case "catch":
            return any(engine.refusal(state, Catch(seat, whom)) is None for whom in state.catchable if whom != seat)
    return False


def _can_play(state: State, seat: int) -> bool:
    return any(
        engine.refusal(state, Play(seat, card, colour)) is None
        for card in dict.fromkeys(state.hands[seat])
        # One of two colours can be named, whichever is in force.
        for colour in (("red", "blue") if card.is_black else (None,))
    )


def _action(state: State, request: Act) -> Action | None:
    """The engine's action for an act; None if a part of it is missing."""
    if request.player not in state.players:
        return None
    seat = state.players.index(request.player)
    match request.act:
        case "play" if request.card is not None:
            return Play(seat, CARDS[request.card], request.colour, request.uno)
        case "draw":
            return Draw(seat)
        case "keep":
            return Keep(seat)
        case "name" if request.colour is not None:
            return Name(seat, request.colour)
        case "call":
            return Call(seat)
        case "catch" if request.whom in state.players:
            return Catch(seat, state.players.index(request.whom))
        case "challenge":
            return Challenge(seat)
        case "accept":
            return Accept(seat)
    return None


def _opening_draw(rules: Mapping[str, str], request: Opening) -> reference_impl.OpeningDraw | str:
    """The opening draw in which everybody draws the cards told; in words, why it cannot be made.

    Who draws next follows from the rules, so the deck is laid out one card after the other: a trial with what is
    laid out so far shows who draws the next one.
    """
    queues: dict[str, list[str]] = {name: [] for name in request.players}
    for name, card in request.cards:
        if name not in queues:
            return f"{name} does not sit at the table"
        queues[name].append(card)
    rest = list(request.rest)
    own = [card.code for card in reference_impl.full_deck(rules)]
    for code in (code for queue in queues.values() for code in queue):
        if code not in own:
            return f"there are not so many cards of this kind in the deck: {code}"
        own.remove(code)
    deck: list[str] = []
    while True:
        ahead = [code for code in rest if code in own]
        trial = deck + ahead + [code for code in own if code not in ahead]
        opening = reference_impl.opening_draw(rules, len(queues), [CARDS[code] for code in trial])
        if len(opening.draws) <= len(deck):
            return opening
        seat, _ = opening.draws[len(deck)]
        queue = queues[request.players[seat]]
        if queue:
            deck.append(queue.pop(0))
        else:
            deck.append(trial[len(deck)])
            own.remove(deck[-1])
            if deck[-1] in rest:
                rest.remove(deck[-1])


def _deck(
    rules: Mapping[str, str],
    order: Sequence[int],
    hands: Sequence[Sequence[str]],
    first: Sequence[str],
    draw_pile: Sequence[str],
) -> tuple[list[Card], int]:
    """The engine's own deck in the order that makes the deal come out as told, and the seed for its shuffles.

    Raises ValueError, in words, if there is none.
    """
    own = [card.code for card in reference_impl.full_deck(rules)]
    dealt = [hands[seat][turn] for turn in range(7) for seat in order]
    for code in (*dealt, *first):
        if code not in own:
            raise ValueError(f"there are not so many cards of this kind in the deck: {code}")
        own.remove(code)
    pile = []
    for code in draw_pile:
        if code in own:
            own.remove(code)
            pile.append(code)
    turned, seed = _before_turning_up(rules, [*first, *pile, *own])
    return [CARDS[code] for code in (*dealt, *turned)], seed


def _before_turning_up(rules: Mapping[str, str], wanted: list[str]) -> tuple[list[str], int]:
    """The pile from which the cards come up in the order wanted although some are shuffled in, and the seed."""
    back = 0
    while back < len(wanted) and first_card.goes_back(rules, CARDS[wanted[back]]):
        back += 1
    if not back or back == len(wanted) or rules["reburied-place"] != "shuffled-in":
        return wanted, 0
    seed, shuffles, ends = _harmless_shuffles(len(wanted), back)
    pile = [""] * len(wanted)
    for code, place in zip(wanted, ends, strict=False):
        pile[place] = code
    others = iter(wanted[len(ends) :])
    pile = [code or next(others) for code in pile]
    for places in reversed(shuffles):
        before = [""] * len(pile)
        for place, code in zip(places, pile, strict=True):
            before[place] = code
        pile = before
    return pile, seed


@cache
def _harmless_shuffles(size: int, back: int) -> tuple[int, list[list[int]], list[int]]:
    """A seed under which each top card, shuffled in `back` times in a row, ends deep in the pile.

    With it the shuffles (which place each card comes from), and where the cards that were on top end: the last
    one, which stays, on top.
    """
    for seed in range(10_000):
        shuffles = []
        following = seed
        for _ in range(back):
            generator = random.Random(following)
            places = list(range(size))
            generator.shuffle(places)
            shuffles.append(places)
            following = generator.getrandbits(32)
        ends = []
        for number in range(back):
            place = 0
            for places in shuffles[number:]:
                place = places.index(place)
            ends.append(place)
        if len(set(ends)) == back and min(ends) >= size // 3:
            return seed, shuffles, [*ends, 0]
    raise ValueError(f"{back} first cards in a row cannot go back into so small a pile")


def _version() -> str:
    from unospec import __version__

    return __version__


def _catalogue() -> Any:
    from unospec.spec.catalogue import catalogue

    return catalogue()
