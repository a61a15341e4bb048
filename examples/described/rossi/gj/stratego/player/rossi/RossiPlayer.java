package gj.stratego.player.rossi;

import gj.stratego.player.Player;
import java.util.*;

/** Attacks where it can, else goes forward, else does anything. A cell is row * 10 + column. */
public class RossiPlayer implements Player {
  private static final int[] STEPS = {10, -10, 1, -1}; // forward, back, left, right, as Red sees them
  private static final Set<Integer> LAKES = Set.of(42, 43, 46, 47, 52, 53, 56, 57);
  private final Map<Integer, Card> own = new TreeMap<>();
  private final Set<Integer> enemies = new TreeSet<>();
  private final Random random = new Random(2016);
  private boolean isRed;
  private boolean isAttacker;
  private int fightCell;

  public void start(boolean isFirst) {
    isRed = isFirst;
    own.clear();
    enemies.clear();
  }

  public int[] position(String piece) {
    int number = own.size(); // the flag and the bombs at the back, the others in front
    int cell = number < 3 ? number : 30 + number - 1;
    own.put(isRed ? cell : 99 - cell, new Card(piece));
    return new int[] {(isRed ? cell : 99 - cell) / 10, (isRed ? cell : 99 - cell) % 10};
  }

  public void viewPositions(int[][] position) {
    for (int row = 0; row < 4; row++)
      for (int column = 0; column < 10; column++)
        if (position[row][column] == 1) enemies.add((row + (isRed ? 6 : 0)) * 10 + column);
  }

  public int[] move() {
    List<int[]> attacks = new ArrayList<>(), advances = new ArrayList<>(), others = new ArrayList<>();
    own.forEach((from, card) -> {
      for (int direction = 1; direction <= 4 && card.canMove(); direction++) {
        int to = target(from, direction, 1, isRed);
        boolean isFree = to != -1 && !LAKES.contains(to) && !own.containsKey(to) && !card.trail.contains(to);
        if (isFree) (enemies.contains(to) ? attacks : direction == 1 ? advances : others).add(new int[] {from, to, direction});
      }
    });
    List<int[]> best = !attacks.isEmpty() ? attacks : !advances.isEmpty() ? advances : others;
    int[] chosen = best.get(random.nextInt(best.size()));
    Card card = own.remove(chosen[0]);
    card.leave(chosen[0]);
    own.put(fightCell = chosen[1], card);
    isAttacker = true;
    return new int[] {chosen[0] / 10, chosen[0] % 10, chosen[2], 1};
  }

  public void tellMove(int[] move) {
    int from = move[0] * 10 + move[1];
    enemies.remove(from);
    enemies.add(fightCell = target(from, move[2], move[3], !isRed));
    isAttacker = false;
  }

  public void fight(String piece) {
    String mine = own.get(fightCell).piece;
    int result = isAttacker ? Card.fight(mine, piece) : -Card.fight(piece, mine);
    if (result <= 0) own.remove(fightCell);
    if (result >= 0) enemies.remove(fightCell);
  }

  private static int target(int from, int direction, int steps, boolean isRed) {
    int to = from + STEPS[direction - 1] * steps * (isRed ? 1 : -1);
    boolean isOnBoard = to >= 0 && to < 100 && (direction < 3 || to / 10 == from / 10);
    return isOnBoard ? to : -1;
  }
}
