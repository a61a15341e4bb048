import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A player of the logic mazes: it thinks through all positions of Theseus and the Minotaur. */
final class Bot implements Dedalo.Player {
  private static final String[] LETTERS = {"u", "r", "d", "l", "w"}; // up, right, down, left, wait
  private static final int UP = 0;
  private static final int RIGHT = 1;
  private static final int DOWN = 2;
  private static final int LEFT = 3;
  private static final int WAIT = 4;
  private static final int WALL = -1;

  private record Position(int theseus, int minotaur) {}

  @Override
  public String choose(Dedalo.Turn turn) {
    Dedalo.Json view = turn.view();
    int exit = view.get("exit").whole();
    Position start = new Position(view.get("theseus").whole(), view.get("minotaur").whole());
    List<String> way =
        Dedalo.findWay(start, position -> moves(view, position), position -> position.theseus() == exit);
    return way.isEmpty() ? "w" : way.get(0);
  }

  /** Every move after which Theseus is still free, with where both stand then. */
  private static List<Dedalo.Move<Position>> moves(Dedalo.Json view, Position position) {
    List<Dedalo.Move<Position>> found = new ArrayList<>();
    for (int way = 0; way < LETTERS.length; way++) {
      int to = way == WAIT ? position.theseus() : step(view, position.theseus(), way);
      if (to == WALL || to == position.minotaur()) continue;
      int hunter = position.minotaur();
      if (to != view.get("exit").whole()) hunter = minotaurStep(view, minotaurStep(view, hunter, to), to);
      if (hunter != to) found.add(new Dedalo.Move<>(LETTERS[way], new Position(to, hunter)));
    }
    return found;
  }

  /** The next square that way, or WALL. */
  private static int step(Dedalo.Json view, int square, int way) {
    int width = view.get("width").whole();
    boolean isOpen = (view.get("doors").at(square).whole() >> way & 1) == 1;
    return isOpen ? square + new int[] {-width, 1, width, -1}[way] : WALL;
  }

  /** Sideways if that brings it closer, else up or down if that does. */
  private static int minotaurStep(Dedalo.Json view, int minotaur, int theseus) {
    int width = view.get("width").whole();
    int right = theseus % width - minotaur % width;
    int down = theseus / width - minotaur / width;
    int to = right == 0 ? WALL : step(view, minotaur, right > 0 ? RIGHT : LEFT);
    if (to == WALL && down != 0) to = step(view, minotaur, down > 0 ? DOWN : UP);
    return to == WALL ? minotaur : to;
  }

  public static void main(String[] arguments) throws IOException {
    Dedalo.play("my-bot", Bot::new);
  }
}
