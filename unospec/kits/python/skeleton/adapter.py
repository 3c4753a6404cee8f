"""The adapter of your engine. It passes messages on and shows what has come of them; it never decides a rule."""

import toy_engine
from toy_engine import Card, Game, IllegalMove
from unospec_kit import Adapter, Refused, Stacked, Unsupported, serve

#: What the protocol calls the faces that it names otherwise.
SYMBOLS = {"+2": "draw-two", "+4": "wild-draw-four"}
FACES = {symbol: face for face, symbol in SYMBOLS.items()}


def code(card):
    """What the protocol calls a card: red-7, blue-draw-two, wild."""
    symbol = SYMBOLS.get(card.face, card.face)
    return f"{card.colour}-{symbol}" if card.colour else symbol


def make(code):
    """A card of the engine."""
    if code == "blank":
        raise Unsupported("the engine has no blank cards")
    if code in ("wild", "wild-draw-four"):
        return Card(None, FACES.get(code, code))
    colour, _, symbol = code.partition("-")
    return Card(colour, FACES.get(symbol, symbol))


class MyEngine(Adapter):
    hello = {
        "name": "Toy",
        "version": "1.0",
        "language": "Python",
        "moves": ["play", "draw", "keep"],
        "observes": ["hands", "top", "colour", "turn", "direction", "draw_pile", "discards", "round_winner"],
        "automatic": ["draw-penalty"],
    }

    def __init__(self):
        self.game = None
        # The engine's own shuffles give the order that is told.
        self.chance = toy_engine.random = Stacked(code)

    def deal(self, message):
        """A new round. The engine deals; only the order of its cards is told."""
        players = message["players"]
        if "starter" not in message and "dealer" not in message:
            raise Unsupported("the engine does not settle who deals")
        # This engine lets its first player begin.
        first = players.index(message["starter"]) if "starter" in message else players.index(message["dealer"]) + 1
        names = (players + players)[first : first + len(players)]
        dealt = [card for name in names for card in message["hands"][name]]
        if "blank" in dealt + message["first"]:
            raise Unsupported("the engine has no blank cards")
        self.chance.tell(dealt + message["first"] + message["draw_pile"], len(dealt))
        self.game = Game(names)
        self.chance.forget()

    def arrange(self, message):
        """A position in the middle of a round."""
        for what in message.get("named", []):
            if what.partition(":")[0] in ("dealer", "scores", "rounds", "duel"):
                raise Unsupported("the engine plays a single round, without dealer and points")
        game = self.game = Game(message["players"])
        game.hands = {name: [make(card) for card in hand] for name, hand in message["hands"].items()}
        # The engine takes cards from the end of its lists.
        game.deck = [make(card) for card in reversed(message["draw_pile"])]
        game.pile = [make(card) for card in reversed(message["discards"])]
        game.colour = message["colour"]
        game.place = message["players"].index(message["turn"])
        game.step = 1 if message["direction"] == "clockwise" else -1

    def act(self, message):
        """One of the moves named above. What the engine does not allow is refused, with its own reason."""
        game, player = self.game, message["player"]
        try:
            if message["act"] == "draw":
                game.draw(player)
            elif message["act"] == "keep":
                game.keep(player)
            else:
                # Of two that are alike the last one, which may be the one just drawn.
                held = [card for card in game.hands[player] if code(card) == message["card"]]
                game.play(player, held[-1] if held else make(message["card"]), message.get("colour"))
        except IllegalMove as error:
            raise Refused(str(error)) from None

    def state(self):
        """What can be seen: everything that `observes` names."""
        game = self.game
        return {
            "hands": {name: [code(card) for card in hand] for name, hand in game.hands.items()},
            "top": code(game.pile[-1]),
            "colour": game.colour,
            "turn": None if game.winner else game.turn,
            "direction": "clockwise" if game.step == 1 else "counterclockwise",
            "draw_pile": [code(card) for card in reversed(game.deck)],
            "discards": [code(card) for card in reversed(game.pile)],
            "round_winner": game.winner,
        }

    def awaiting(self):
        """Who may act now, and how."""
        game = self.game
        if game.winner:
            return []
        return [{"player": game.turn, "acts": ["play", "keep" if game.drawn else "draw"]}]


if __name__ == "__main__":
    serve(MyEngine())
