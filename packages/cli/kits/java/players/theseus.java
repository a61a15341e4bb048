import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A player of Theseus and the Minotaur: the shortest way to a supply, or to Theseus. */
final class Bot implements Dedalo.Player {
  /** Up, right, down, left. */
  private static final String[] DICE = {"1", "3", "5", "7"};
  private static final int THESEUS = 0;

  @Override
  public String choose(Dedalo.Turn turn) {
    List<String> way = turn.seat() == THESEUS ? wayOfTheseus(turn.view()) : wayOfMinotaur(turn.view());
    return way.isEmpty() ? turn.anyAction() : way.get(0);
  }

  /** To the nearest supply, past the tiles that the Minotaur can reach. Change this: is that far enough away? */
  private static List<String> wayOfTheseus(Dedalo.Json view) {
    int minotaur = view.get("minotaur").whole();
    List<Integer> supplies = view.get("supplies").wholes();
    Set<Integer> danger = new HashSet<>(Set.of(minotaur));
    for (Dedalo.Move<Integer> step : steps(view, minotaur)) danger.add(step.to());
    return Dedalo.findWay(
        view.get("theseus").whole(),
        tile -> steps(view, tile).stream().filter(step -> !danger.contains(step.to())).toList(),
        supplies::contains);
  }

  /** Straight to Theseus. Change this: where will he go next? */
  private static List<String> wayOfMinotaur(Dedalo.Json view) {
    int theseus = view.get("theseus").whole();
    return Dedalo.findWay(view.get("minotaur").whole(), tile -> steps(view, tile), tile -> tile == theseus);
  }

  /** Every die with the tile that it leads to. In `walls`, 1 is a wall above, 2 right, 4 below, 8 left. */
  private static List<Dedalo.Move<Integer>> steps(Dedalo.Json view, int tile) {
    int size = view.get("size").whole();
    int walls = view.get("walls").at(tile).whole();
    int[] to = {tile + size, tile + 1, tile - size, tile - 1};
    List<Dedalo.Move<Integer>> found = new ArrayList<>();
    for (int way = 0; way < DICE.length; way++) {
      if ((walls >> way & 1) == 0) found.add(new Dedalo.Move<>(DICE[way], to[way]));
    }
    return found;
  }

  public static void main(String[] arguments) throws IOException {
    Dedalo.play("my-bot", Bot::new);
  }
}
