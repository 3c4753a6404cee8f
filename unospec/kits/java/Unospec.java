import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;
import java.util.function.Function;

/**
 * The Java kit of unospec: what is tedious about an adapter, in one file without dependencies (Java 17 or later).
 *
 * <p>Implement {@link Adapter} and call {@link #serve}. Messages are maps as {@link Json} reads them: an object is a
 * Map, an array a List, a whole number a Long. Beside them there are two helpers: {@link Prompts} for engines that ask
 * and wait, {@link #inOrder} for engines that shuffle. Everything printed to System.out goes to stderr once {@code
 * serve} runs, and System.in is empty, for both belong to the protocol.
 */
public final class Unospec {
  /** The version of the protocol that this kit speaks. */
  public static final int PROTOCOL = 1;

  private Unospec() {}

  /** Thrown by {@code act}: the engine refuses. The message is the engine's own reason, or empty. */
  @SuppressWarnings("serial")
  public static final class Refused extends RuntimeException {
    public Refused(String reason) {
      super(reason);
    }
  }

  /** Thrown by {@code act}: the engine knows no such kind of move. */
  @SuppressWarnings("serial")
  public static final class NoSuchMove extends RuntimeException {}

  /** Thrown by any method but {@code act}: the engine has no way to do it. The message says why, in English. */
  @SuppressWarnings("serial")
  public static final class Unsupported extends RuntimeException {
    public Unsupported(String why) {
      super(why);
    }
  }

  /** An adapter. What it leaves out is answered as unsupported. */
  public interface Adapter {
    /** Introduces the engine: name, version, moves, observes and so on. */
    Map<String, Object> hello();

    /** What can be seen now: every field that {@code hello} names in observes, and no other. */
    Map<String, Object> state();

    /** Who may act now: a list of maps with player and acts. */
    List<Map<String, Object>> awaiting();

    /** Lets a player do something. Only acts that {@code hello} names among its moves come here. */
    void act(Map<String, Object> message) throws Exception;

    /** Sets the position told. */
    default void arrange(Map<String, Object> message) throws Exception {
      throw new Unsupported("the engine cannot be set to a given position");
    }

    /** Lets the engine deal and turn up the first card, from the cards told. */
    default void deal(Map<String, Object> message) throws Exception {
      throw new Unsupported("the engine cannot be made to deal given cards");
    }

    /** Lets the engine deal the next round of the match. */
    default void nextRound(Map<String, Object> message) throws Exception {
      throw new Unsupported("the engine plays a single round");
    }

    /** Makes the opening draw. */
    default void opening(Map<String, Object> message) throws Exception {
      throw new Unsupported("the engine has no opening draw");
    }

    /** Sets the engine's switches. */
    default void configure(Map<String, Object> message) throws Exception {
      throw new Unsupported("the engine has no switches");
    }

    /** Ends the match between two rounds. */
    default void stop(Map<String, Object> message) throws Exception {
      throw new Unsupported("the engine cannot end a match");
    }
  }

  /** Answers messages from stdin on stdout until {@code bye} or the end of input, and then ends the process. */
  public static void serve(Adapter adapter) throws IOException {
    PrintStream outgoing = System.out;
    BufferedReader incoming = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.setOut(System.err);
    System.setIn(new ByteArrayInputStream(new byte[0]));
    for (String line = incoming.readLine(); line != null; line = incoming.readLine()) {
      if (line.isBlank()) continue;
      Map<String, Object> reply = answer(adapter, line);
      outgoing.write((Json.write(reply) + "\n").getBytes(StandardCharsets.UTF_8));
      outgoing.flush();
      if ("bye".equals(reply.get("type"))) break;
    }
    System.exit(0);
  }

  /** The reply to one line. */
  public static Map<String, Object> answer(Adapter adapter, String line) {
    Object number = 0L;
    try {
      Map<String, Object> message = object(Json.read(line));
      if (message.get("id") instanceof Long told) number = told;
      Map<String, Object> reply = reply(adapter, message);
      reply.put("id", number);
      return reply;
    } catch (Exception | StackOverflowError error) {
      error.printStackTrace();
      String said = error.getMessage() == null ? "" : ": " + error.getMessage();
      return map("type", "error", "id", number, "why", line(error.getClass().getSimpleName() + said));
    }
  }

  private static Map<String, Object> reply(Adapter adapter, Map<String, Object> message) throws Exception {
    String type = String.valueOf(message.get("type"));
    switch (type) {
      case "hello" -> {
        Map<String, Object> hello = map("type", "hello", "protocol", PROTOCOL);
        hello.putAll(adapter.hello());
        return hello;
      }
      case "bye" -> {
        return map("type", "bye");
      }
      case "act" -> {
        Map<String, Object> answer = outcome(adapter, message);
        answer.put("state", adapter.state());
        answer.put("awaiting", adapter.awaiting());
        return answer;
      }
    }
    try {
      switch (type) {
        case "configure" -> adapter.configure(message);
        case "opening" -> adapter.opening(message);
        case "deal" -> adapter.deal(message);
        case "next-round" -> adapter.nextRound(message);
        case "arrange" -> adapter.arrange(message);
        case "stop" -> adapter.stop(message);
        default -> throw new IllegalArgumentException("no such message: " + type);
      }
    } catch (Unsupported lack) {
      return map("type", "unsupported", "why", line(lack.getMessage()));
    }
    return map("type", "done", "state", adapter.state(), "awaiting", adapter.awaiting());
  }

