import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An adapter that does one thing wrong, once: `java Adapter.java KIND MARK`. */
public class Adapter {
    public static void main(String[] words) throws Exception {
        Pattern idPattern = Pattern.compile("\"id\":(\\d+)");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String line; (line = in.readLine()) != null; ) {
            Matcher found = idPattern.matcher(line);
            found.find();
            String id = found.group(1);
            if (line.contains("\"hello\"")) {
                System.out.println("{\"type\":\"hello\",\"id\":" + id
                    + ",\"protocol\":1,\"name\":\"wrong on purpose\",\"version\":\"1\"}");
            } else if (line.contains("\"bye\"")) {
                System.out.println("{\"type\":\"bye\",\"id\":" + id + "}");
                return;
            } else if (new File(words[1]).createNewFile()) {
                switch (words[0]) {
                    case "exception" -> throw new IllegalStateException("not your turn");
                    case "print" -> System.out.print("Your card? ");
                    case "null" -> System.out.println((String) null);
                }
                System.out.println("{\"type\":\"unsupported\",\"id\":" + id + ",\"why\":\"nothing is\"}");
            } else {
                System.out.println("{\"type\":\"unsupported\",\"id\":" + id + ",\"why\":\"nothing is\"}");
            }
        }
    }
}
