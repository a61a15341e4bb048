import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A player of PokéLabirinto: the shortest way out, and the strongest attack on whoever is in the way. */
final class Bot implements Dedalo.Player {
  private static final String[] LETTERS = {"W", "A", "S", "D"}; // up, left, down, right
  private static final int[][] STEPS = {{-1, 0}, {0, -1}, {1, 0}, {0, 1}};

  @Override
  public String choose(Dedalo.Turn turn) {
    Dedalo.Json view = turn.view();
    String phase = view.get("phase").get("name").text();
    if (phase.equals("meeting")) return "C"; // Change this: "T" turns back. Who is too strong?
    if (phase.equals("fighting")) {
      return turn.legal().stream().max(Comparator.comparing(attack -> mostDamage(view, attack))).get();
    }
    List<String> way = wayOut(view);
    return way.isEmpty() ? turn.anyAction() : way.get(0);
  }

  /** Change this: what does the stronger attack cost? */
  private static int mostDamage(Dedalo.Json view, String attack) {
    Dedalo.Json attacks = view.get("species").at(view.get("creature").whole()).get("attacks");
    return attacks.at(Integer.parseInt(attack) - 1).get("mostDamage").whole();
  }

  /** To the exit; in the fog, to what has not been seen yet. */
  private static List<String> wayOut(Dedalo.Json view) {
    boolean isSeen = view.get("cells").items().stream().anyMatch(row -> row.text().contains("U"));
    char wanted = isSeen ? 'U' : '?';
    return Dedalo.findWay(
        view.get("hero").get("at").whole(), cell -> steps(view, cell), cell -> sign(view, cell) == wanted);
  }

  private static char sign(Dedalo.Json view, int cell) {
    int columns = view.get("columns").whole();
    return view.get("cells").at(cell / columns).text().charAt(cell % columns);
  }

  /** Every way that no wall bars, with the cell that it leads to. */
  private static List<Dedalo.Move<Integer>> steps(Dedalo.Json view, int cell) {
    int columns = view.get("columns").whole();
    List<Dedalo.Move<Integer>> found = new ArrayList<>();
    for (int way = 0; way < LETTERS.length; way++) {
      int row = cell / columns + STEPS[way][0];
      int column = cell % columns + STEPS[way][1];
      if (row < 0 || row >= view.get("rows").whole() || column < 0 || column >= columns) continue;
      int to = row * columns + column;
      if ("#E".indexOf(sign(view, to)) < 0) found.add(new Dedalo.Move<>(LETTERS[way], to));
    }
    return found;
  }

  public static void main(String[] arguments) throws IOException {
    Dedalo.play("my-bot", Bot::new);
  }
}
