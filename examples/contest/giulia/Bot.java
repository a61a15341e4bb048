import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Flag Hunter: only the flag wins, so everybody goes where it is likely to be.
 *
 * The flag never moves and is mostly set up far behind. Each piece of the enemy that has not moved is
 * suspected, the more so the nearer to its border it stands; the nearest of ours goes there.
 */
final class Bot {
  /** Rows and columns of a step as Red sees it: forward, back, left, right. */
  private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  private int seat;
  private Random random = new Random();

  public static void main(String[] arguments) throws IOException {
    new Bot().run(new BufferedReader(new InputStreamReader(System.in)));
  }

  private void run(BufferedReader input) throws IOException {
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      Map<String, Object> message = Json.map(Json.parse(line));
      switch ((String) message.get("type")) {
        case "hello":
          say("{\"name\":\"Flag Hunter\",\"wants\":[\"legal\"]}");
          break;
        case "start":
          seat = Json.whole(message.get("seat"));
          // The same game, played again, then has the same draws.
          random = new Random(Json.whole(message.get("number")));
          break;
        case "act":
          String action = choose(Json.map(message.get("view")), Json.list(message.get("legal")));
          say("{\"turn\":" + Json.whole(message.get("turn")) + ",\"action\":" + Json.quote(action) + "}");
          break;
        default:
          break; // "end" and what later versions may add need no answer
      }
    }
  }

  private String choose(Map<String, Object> view, List<Object> legal) {
    if (view.get("phase").equals("setting-up")) {
      return (String) legal.get(random.nextInt(legal.size()));
    }
    List<Object> enemies = Json.list(Json.list(view.get("armies")).get(1 - seat));
    String best = null;
    double highest = Double.NEGATIVE_INFINITY;
    for (Object one : legal) {
      String action = (String) one;
      double value = rate(target(action), enemies) + random.nextDouble() / 100;
      if (value > highest) {
        highest = value;
        best = action;
      }
    }
    return best;
  }

  /** How well one stands there: near to what may be the flag, not on what is no flag for sure. */
  private double rate(int cell, List<Object> enemies) {
    double value = 0;
    for (Object one : enemies) {
      Map<String, Object> enemy = Json.map(one);
      if (enemy.get("at") == null) {
        continue;
      }
      int distance = distance(cell, Json.whole(enemy.get("at")));
      double suspicion = suspicion(enemy);
      if (suspicion == 0 && distance == 0) {
        return -1;
      }
      value = Math.max(value, suspicion / (1 + distance));
    }
    return value;
  }

  /** How likely this is the flag, in no particular measure. */
  private double suspicion(Map<String, Object> enemy) {
    if ("FL".equals(enemy.get("piece"))) {
      return 100;
    }
    if (enemy.get("piece") != null || (boolean) enemy.get("hasMoved")) {
      return 0;
    }
    int row = Json.whole(enemy.get("at")) / 10;
    int rowsFromItsBorder = seat == 0 ? 9 - row : row;
    return 5 - rowsFromItsBorder;
  }

  /** The cell where a move such as "2 8 1 1" ends; cells are row * 10 + column. */
  private int target(String action) {
    String[] words = action.split(" ");
    int[] step = STEPS[Integer.parseInt(words[2]) - 1];
    int steps = Integer.parseInt(words[3]) * (seat == 0 ? 1 : -1);
    int row = Integer.parseInt(words[0]) + step[0] * steps;
    int column = Integer.parseInt(words[1]) + step[1] * steps;
    return row * 10 + column;
  }

  private static int distance(int one, int other) {
    return Math.abs(one / 10 - other / 10) + Math.abs(one % 10 - other % 10);
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