  private static Map<String, Object> outcome(Adapter adapter, Map<String, Object> message) throws Exception {
    boolean known = adapter.hello().get("moves") instanceof List<?> moves && moves.contains(message.get("act"));
    try {
      if (!known) throw new NoSuchMove();
      adapter.act(message);
      return map("type", "answer", "answer", "accepted");
    } catch (NoSuchMove lack) {
      return map("type", "answer", "answer", "no-such-move");
    } catch (Refused refusal) {
      return map("type", "answer", "answer", "refused", "reason", line(refusal.getMessage()));
    }
  }

  /** A map of these keys and values, which may be null, in this order. */
  public static Map<String, Object> map(Object... keysAndValues) {
    Map<String, Object> made = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) made.put((String) keysAndValues[i], keysAndValues[i + 1]);
    return made;
  }

  /** That value of a message as an object. */
  @SuppressWarnings("unchecked")
  public static Map<String, Object> object(Object value) {
    if (value instanceof Map<?, ?> found) return (Map<String, Object>) found;
    throw new IllegalArgumentException("an object is needed, not " + value);
  }

  /** That value of a message as a list of texts; an empty one if it has been left out. */
  public static List<String> texts(Object value) {
    List<String> found = new ArrayList<>();
    if (value instanceof List<?> list) for (Object each : list) found.add((String) each);
    return found;
  }

  /**
   * The cards in the order wanted, the first one first; those that are not wanted come last.
   *
   * <p>Give your engine's deck this order where it would shuffle.
   *
   * @param code what the protocol calls a card
   */
  public static <T> List<T> inOrder(List<T> cards, List<String> wanted, Function<T, String> code) {
    List<T> spare = new ArrayList<>(cards);
    List<T> ordered = new ArrayList<>();
    for (String name : wanted) {
      for (T card : spare) {
        if (code.apply(card).equals(name)) {
          ordered.add(card);
          spare.remove(card);
          break;
        }
      }
    }
    ordered.addAll(spare);
    return ordered;
  }

  private static String line(String text) {
    return text == null ? "" : text.strip().replaceAll("\\s+", " ");
  }

  /**
   * The bridge from an engine that asks and waits to one that answers messages.
   *
   * <p>{@link #begin} runs the engine's own loop in a thread of its own, until it asks or ends. Where the engine would
   * read from the keyboard, let it call {@link #ask}, which waits there until the adapter has an {@link #answer}. What
   * the engine throws comes out of begin and answer.
   */
  public static final class Prompts {
    /** What an engine asks. text: its prompt, or whatever tells questions apart. */
    public record Question(String player, List<String> acts, String text) {}

    private static final Object END = new Object();

    @SuppressWarnings("serial")
    private static final class Stopped extends Error {}

    private static final class Game extends Thread {
      final SynchronousQueue<Object> events = new SynchronousQueue<>();
      final SynchronousQueue<Object> moves = new SynchronousQueue<>();
      boolean stopped;

      Game(Runnable play) {
        super(play);
        setDaemon(true);
      }

      @Override
      public void run() {
        Object end = END;
        try {
          super.run();
        } catch (Stopped stop) {
          return;
        } catch (Throwable thrown) {
          end = thrown;
        }
        try {
          events.put(end);
        } catch (InterruptedException interrupted) {
          // Nobody waits for the end any more.
        }
      }
    }

    private volatile Game game;
    private Question question;

    /** Runs that in place of whatever ran before, until its first question or its end. */
    public void begin(Runnable play) {
      end();
      game = new Game(play);
      game.start();
      await();
    }

    /** Called by the engine: waits for the answer, and returns it. */
    public String ask(String player, List<String> acts, String text) {
      Game mine = Thread.currentThread() instanceof Game found ? found : game;
      if (mine.stopped) throw new Stopped();
      try {
        mine.events.put(new Question(player, acts, text));
        return (String) mine.moves.take();
      } catch (InterruptedException interrupted) {
        mine.stopped = true;
        throw new Stopped();
      }
    }

    /** Answers the question, and waits for the next one or the end. Throws Refused if nothing is asked. */
    public void answer(String move) {
      if (question == null) throw new Refused("nothing is asked any more");
      try {
        game.moves.put(move);
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
      await();
    }

    /** What is asked now; null if the engine has come to its end. */
    public Question question() {
      return question;
    }

    /** The open question as the protocol wants it. */
    public List<Map<String, Object>> awaiting() {
      return question == null ? List.of() : List.of(map("player", question.player(), "acts", question.acts()));
    }

    /** Ends the engine's thread, wherever it waits. */
    public void end() {
      if (game != null) game.interrupt();
      game = null;
      question = null;
    }

    private void await() {
      question = null;
      Object event;
      try {
        event = game.events.take();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
      if (event instanceof RuntimeException thrown) throw thrown;
      if (event instanceof Error thrown) throw thrown;
      if (event instanceof Question asked) question = asked;
    }
  }

  /** JSON, read strictly and written on one line. */
  public static final class Json {
    private final String text;
    private int place;

    private Json(String text) {
      this.text = text;
    }

    /** The value in that text: Map, List, String, Long, Double, Boolean or null. */
    public static Object read(String text) {
      Json json = new Json(text);
      Object value = json.value();
      json.space();
      if (json.place < text.length()) throw json.wrong();
      return value;
    }

    /** The value as JSON: a Map, Iterable, CharSequence, Number or Boolean, or null. */
    public static String write(Object value) {
      StringBuilder out = new StringBuilder();
      write(value, out);
      return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
      if (value == null || value instanceof Boolean || value instanceof Number) {
        out.append(value);
      } else if (value instanceof CharSequence) {
        writeText(value.toString(), out);
      } else if (value instanceof Map<?, ?> entries) {
        String before = "{";
        for (Map.Entry<?, ?> entry : entries.entrySet()) {
          out.append(before);
          writeText(entry.getKey().toString(), out);
          out.append(':');
          write(entry.getValue(), out);
          before = ",";
        }
        out.append(entries.isEmpty() ? "{}" : "}");
      } else if (value instanceof Iterable<?> values) {
        out.append('[');
        String before = "";
        for (Object each : values) {
          out.append(before);
          write(each, out);
          before = ",";
        }
        out.append(']');
      } else {
        throw new IllegalArgumentException("cannot be written as JSON: " + value.getClass());
      }
    }

    private static void writeText(String text, StringBuilder out) {
      out.append('"');
      for (char letter : text.toCharArray()) {
        if (letter == '"' || letter == '\\') out.append('\\').append(letter);
        else if (letter < ' ' || letter > '~') out.append(String.format("\\u%04x", (int) letter));
        else out.append(letter);
      }
      out.append('"');
    }

    private Object value() {
      space();
      if (place >= text.length()) throw wrong();
      return switch (text.charAt(place)) {
        case '{' -> entries();
        case '[' -> values();
        case '"' -> string();
        case 't' -> word("true", true);
        case 'f' -> word("false", false);
        case 'n' -> word("null", null);
        default -> number();
      };
    }

    private Map<String, Object> entries() {
      Map<String, Object> found = new HashMap<>();
      place++;
      space();
      while (!next('}')) {
        if (!found.isEmpty()) expect(',');
        space();
        if (place >= text.length() || text.charAt(place) != '"') throw wrong();
        String key = string();
        space();
        expect(':');
        found.put(key, value());
        space();
      }
      return found;
    }

    private List<Object> values() {
      List<Object> found = new ArrayList<>();
      place++;
      space();
      while (!next(']')) {
        if (!found.isEmpty()) expect(',');
        found.add(value());
        space();
      }
      return found;
    }

    private String string() {
      StringBuilder found = new StringBuilder();
      for (place++; !next('"'); place++) {
        if (place >= text.length()) throw wrong();
        char letter = text.charAt(place);
        if (letter < ' ') throw wrong();
        found.append(letter == '\\' ? escaped() : letter);
      }
      return found.toString();
    }

    private char escaped() {
      if (++place >= text.length()) throw wrong();
      int known = "\"\\/bfnrt".indexOf(text.charAt(place));
      if (known >= 0) return "\"\\/\b\f\n\r\t".charAt(known);
      if (text.charAt(place) != 'u' || place + 4 >= text.length()) throw wrong();
      place += 4;
      return (char) Integer.parseInt(text.substring(place - 3, place + 1), 16);
    }

    private Object number() {
      int start = place;
      while (place < text.length() && "+-.eE0123456789".indexOf(text.charAt(place)) >= 0) place++;
      String found = text.substring(start, place);
      if (found.matches("-?(0|[1-9]\\d*)")) return Long.valueOf(found);
      if (found.matches("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")) return Double.valueOf(found);
      throw wrong();
    }

    private Object word(String word, Object value) {
      if (!text.startsWith(word, place)) throw wrong();
      place += word.length();
      return value;
    }

    private void space() {
      while (place < text.length() && " \t\r\n".indexOf(text.charAt(place)) >= 0) place++;
    }

    private boolean next(char letter) {
      if (place >= text.length() || text.charAt(place) != letter) return false;
      place++;
      return true;
    }

    private void expect(char letter) {
      if (!next(letter)) throw wrong();
    }

    private IllegalArgumentException wrong() {
      return new IllegalArgumentException("no JSON, at character " + (place + 1));
    }
  }
}
