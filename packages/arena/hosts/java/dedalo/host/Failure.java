package dedalo.host;

/** A player did something by which it loses the game: a fault of the protocol, and what is said of it. */
final class Failure extends Exception {
  private static final long serialVersionUID = 1;

  /** threw, malformed, resigned. */
  final String fault;

  Failure(String fault, String says, Throwable cause) {
    super(says, cause);
    this.fault = fault;
  }
}
