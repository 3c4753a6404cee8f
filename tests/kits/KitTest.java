import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Tries the Java kit; prints a line for each thing that is not as it should be. */
public final class KitTest {
  private static void same(String what, Object expected, Object actual) {
    if (!String.valueOf(expected).equals(String.valueOf(actual))) {
      System.out.println(what + ": expected " + expected + ", found " + actual);
    }
  }

  private static String thrown(Runnable tried) {
    try {
      tried.run();
      return "nothing";
    } catch (RuntimeException | Error thrown) {
      return thrown.getClass().getSimpleName() + " " + thrown.getMessage();
    }
  }

  public static void main(String[] words) throws Exception {
    json();
    prompts();
    answers();
    List<String> cards = Unospec.inOrder(List.of("a", "b", "a", "c"), List.of("c", "a", "x", "a"), each -> each);
    same("order", List.of("c", "a", "a", "b"), cards);
    System.out.println("done");
    System.exit(0);
  }

  private static void json() {
    Map<String, Object> read =
        Unospec.object(Unospec.Json.read(" {\"a\": [1, -2.5e1, true, null, {}], \"k\": \"\\u0151\\n\\\"/\", \"n\":\"ქ\"} "));
    same("list", Arrays.asList(1L, -25.0, true, null, Map.of()), read.get("a"));
    same("text", "ő\n\"/", read.get("k"));
    same("raw text", "ქ", read.get("n"));
    Object value = Unospec.map("x", Arrays.asList(1, "ő\"\\\n", null, false), "y", Map.of(), "z", List.of());
    same("written", "{\"x\":[1,\"\\u0151\\\"\\\\\\u000a\",null,false],\"y\":{},\"z\":[]}", Unospec.Json.write(value));
    for (String wrong :
        List.of("", "{", "[1,]", "{\"a\" 1}", "{,}", "01", "1 2", "\"a", "\"\\x\"", "nul", "{'a':1}", "[1 2]", "\"\n\"", "-")) {
      same(wrong, true, thrown(() -> Unospec.Json.read(wrong)).startsWith("IllegalArgumentException no JSON"));
    }
  }

  private static void prompts() throws InterruptedException {
    Unospec.Prompts prompts = new Unospec.Prompts();
    List<String> answered = new ArrayList<>();
    Runnable engine =
        () -> {
          answered.add(prompts.ask("p1", List.of("play", "draw"), "card?"));
          answered.add(prompts.ask("p2", List.of("draw"), "draw!"));
          throw new IllegalStateException("no cards left");
        };
    prompts.begin(engine);
    same("awaiting", "[{player=p1, acts=[play, draw]}]", prompts.awaiting());
    prompts.answer("red-7");
    same("question", "draw!", prompts.question().text());
    same("end", "IllegalStateException no cards left", thrown(() -> prompts.answer("")));
    same("too late", "Refused nothing is asked any more", thrown(() -> prompts.answer("")));
    same("answers", List.of("red-7", ""), answered);
    // The thread of the engine that has just ended may still be there for a moment.
    Thread.sleep(300);
    int before = Thread.activeCount();
    for (int count = 0; count < 20; count++) {
      prompts.begin(
          () -> {
            while (true) {
              try {
                prompts.ask("p1", List.of("play"), "");
              } catch (Exception ignored) {
                // Engines do such things.
              }
            }
          });
    }
    prompts.end();
    Thread.sleep(300);
    same("threads", before, Thread.activeCount());
  }

  private static void answers() {
    Unospec.Adapter adapter =
        new Unospec.Adapter() {
          @Override
          public Map<String, Object> hello() {
            return Unospec.map("name", "Small", "moves", List.of("play", "draw"));
          }

          @Override
          public Map<String, Object> state() {
            return Unospec.map("turn", null);
          }

          @Override
          public List<Map<String, Object>> awaiting() {
            return List.of();
          }

          @Override
          public void act(Map<String, Object> message) {
            if (message.get("act").equals("draw")) throw new Unospec.Refused("not \n now");
            if ("wild".equals(message.get("card"))) throw new ArithmeticException("broken");
          }
        };
    String[][] told = {
      {"{\"type\":\"hello\",\"id\":3}", "{type=hello, protocol=1, name=Small, moves=[play, draw], id=3}"},
      {"{\"type\":\"act\",\"act\":\"play\",\"id\":4}", "{type=answer, answer=accepted, state={turn=null}, awaiting=[], id=4}"},
      {"{\"type\":\"act\",\"act\":\"draw\"}", "{type=answer, answer=refused, reason=not now, state={turn=null}, awaiting=[], id=0}"},
      {"{\"type\":\"act\",\"act\":\"name\"}", "{type=answer, answer=no-such-move, state={turn=null}, awaiting=[], id=0}"},
      {"{\"type\":\"act\",\"act\":\"play\",\"card\":\"wild\",\"id\":5}", "{type=error, id=5, why=ArithmeticException: broken}"},
      {"{\"type\":\"stop\",\"id\":6}", "{type=unsupported, why=the engine cannot end a match, id=6}"},
      {"{\"type\":\"dance\",\"id\":7}", "{type=error, id=7, why=IllegalArgumentException: no such message: dance}"},
      {"[]", "{type=error, id=0, why=IllegalArgumentException: an object is needed, not []}"},
      {"{\"type\":\"bye\",\"id\":8}", "{type=bye, id=8}"},
    };
    for (String[] each : told) same(each[0], each[1], Unospec.answer(adapter, each[0]));
  }
}
