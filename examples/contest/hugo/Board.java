import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A position as our seat sees it: those who are still there. */
record Board(int seat, List<Board.Soldier> own, List<Board.Soldier> enemies) {
  /** `card` is null where we do not know it; `cards` is what it can be. */
  record Soldier(int at, boolean isShown, String card, List<String> cards) {}

  /** A move as cells, which are row * 10 + column. */
  record Move(String action, int from, int to) {}

  /** Rows and columns of a step as Red sees it: forward, back, left, right. */
  private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

  static Board read(Map<String, Object> view, int seat) {
    List<Object> armies = Json.list(view.get("armies"));
    return new Board(seat, readArmy(Json.list(armies.get(seat))), readArmy(Json.list(armies.get(1 - seat))));
  }

  private static List<Soldier> readArmy(List<Object> army) {
    List<String> hidden = new ArrayList<>(Cards.ALL);
    for (Object one : army) {
      hidden.remove(Json.map(one).get("piece"));
    }
    List<Soldier> soldiers = new ArrayList<>();
    for (Object one : army) {
      Map<String, Object> soldier = Json.map(one);
      if (soldier.get("at") != null) {
        String card = (String) soldier.get("piece");
        List<String> cards = card == null ? possibleCards(soldier, hidden) : List.of(card);
        int at = Json.whole(soldier.get("at"));
        soldiers.add(new Soldier(at, (boolean) soldier.get("isShown"), card, cards));
      }
    }
    return soldiers;
  }

  /** What has run is a scout, and what has moved is neither flag nor bomb. */
  private static List<String> possibleCards(Map<String, Object> soldier, List<String> hidden) {
    if ((boolean) soldier.get("hasRun")) {
      return hidden.stream().filter(Cards::isScout).toList();
    }
    return (boolean) soldier.get("hasMoved") ? hidden.stream().filter(Cards::canMove).toList() : hidden;
  }

  /** A move such as "2 8 1 1": row, column, direction, steps. */
  Move readMove(String action) {
    String[] words = action.split(" ");
    int row = Integer.parseInt(words[0]);
    int column = Integer.parseInt(words[1]);
    int[] step = STEPS[Integer.parseInt(words[2]) - 1];
    int steps = Integer.parseInt(words[3]) * (seat == 0 ? 1 : -1);
    return new Move(action, row * 10 + column, (row + step[0] * steps) * 10 + column + step[1] * steps);
  }

  static Soldier at(List<Soldier> army, int cell) {
    return army.stream().filter(soldier -> soldier.at() == cell).findFirst().orElse(null);
  }

  static int distance(int one, int other) {
    return Math.abs(one / 10 - other / 10) + Math.abs(one % 10 - other % 10);
  }

  /** How many rows from the enemy's border. */
  int rowsToGo(int cell) {
    return seat == 0 ? 9 - cell / 10 : cell / 10;
  }
}
