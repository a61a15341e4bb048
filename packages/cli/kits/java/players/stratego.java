import java.io.IOException;
import java.util.Arrays;
import java.util.Map;

/** A player of Stratego Duel: it attacks what it does not know to be stronger, and else goes forward. */
final class Bot implements Dedalo.Player {
  /** Forward, back, left, right, as Red (seat 0) sees them: rows down and columns to the right. */
  private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int FORWARD = 1;
  private static final Map<String, Integer> STRENGTH =
      Map.of("FL", 0, "SP", 1, "FS", 2, "SS", 2, "FM", 3, "SM", 3, "GE", 9, "MA", 10, "FB", 11, "SB", 11);
  /** The first pieces that are placed are the flag and the two bombs. */
  private static final int BEHIND = 3;

  @Override
  public String choose(Dedalo.Turn turn) {
    boolean isSettingUp = turn.view().get("phase").text().equals("setting-up");
    String best = null;
    double most = 0;
    for (String action : turn.legal()) {
      double rating = (isSettingUp ? ratePlace(action, turn) : rateMove(action, turn)) + turn.random().nextDouble();
      if (best != null && rating <= most) continue;
      best = action;
      most = rating;
    }
    return best;
  }

  /** The flag and the bombs stand behind, all others in front. Change this: who guards the flag? */
  private static int ratePlace(String action, Dedalo.Turn turn) {
    int row = Integer.parseInt(action.split(" ")[1]);
    int distance = turn.seat() == 0 ? row : 9 - row;
    return turn.view().get("placed").at(turn.seat()).whole() < BEHIND ? -distance : distance;
  }

  /** Change this: which of your pieces should attack, and which should stay? */
  private static int rateMove(String action, Dedalo.Turn turn) {
    int[] move = numbers(action);
    String mine = pieceAt(move[0] * 10 + move[1], turn.seat(), turn);
    String enemy = pieceAt(target(action, turn.seat()), 1 - turn.seat(), turn);
    if (enemy.equals("unknown")) return 10;
    if (!enemy.equals("none")) return STRENGTH.get(mine) > STRENGTH.get(enemy) ? 20 : -10;
    return move[2] == FORWARD ? 1 : 0;
  }

  /** The code of the piece of that seat on a cell, or "unknown", or "none". */
  private static String pieceAt(int cell, int seat, Dedalo.Turn turn) {
    for (Dedalo.Json soldier : turn.view().get("armies").at(seat).items()) {
      Dedalo.Json at = soldier.get("at");
      if (at.isNull() || at.whole() != cell) continue;
      return soldier.get("piece").isNull() ? "unknown" : soldier.get("piece").text();
    }
    return "none";
  }

  /** The cell (row * 10 + column) to which a move such as "2 8 1 1" leads: row, column, direction, steps. */
  private static int target(String action, int seat) {
    int[] move = numbers(action);
    int steps = seat == 0 ? move[3] : -move[3];
    int[] step = STEPS[move[2] - 1];
    return (move[0] + step[0] * steps) * 10 + move[1] + step[1] * steps;
  }

  private static int[] numbers(String action) {
    return Arrays.stream(action.split(" ")).mapToInt(Integer::parseInt).toArray();
  }

  public static void main(String[] arguments) throws IOException {
    Dedalo.play("my-bot", Bot::new);
  }
}
