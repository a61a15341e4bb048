import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Second Thoughts: what can the enemy do to me after this move?
 *
 * A move is worth what it wins on average, plus what it comes near to, minus the worst that any enemy
 * beside one of our pieces could do then. Everything hidden is weighed over all that it can be.
 */
final class Bot {
  /** Row and column of each card as Red places it, in the order of Cards.ALL. */
  private static final int[][] SETUP = {
    {0, 0}, {0, 1}, {1, 0}, {2, 4}, {2, 1}, {1, 5}, {1, 1}, {3, 2}, {3, 8}, {2, 2}
  };

  /** How much the enemy's answer counts; one that does not know our card dares less. */
  private static final double FEAR = 0.5;
  private static final double FEAR_WHEN_HIDDEN = 0.2;
  /** Nothing is feared more than this: a flag beside which somebody stands is not lost yet. */
  private static final double WORST = 20;
  /** What it costs to show a card. */
  private static final double SHOWN = 0.5;

  private int seat;
  private Random random = new Random();

  public static void main(String[] arguments) throws IOException {
    new Bot().run(new BufferedReader(new InputStreamReader(System.in)));
  }

  private void run(BufferedReader input) throws IOException {
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      Map<String, Object> message = Json.map(Json.parse(line));
      switch ((String) message.get("type")) {
        case "hello" -> say("{\"name\":\"Second Thoughts\",\"wants\":[\"legal\"]}");
        case "start" -> {
          seat = Json.whole(message.get("seat"));
          random = new Random(Json.whole(message.get("number")));
        }
        case "act" -> {
          String action = choose(Json.map(message.get("view")), Json.list(message.get("legal")));
          say("{\"turn\":" + Json.whole(message.get("turn")) + ",\"action\":" + Json.quote(action) + "}");
        }
        default -> {} // "end" needs no answer
      }
    }
  }

  private String choose(Map<String, Object> view, List<Object> legal) {
    if (view.get("phase").equals("setting-up")) {
      return place(Json.whole(Json.list(view.get("placed")).get(seat)));
    }
    Board board = Board.read(view, seat);
    String best = null;
    double highest = Double.NEGATIVE_INFINITY;
    for (Object action : legal) {
      Board.Move move = board.readMove((String) action);
      double value = rate(board, move) + random.nextDouble() / 100;
      if (value > highest) {
        highest = value;
        best = move.action();
      }
    }
    return best;
  }

  private String place(int number) {
    int row = SETUP[number][0];
    int column = SETUP[number][1];
    return seat == 0 ? "place " + row + " " + column : "place " + (9 - row) + " " + (9 - column);
  }

  private double rate(Board board, Board.Move move) {
    Board.Soldier mover = Board.at(board.own(), move.from());
    Board.Soldier met = Board.at(board.enemies(), move.to());
    if (met == null) {
      Board.Soldier moved = new Board.Soldier(move.to(), mover.isShown(), mover.card(), mover.cards());
      return prospect(board, moved) - danger(replaced(board.own(), mover, moved), board.enemies());
    }
    double value = mean(mover.card(), met) - (mover.isShown() ? 0 : SHOWN);
    // Who wins stands there, shown, for all others to see.
    Board.Soldier winner = new Board.Soldier(move.to(), true, mover.card(), mover.cards());
    List<Board.Soldier> others = board.enemies().stream().filter(enemy -> enemy != met).toList();
    return value - danger(replaced(board.own(), mover, winner), others);
  }

  /** What an attack on somebody is worth, on average over all that it can be. */
  private static double mean(String card, Board.Soldier enemy) {
    return enemy.cards().stream().mapToDouble(other -> Cards.gain(card, other)).average().orElse(0);
  }

  /** What a piece could win from where it stands: the less the farther it is. */
  private static double prospect(Board board, Board.Soldier soldier) {
    double best = 0;
    for (Board.Soldier enemy : board.enemies()) {
      // A flag is mostly far behind: those in the last rows are worth a longer way.
      double late = enemy.cards().contains("FL") ? 4 - board.rowsToGo(enemy.at()) : 0;
      double worth = mean(soldier.card(), enemy) + Math.max(0, late);
      best = Math.max(best, worth / (2 + Board.distance(soldier.at(), enemy.at())));
    }
    return best;
  }

  /** The worst that one move of the enemy could cost. */
  private static double danger(List<Board.Soldier> own, List<Board.Soldier> enemies) {
    double worst = 0;
    for (Board.Soldier soldier : own) {
      double fear = soldier.isShown() ? FEAR : FEAR_WHEN_HIDDEN;
      for (Board.Soldier enemy : enemies) {
        if (Board.distance(soldier.at(), enemy.at()) == 1) {
          worst = Math.max(worst, fear * Math.min(WORST, loss(soldier, enemy)));
        }
      }
    }
    return worst;
  }

  /** What we lose on average if that enemy attacks; it may be something that cannot move. */
  private static double loss(Board.Soldier soldier, Board.Soldier enemy) {
    double total = 0;
    for (String card : enemy.cards()) {
      if (Cards.canMove(card)) {
        total += Math.max(0, Cards.gain(card, soldier.card()));
      }
    }
    return total / enemy.cards().size();
  }

  private static List<Board.Soldier> replaced(
      List<Board.Soldier> army, Board.Soldier old, Board.Soldier fresh) {
    List<Board.Soldier> changed = new ArrayList<>(army);
    changed.set(army.indexOf(old), fresh);
    return changed;
  }

  private static void say(String line) {
    System.out.println(line);
    System.out.flush();
  }
}
