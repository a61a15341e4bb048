import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Talks to the arena: reads its messages, asks your player, writes the answers.
 *
 * <p>There is nothing to change here.
 */
final class Dedalo {
  private Dedalo() {}

  interface Player {
    String choose(Turn turn);
  }

  /**
   * What your player is asked: what your seat may know, every action that is allowed, your place at the table counted
   * from 0, the milliseconds for this move and those beyond it for the whole game, and draws that are the same again
   * in the same game.
   */
  record Turn(Json view, List<String> legal, int seat, double moveTime, double bank, Random random) {
    /** From a message `act` of the arena. */
    static Turn of(Json message, int seat, Random random) {
      Json clock = message.get("clock");
      List<String> legal = message.get("legal").items().stream().map(Json::text).toList();
      return new Turn(
          message.get("view"), legal, seat, clock.get("move").number(), clock.get("bank").number(), random);
    }

    /** Any legal action. */
    String anyAction() {
      return legal.get(random.nextInt(legal.size()));
    }
  }

  /** An action, and the position that it leads to. */
  record Move<P>(String action, P to) {}

  /** Plays until the arena closes the input. Every game has a player of its own. */
  static void play(String name, Supplier<Player> newPlayer) throws IOException {
    connectToDebugger();
    BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    int seat = 0;
    Random random = new Random(0);
    Player player = newPlayer.get();
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      Json message = Json.parse(line);
      switch (message.get("type").text()) {
        case "hello" -> say("{\"name\":" + Json.quote(name) + ",\"wants\":[\"legal\"]}");
        case "start" -> {
          seat = message.get("seat").whole();
          random = new Random((long) message.get("number").number());
          player = newPlayer.get();
        }
        case "act" -> {
          String action = player.choose(Turn.of(message, seat, random));
          say("{\"turn\":" + message.get("turn").whole() + ",\"action\":" + Json.quote(action) + "}");
        }
        default -> {}
      }
    }
  }

  /** The port on which `dedalo bot debug` listens, if there is one, instead of standard input and output. */
  private static void connectToDebugger() throws IOException {
    String[] address = System.getenv().getOrDefault("DEDALO_CONNECT", "").split(":");
    if (address.length != 2) return;
    Socket arena = new Socket(address[0], Integer.parseInt(address[1]));
    System.setIn(arena.getInputStream());
    System.setOut(new PrintStream(arena.getOutputStream(), true, StandardCharsets.UTF_8));
  }

  private static void say(String answer) {
    System.out.println(answer);
    System.out.flush();
  }

  /** Prints to the log of the game. Standard output is for answers only. */
  static void debug(String text) {
    System.err.println(text);
  }

  private static final int MOST_POSITIONS = 200_000;

  private record Step<P>(P position, int before, String action) {}

  /**
   * The actions of a shortest way from a position to a goal, by breadth-first search. A position is anything with
   * `equals` and `hashCode`: an Integer, a List or a record. The list is empty where no way is found.
   */
  static <P> List<String> findWay(P start, Function<P, List<Move<P>>> moves, Predicate<P> isGoal) {
    List<Step<P>> queue = new ArrayList<>(List.of(new Step<>(start, -1, "")));
    Set<P> known = new HashSet<>(Set.of(start));
    for (int index = 0; index < queue.size(); index++) {
      P position = queue.get(index).position();
      if (isGoal.test(position)) return wayTo(index, queue);
      for (Move<P> move : moves.apply(position)) {
        if (queue.size() < MOST_POSITIONS && known.add(move.to())) {
          queue.add(new Step<>(move.to(), index, move.action()));
        }
      }
    }
    return List.of();
  }

  private static <P> List<String> wayTo(int index, List<Step<P>> queue) {
    List<String> way = new ArrayList<>();
    for (Step<P> step = queue.get(index); step.before() >= 0; step = queue.get(step.before())) way.add(step.action());
    Collections.reverse(way);
    return way;
  }

  /** A value of JSON. Whoever asks for what is not there is told its name. */
  static final class Json {
    private final Object value;

    private Json(Object value) {
      this.value = value;
    }

    static Json parse(String text) {
      return new Reader(text).whole();
    }

    boolean isNull() {
      return value == null;
    }

    /** A field of an object. */
    Json get(String name) {
      if (value instanceof Map<?, ?> fields && fields.get(name) instanceof Json found) return found;
      throw new IllegalArgumentException("there is no field " + name);
    }

    /** Whether there is such a field. */
    boolean has(String name) {
      return value instanceof Map<?, ?> fields && fields.containsKey(name);
    }

    /** An item of a list, counted from 0. */
    Json at(int index) {
      return items().get(index);
    }

    @SuppressWarnings("unchecked")
    List<Json> items() {
      if (value instanceof List<?> list) return (List<Json>) list;
      throw new IllegalArgumentException("no list: " + value);
    }

    double number() {
      if (value instanceof Double number) return number;
      throw new IllegalArgumentException("no number: " + value);
    }

    int whole() {
      return (int) number();
    }

    /** Whole numbers, with -1 for null. */
    List<Integer> wholes() {
      return items().stream().map(item -> item.isNull() ? -1 : item.whole()).toList();
    }

    String text() {
      if (value instanceof String text) return text;
      throw new IllegalArgumentException("no text: " + value);
    }

    boolean flag() {
      return Boolean.TRUE.equals(value);
    }

    static String quote(String text) {
      StringBuilder quoted = new StringBuilder("\"");
      for (char sign : text.toCharArray()) {
        if (sign == '"' || sign == '\\') quoted.append('\\').append(sign);
        else if (sign < ' ') quoted.append(String.format("\\u%04x", (int) sign));
        else quoted.append(sign);
      }
      return quoted.append('"').toString();
    }

    @Override
    public String toString() {
      return String.valueOf(value);
    }
  }

  /** Reads JSON by recursive descent. */
  private static final class Reader {
    private static final int DEEPEST = 100;
    private final String text;
    private int at = 0;
    private int depth = 0;

    Reader(String text) {
      this.text = text;
    }

    Json whole() {
      Json value = value();
      if (next() != '\0') throw wrong();
      return value;
    }

    private Json value() {
      if (++depth > DEEPEST) throw wrong();
      Json value = new Json(
          switch (next()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
          });
      depth--;
      return value;
    }

    private Map<String, Json> object() {
      Map<String, Json> fields = new LinkedHashMap<>();
      at++;
      if (took('}')) return fields;
      do {
        if (next() != '"') throw wrong();
        String name = string();
        if (!took(':')) throw wrong();
        fields.put(name, value());
      } while (took(','));
      if (!took('}')) throw wrong();
      return fields;
    }

    private List<Json> list() {
      List<Json> items = new ArrayList<>();
      at++;
      if (took(']')) return items;
      do items.add(value());
      while (took(','));
      if (!took(']')) throw wrong();
      return items;
    }

    private String string() {
      StringBuilder found = new StringBuilder();
      for (at++; sign() != '"'; at++) {
        if (sign() < ' ') throw wrong();
        found.append(sign() == '\\' ? escaped() : sign());
      }
      at++;
      return found.toString();
    }

    private char escaped() {
      at++;
      switch (sign()) {
        case 'n': return '\n';
        case 't': return '\t';
        case 'r': return '\r';
        case 'b': return '\b';
        case 'f': return '\f';
        case '"', '\\', '/': return sign();
        case 'u':
          if (at + 4 >= text.length()) throw wrong();
          at += 4;
          return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
        default: throw wrong();
      }
    }

    private Object word(String word, Object meaning) {
      if (!text.startsWith(word, at)) throw wrong();
      at += word.length();
      return meaning;
    }

    private Double number() {
      int start = at;
      while ("+-.eE0123456789".indexOf(sign()) >= 0) at++;
      if (start == at) throw wrong();
      return Double.valueOf(text.substring(start, at));
    }

    private boolean took(char wanted) {
      if (next() != wanted) return false;
      at++;
      return true;
    }

    /** The next sign that is no blank. */
    private char next() {
      while (" \t\r\n".indexOf(sign()) >= 0) at++;
      return sign();
    }

    private char sign() {
      return at < text.length() ? text.charAt(at) : '\0';
    }

    private IllegalArgumentException wrong() {
      return new IllegalArgumentException("no JSON at character " + at);
    }
  }
}
