import { createGrid, type Grid, type Random, type Size } from '../../src/index.ts';

interface Place {
  readonly row: number;
  readonly column: number;
}

const UP_DOWN_LEFT_RIGHT = [
  [-2, 0],
  [2, 0],
  [0, -2],
  [0, 2],
] as const;

/** The maze of PokéLabirinto, written down as it is described: recursively, step for step. */
export class ByTheBook {
  /** How often everything starts again after the first time. */
  tries = 20;
  readonly rows: number;
  readonly columns: number;
  readonly random: Random;
  isWall: boolean[][] = [];
  entrance: Place = { row: -1, column: -1 };
  exit: Place | undefined;

  constructor(size: Size, random: Random) {
    this.rows = size.height;
    this.columns = size.width;
    this.random = random;
  }

  /** Undefined where even the last try found no exit: what follows then is not part of the description. */
  make(): { grid: Grid; entrance: number; exit: number } | undefined {
    for (let more = this.tries; more >= 0 && !this.exit; more--) {
      this.isWall = Array.from({ length: this.rows }, () => Array.from({ length: this.columns }, () => true));
      this.generateMainPath(this.openEntrance());
    }
    if (!this.exit) return undefined;
    this.open(this.exit);
    this.generateBranches();
    const grid = createGrid({ width: this.columns, height: this.rows });
    grid.costs.set(this.isWall.flat().map((isWall) => (isWall ? 0 : 1)));
    return { grid, entrance: this.numberOf(this.entrance), exit: this.numberOf(this.exit) };
  }

  private numberOf(place: Place): number {
    return place.row * this.columns + place.column;
  }

  private open(place: Place): void {
    this.isWall[place.row]![place.column] = false;
  }

  private openEntrance(): Place {
    const side = this.random.below(4);
    const along = 1 + this.random.below((side < 2 ? this.columns : this.rows) - 2);
    const { row, column, inside } = [
      { row: 0, column: along, inside: { row: 1, column: along } },
      { row: this.rows - 1, column: along, inside: { row: this.rows - 2, column: along } },
      { row: along, column: 0, inside: { row: along, column: 1 } },
      { row: along, column: this.columns - 1, inside: { row: along, column: this.columns - 2 } },
    ][side]!;
    this.entrance = { row, column };
    this.open(this.entrance);
    this.open(inside);
    return inside;
  }

  private shuffledDirections(): (readonly [number, number])[] {
    const directions = [...UP_DOWN_LEFT_RIGHT] as (readonly [number, number])[];
    for (let i = 3; i >= 1; i--) {
      const j = this.random.below(i + 1);
      [directions[i], directions[j]] = [directions[j]!, directions[i]!];
    }
    return directions;
  }

  private isInteriorWall({ row, column }: Place): boolean {
    const isInterior = row >= 1 && row <= this.rows - 2 && column >= 1 && column <= this.columns - 2;
    return isInterior && this.isWall[row]![column]!;
  }

  private generateMainPath(here: Place): void {
    for (const [down, right] of this.shuffledDirections()) {
      const target = { row: here.row + down, column: here.column + right };
      if (this.exit || !this.isInteriorWall(target)) continue;
      this.open({ row: here.row + down / 2, column: here.column + right / 2 });
      this.open(target);
      this.tryExitBeside(target);
      this.generateMainPath(target);
    }
  }

  private tryExitBeside({ row, column }: Place): void {
    if (row === this.rows - 2) this.tryExit({ row: row + 1, column });
    if (column === this.columns - 2) this.tryExit({ row, column: column + 1 });
    if (row === 1) this.tryExit({ row: row - 1, column });
    if (column === 1) this.tryExit({ row, column: column - 1 });
  }

  private tryExit(candidate: Place): void {
    const distance = Math.abs(candidate.row - this.entrance.row) + Math.abs(candidate.column - this.entrance.column);
    if (!this.exit && distance >= Math.floor(Math.min(this.rows, this.columns) / 2)) this.exit = candidate;
  }

  private generateBranches(): void {
    let branches = 0;
    for (let row = 1; row <= this.rows - 2; row++) {
      for (let column = 1; column <= this.columns - 2; column++) {
        if (this.isWall[row]![column] || !this.random.bool()) continue;
        this.dig({ row, column });
        if (++branches === 3) return;
      }
    }
  }

  private dig(here: Place): void {
    for (const [down, right] of this.shuffledDirections()) {
      const target = { row: here.row + down, column: here.column + right };
      if (!this.isInteriorWall(target)) continue;
      this.open({ row: here.row + down / 2, column: here.column + right / 2 });
      this.open(target);
      this.dig(target);
    }
  }
}
