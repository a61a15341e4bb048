package gj.stratego.player;

/** A player of Stratego Duel. It needs a public constructor without arguments. */
public interface Player {
  /** A game begins; whether this player is Red, who moves first. */
  void start(boolean isFirst);

  /** Row and column on which a piece is set up: FL, FB, SB, MA, GE, FM, SM, FS, SS, SP, one after the other. */
  int[] position(String piece);

  /** The opponent's four rows at the beginning, from the lowest row number: 1 where a piece stands, else 0. */
  void viewPositions(int[][] position);

  /** Row, column, direction (1 forward, 2 back, 3 left, 4 right, as this player sees it), number of steps. */
  int[] move();

  /** The opponent's move, as the opponent gave it. */
  void tellMove(int[] move);

  /** A piece has met one of the opponent's: this one. */
  void fight(String piece);
}
