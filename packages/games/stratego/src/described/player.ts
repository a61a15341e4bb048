/** A player program as the description has it (D9), method for method. Numbers are rows, columns, directions, steps. */
export interface DescribedPlayer {
  /** Whether it is Red. */
  start(isFirst: boolean): void;
  /** Where a piece is set up, as row and column; called for each of `PIECES` in order. */
  position(piece: string): readonly number[] | null;
  /** Which cells of the opponent's four rows are taken: 4 × 10 of 0 and 1, from the lowest row (DB1). */
  viewPositions(positions: readonly (readonly number[])[]): void;
  /** Row, column, direction as the player sees it, steps; null to resign. */
  move(): readonly number[] | null;
  /** The opponent's move, as the opponent gave it. */
  tellMove(move: readonly number[]): void;
  /** The opposing card of a fight, in which who won can be worked out (DB7). */
  fight(piece: string): void;
}

/** Makes the player of one game, as the described program calls a constructor without arguments (D11). */
export type DescribedMaker = () => DescribedPlayer;

export type DescribedMethod = 'constructor' | keyof DescribedPlayer;
