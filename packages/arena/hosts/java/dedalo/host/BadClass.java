package dedalo.host;

import java.util.List;

/** Why no player can be made: a code for the arena, and what is needed to understand it. */
final class BadClass extends Exception {
  private static final long serialVersionUID = 1;

  final String code;
  final transient List<String> found;

  BadClass(String code, String says, List<String> found) {
    super(says);
    this.code = code;
    this.found = found;
  }
}
