import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A player of Sokoban: it searches for the fewest moves, and then plays them. */
final class Bot implements Dedalo.Player {
  private static final String[] LETTERS = {"u", "d", "l", "r"};
  private List<String> plan = new ArrayList<>();
  private String ground = "";
  private int width;

  private record Position(int player, List<Integer> boxes) {}

  @Override
  public String choose(Dedalo.Turn turn) {
    if (plan.isEmpty()) {
      plan = new ArrayList<>(solve(turn.view()));
      Dedalo.debug("a plan of " + plan.size() + " moves");
    }
    return plan.isEmpty() ? turn.anyAction() : plan.remove(0);
  }

  /** Change this: search over pushes instead of steps, and large levels can be solved as well. */
  private List<String> solve(Dedalo.Json view) {
    width = view.get("width").whole();
    StringBuilder rows = new StringBuilder();
    for (Dedalo.Json row : view.get("ground").items()) rows.append(String.format("%-" + width + "s", row.text()));
    ground = rows.toString();
    Position start =
        new Position(view.get("player").whole(), view.get("boxes").wholes().stream().sorted().toList());
    return Dedalo.findWay(
        start, this::moves, position -> position.boxes().stream().allMatch(box -> ground.charAt(box) == '.'));
  }

  /** Every step and push, with where the player and the boxes stand then. */
  private List<Dedalo.Move<Position>> moves(Position position) {
    int[] steps = {-width, width, -1, 1};
    List<Dedalo.Move<Position>> found = new ArrayList<>();
    for (int way = 0; way < LETTERS.length; way++) {
      int to = position.player() + steps[way];
      int beyond = to + steps[way];
      List<Integer> boxes = position.boxes();
      if (isWall(to)) continue;
      if (boxes.contains(to)) {
        if (isWall(beyond) || boxes.contains(beyond) || isDead(beyond)) continue;
        boxes = boxes.stream().map(box -> box == to ? beyond : box).sorted().toList();
      }
      found.add(new Dedalo.Move<>(LETTERS[way], new Position(to, boxes)));
    }
    return found;
  }

  private boolean isWall(int cell) {
    return ground.charAt(cell) == '#';
  }

  /** A box in a corner without a goal never leaves it. */
  private boolean isDead(int cell) {
    boolean isBetween = isWall(cell - width) || isWall(cell + width);
    return ground.charAt(cell) != '.' && isBetween && (isWall(cell - 1) || isWall(cell + 1));
  }

  public static void main(String[] arguments) throws IOException {
    Dedalo.play("my-bot", Bot::new);
  }
}
