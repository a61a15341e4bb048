package dedalo.host;

import gj.stratego.player.Player;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** One game of a player: messages of the arena become the six described calls, in the described order. */
final class DescribedGame {
  private static final String[] PIECES = {"FL", "FB", "SB", "MA", "GE", "FM", "SM", "FS", "SS", "SP"};
  private static final int SIDE = 10;
  private static final int HOME_ROWS = 4;

  private final Calls calls;
  private final Player player;
  private final int seat;

  DescribedGame(Calls calls, Player player, int seat) throws Failure {
    this.calls = calls;
    this.player = player;
    this.seat = seat;
    calls.tell("start", () -> player.start(seat == 0));
  }

  /** The answer to a question: ten pieces are placed, then moves are made. */
  String answer(int turn) throws Failure {
    if (turn > PIECES.length) return written(calls.ask("move", player::move), "move", 4);
    String piece = PIECES[turn - 1];
    return "place " + written(calls.ask("position", () -> player.position(piece)), "position", 2);
  }

  private String written(int[] numbers, String method, int length) throws Failure {
    if (numbers == null && method.equals("move")) throw calls.irregular("resigned", method, "returned null");
    if (numbers == null || numbers.length != length) {
      throw calls.irregular("malformed", method, "returned " + Arrays.toString(numbers));
    }
    StringBuilder text = new StringBuilder();
    for (int number : numbers) text.append(text.length() == 0 ? "" : " ").append(number);
    return text.toString();
  }

  void hear(Map<String, Object> event) throws Failure {
    boolean isOwn = event.get("seat") instanceof Double && whole(event, "seat") == seat;
    switch ((String) event.get("type")) {
      case "began":
        int[][] positions = positions((List<?>) ((List<?>) event.get("cells")).get(1 - seat));
        calls.tell("viewPositions", () -> player.viewPositions(positions));
        break;
      case "moved":
        int from = whole(event, "from");
        int[] move = {from / SIDE, from % SIDE, whole(event, "direction"), whole(event, "steps")};
        if (!isOwn) calls.tell("tellMove", () -> player.tellMove(move));
        break;
      case "fought":
        String opposing = (String) event.get(isOwn ? "defender" : "attacker");
        calls.tell("fight", () -> player.fight(opposing));
        break;
      default:
        break;
    }
  }

  private int[][] positions(List<?> cells) {
    int firstRow = seat == 0 ? SIDE - HOME_ROWS : 0;
    int[][] positions = new int[HOME_ROWS][SIDE];
    for (Object cell : cells) {
      int at = ((Double) cell).intValue();
      positions[at / SIDE - firstRow][at % SIDE] = 1;
    }
    return positions;
  }

  private static int whole(Map<String, Object> event, String field) {
    return ((Double) event.get(field)).intValue();
  }
}
