package gj.stratego.player.rossi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A card of one's own: what it is, and the cells that it left in its last two moves. */
class Card {
  private static final List<String> BY_SCORE = List.of("FL", "SP", "FS", "SS", "FM", "SM", "GE", "MA");
  private static final int[] SCORES = {0, 1, 2, 2, 3, 3, 9, 10};

  final String piece;
  final Deque<Integer> trail = new ArrayDeque<>();

  Card(String piece) {
    this.piece = piece;
  }

  boolean canMove() {
    return !piece.equals("FL") && !isBomb(piece);
  }

  void leave(int cell) {
    trail.add(cell);
    if (trail.size() > 2) trail.remove();
  }

  private static boolean isBomb(String piece) {
    return piece.equals("FB") || piece.equals("SB");
  }

  /** More than 0 where the attacker stays, less where the defender does, 0 where neither does. */
  static int fight(String attacker, String defender) {
    if (isBomb(defender)) return attacker.endsWith("M") && !attacker.equals("SB") ? 1 : -1;
    if (attacker.equals("SP") && defender.equals("MA")) return 1;
    return SCORES[BY_SCORE.indexOf(attacker)] - SCORES[BY_SCORE.indexOf(defender)];
  }
}
