import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A toy engine that plays one round of UNO by simple rules. Replace it with your own engine. */
final class ToyEngine {
  static final List<String> COLOURS = List.of("red", "yellow", "green", "blue");
  static final List<String> FACES =
      List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "+2");

  /** What the rules of this engine do not allow. */
  @SuppressWarnings("serial")
  static final class IllegalMove extends Exception {
    IllegalMove(String message) {
      super(message);
    }
  }

  /** A card. colour: null if it is black. face: a number, skip, reverse, +2, wild or +4. */
  static final class Card {
    final String colour;
    final String face;

    Card(String colour, String face) {
      this.colour = colour;
      this.face = face;
    }
  }

  final List<String> names;
  final UnaryOperator<List<Card>> shuffle;
  final Map<String, List<Card>> hands = new HashMap<>();
  /** The draw pile; cards are taken from its beginning. */
  List<Card> deck;
  /** The discards, the top card last. */
  List<Card> pile = new ArrayList<>();
  String colour;
  int place = 0;
  int step = 1;
  Card drawn;
  String winner;

  /** One round. The first player begins. shuffle: gives the cards in another order. */
  ToyEngine(List<String> names, UnaryOperator<List<Card>> shuffle) {
    this.names = names;
    this.shuffle = shuffle;
    deck = new ArrayList<>(shuffle.apply(newDeck()));
    for (String name : names) {
      hands.put(name, new ArrayList<>());
      give(name, 7);
    }
    pile.add(deck.remove(0));
    colour = top().colour == null ? "red" : top().colour;
  }

  /** A shuffle by chance. */
  static List<Card> byChance(List<Card> cards) {
    List<Card> shuffled = new ArrayList<>(cards);
    Collections.shuffle(shuffled);
    return shuffled;
  }

  /** The 108 cards. */
  static List<Card> newDeck() {
    List<Card> deck = new ArrayList<>();
    for (String colour : COLOURS) {
      deck.add(new Card(colour, "0"));
      for (String face : FACES) {
        deck.add(new Card(colour, face));
        deck.add(new Card(colour, face));
      }
    }
    for (int count = 0; count < 4; count++) {
      deck.add(new Card(null, "wild"));
      deck.add(new Card(null, "+4"));
    }
    return deck;
  }

  /** Whose turn it is. */
  String turn() {
    return names.get(place);
  }

  /** The top discard. */
  Card top() {
    return pile.get(pile.size() - 1);
  }

  /** Plays a card; for a black one, a colour is named. */
  void play(String name, Card card, String named) throws IllegalMove {
    checkTurn(name);
    if (!hands.get(name).contains(card)) throw new IllegalMove("you do not hold that card");
    if (drawn != null && card != drawn) throw new IllegalMove("only the card just drawn can be played");
    boolean fits = card.colour == null || card.colour.equals(colour) || card.face.equals(top().face);
    if (!fits) throw new IllegalMove("that card does not fit");
    if (card.colour == null && !COLOURS.contains(named)) throw new IllegalMove("name a colour");
    hands.get(name).remove(card);
    pile.add(card);
    colour = card.colour == null ? named : card.colour;
    if (hands.get(name).isEmpty()) winner = name;
    if (card.face.equals("reverse")) step = -step;
    next();
    if (card.face.equals("+2")) give(turn(), 2);
    if (card.face.equals("+4")) give(turn(), 4);
    if (List.of("+2", "+4", "skip").contains(card.face)) next();
  }

  /** Draws a card, which may then be played or kept. */
  void draw(String name) throws IllegalMove {
    checkTurn(name);
    if (drawn != null) throw new IllegalMove("you have drawn already");
    give(name, 1);
    List<Card> hand = hands.get(name);
    drawn = hand.get(hand.size() - 1);
  }

  /** Keeps the card just drawn; that ends the turn. */
  void keep(String name) throws IllegalMove {
    checkTurn(name);
    if (drawn == null) throw new IllegalMove("draw first");
    next();
  }

  private void checkTurn(String name) throws IllegalMove {
    if (winner != null) throw new IllegalMove("the round is over");
    if (!name.equals(turn())) throw new IllegalMove("it is not your turn");
  }

  private void next() {
    place = Math.floorMod(place + step, names.size());
    drawn = null;
  }

  private void give(String name, int count) {
    for (; count > 0; count--) {
      if (deck.isEmpty()) {
        Card top = pile.remove(pile.size() - 1);
        deck = new ArrayList<>(shuffle.apply(pile));
        pile = new ArrayList<>(List.of(top));
      }
      hands.get(name).add(deck.remove(0));
    }
  }
}
