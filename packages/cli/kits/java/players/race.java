import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A player of Labyrinth Race: it runs to the exit by the way with the fewest cells. */
final class Bot implements Dedalo.Player {
  private static final String[] KEYS = {"north", "east", "south", "west"};
  private static final int[][] STEPS = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
  private static final int NOWHERE = 4;

  private Dedalo.Json maps;

  @Override
  public String choose(Dedalo.Turn turn) {
    if (turn.view().has("maps")) maps = turn.view().get("maps"); // They may be told only when a level begins.
    Dedalo.Json user = turn.view().get("user");
    Dedalo.Json map = maps.at(user.get("map").whole());
    int exit = map.get("exit").whole();
    List<String> way = Dedalo.findWay(cellOfTurn(user, map), cell -> steps(map, cell), cell -> cell == exit);
    return way.isEmpty() ? "-" : way.get(0);
  }

  /** Where the key will count: on the cell ahead, or here for a character that stands still. */
  private static int cellOfTurn(Dedalo.Json user, Dedalo.Json map) {
    int cell = user.get("cell").whole();
    int way = user.get("way").whole();
    if (way == NOWHERE || user.get("progress").whole() == 0) return cell;
    for (Dedalo.Move<Integer> step : steps(map, cell)) {
      if (step.action().equals(KEYS[way])) return step.to();
    }
    return cell;
  }

  /** Every key with the cell that it leads to. Change this: `costs` says how slow a cell is (1 fast, 9 slow). */
  private static List<Dedalo.Move<Integer>> steps(Dedalo.Json map, int cell) {
    int width = map.get("width").whole();
    int height = map.get("height").whole();
    Set<Integer> ends = Set.of(map.get("start").whole(), map.get("exit").whole());
    List<Dedalo.Move<Integer>> found = new ArrayList<>();
    for (int way = 0; way < KEYS.length; way++) {
      int row = cell / width + STEPS[way][0];
      int column = cell % width + STEPS[way][1];
      // Opposite sides touch, but not at the start and at the exit.
      int to = Math.floorMod(row, height) * width + Math.floorMod(column, width);
      boolean wraps = row < 0 || row >= height || column < 0 || column >= width;
      boolean isSealed = wraps && (ends.contains(cell) || ends.contains(to));
      if (map.get("costs").text().charAt(to) != '0' && !isSealed) found.add(new Dedalo.Move<>(KEYS[way], to));
    }
    return found;
  }

  public static void main(String[] arguments) throws IOException {
    Dedalo.play("my-bot", Bot::new);
  }
}
