import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The adapter of your engine. It passes messages on and shows what has come of them; it never decides a rule. */
public final class MyAdapter implements Unospec.Adapter {
  private ToyEngine game;

  public static void main(String[] words) throws Exception {
    Unospec.serve(new MyAdapter());
  }

  @Override
  public Map<String, Object> hello() {
    return Unospec.map(
        "name", "Toy",
        "version", "1.0",
        "language", "Java",
        "moves", List.of("play", "draw", "keep"),
        "observes",
            List.of("hands", "top", "colour", "turn", "direction", "draw_pile", "discards", "round_winner"),
        "automatic", List.of("draw-penalty"));
  }

  /** A new round. The engine deals; only the order of its cards is told. */
  @Override
  public void deal(Map<String, Object> message) {
    List<String> players = Unospec.texts(message.get("players"));
    String starter = (String) message.get("starter");
    String dealer = (String) message.get("dealer");
    if (starter == null && dealer == null) {
      throw new Unospec.Unsupported("the engine does not settle who deals");
    }
    // This engine lets its first player begin.
    List<String> names = new ArrayList<>(players);
    Collections.rotate(names, -(starter != null ? players.indexOf(starter) : players.indexOf(dealer) + 1));
    List<String> order = new ArrayList<>();
    for (String name : names) order.addAll(Unospec.texts(Unospec.object(message.get("hands")).get(name)));
    order.addAll(Unospec.texts(message.get("first")));
    if (order.contains("blank")) throw new Unospec.Unsupported("the engine has no blank cards");
    order.addAll(Unospec.texts(message.get("draw_pile")));
    game = new ToyEngine(names, inOrder(order));
  }

  /** A position in the middle of a round. */
  @Override
  public void arrange(Map<String, Object> message) {
    for (String what : Unospec.texts(message.get("named"))) {
      if (List.of("dealer", "scores", "rounds", "duel").contains(what.split(":")[0])) {
        throw new Unospec.Unsupported("the engine plays a single round, without dealer and points");
      }
    }
    List<String> players = Unospec.texts(message.get("players"));
    game = new ToyEngine(players, UnaryOperator.identity());
    for (String name : players) {
      game.hands.put(name, cards(Unospec.texts(Unospec.object(message.get("hands")).get(name))));
    }
    game.deck = cards(Unospec.texts(message.get("draw_pile")));
    game.pile = cards(Unospec.texts(message.get("discards")));
    Collections.reverse(game.pile);
    game.colour = (String) message.get("colour");
    game.place = players.indexOf((String) message.get("turn"));
    game.step = message.get("direction").equals("clockwise") ? 1 : -1;
  }

  /** One of the moves named above. What the engine does not allow is refused, with its own reason. */
  @Override
  public void act(Map<String, Object> message) {
    String player = (String) message.get("player");
    try {
      switch ((String) message.get("act")) {
        case "draw" -> game.draw(player);
        case "keep" -> game.keep(player);
        default -> {
          String told = (String) message.get("card");
          ToyEngine.Card card = make(told);
          // Of two that are alike the last one, which may be the one just drawn.
          for (ToyEngine.Card held : game.hands.get(player)) if (code(held).equals(told)) card = held;
          game.play(player, card, (String) message.get("colour"));
        }
      }
    } catch (ToyEngine.IllegalMove refusal) {
      throw new Unospec.Refused(refusal.getMessage());
    }
  }

  /** What can be seen: everything that observes names. */
  @Override
  public Map<String, Object> state() {
    Map<String, Object> hands = new LinkedHashMap<>();
    for (String name : game.names) hands.put(name, codes(game.hands.get(name)));
    List<String> discards = codes(game.pile);
    Collections.reverse(discards);
    return Unospec.map(
        "hands", hands,
        "top", code(game.top()),
        "colour", game.colour,
        "turn", game.winner == null ? game.turn() : null,
        "direction", game.step == 1 ? "clockwise" : "counterclockwise",
        "draw_pile", codes(game.deck),
        "discards", discards,
        "round_winner", game.winner);
  }

  /** Who may act now, and how. */
  @Override
  public List<Map<String, Object>> awaiting() {
    if (game.winner != null) return List.of();
    List<String> acts = List.of("play", game.drawn == null ? "draw" : "keep");
    return List.of(Unospec.map("player", game.turn(), "acts", acts));
  }

  /** Stands in for the engine's shuffle. */
  private static UnaryOperator<List<ToyEngine.Card>> inOrder(List<String> wanted) {
    return cards -> Unospec.inOrder(cards, wanted, MyAdapter::code);
  }

  /** What the protocol calls a card: red-7, blue-draw-two, wild. */
  private static String code(ToyEngine.Card card) {
    String symbol =
        switch (card.face) {
          case "+2" -> "draw-two";
          case "+4" -> "wild-draw-four";
          default -> card.face;
        };
    return card.colour == null ? symbol : card.colour + "-" + symbol;
  }

  /** A card of the engine. */
  private static ToyEngine.Card make(String code) {
    if (code.equals("blank")) throw new Unospec.Unsupported("the engine has no blank cards");
    if (code.equals("wild")) return new ToyEngine.Card(null, "wild");
    if (code.equals("wild-draw-four")) return new ToyEngine.Card(null, "+4");
    String[] parts = code.split("-", 2);
    return new ToyEngine.Card(parts[0], parts[1].equals("draw-two") ? "+2" : parts[1]);
  }

  private static List<ToyEngine.Card> cards(List<String> codes) {
    List<ToyEngine.Card> made = new ArrayList<>();
    for (String code : codes) made.add(make(code));
    return made;
  }

  private static List<String> codes(List<ToyEngine.Card> cards) {
    List<String> found = new ArrayList<>();
    for (ToyEngine.Card card : cards) found.add(code(card));
    return found;
  }
}
