import java.util.List;
import java.util.Map;
import java.util.Set;

/** The cards of Stratego Duel, who beats whom, and what each is worth to us. */
final class Cards {
  /** In the order in which they are placed. */
  static final List<String> ALL = List.of("FL", "FB", "SB", "MA", "GE", "FM", "SM", "FS", "SS", "SP");

  private static final Set<String> BOMBS = Set.of("FB", "SB");
  private static final Set<String> MINERS = Set.of("FM", "SM");
  private static final Set<String> SCOUTS = Set.of("FS", "SS");
  private static final Map<String, Integer> SCORES =
      Map.of("MA", 10, "GE", 9, "FM", 3, "SM", 3, "FS", 2, "SS", 2, "SP", 1);
  private static final Map<String, Double> WORTH =
      Map.of(
          "FL", 100.0, "FB", 4.0, "SB", 4.0, "MA", 10.0, "GE", 8.0,
          "FM", 5.0, "SM", 5.0, "FS", 3.0, "SS", 3.0, "SP", 5.0);

  private Cards() {}

  static double worth(String card) {
    return WORTH.get(card);
  }

  static boolean canMove(String card) {
    return !card.equals("FL") && !BOMBS.contains(card);
  }

  static boolean isScout(String card) {
    return SCOUTS.contains(card);
  }

  /** More than 0 where the attacker stays, less where the defender does, 0 where neither does. */
  static int fight(String attacker, String defender) {
    if (BOMBS.contains(defender)) {
      return MINERS.contains(attacker) ? 1 : -1;
    }
    if (defender.equals("FL") || (attacker.equals("SP") && defender.equals("MA"))) {
      return 1;
    }
    return SCORES.get(attacker) - SCORES.get(defender);
  }

  /** What the attacker's side wins or loses by a fight. */
  static double gain(String attacker, String defender) {
    int result = fight(attacker, defender);
    return (result >= 0 ? worth(defender) : 0) - (result <= 0 ? worth(attacker) : 0);
  }
}
