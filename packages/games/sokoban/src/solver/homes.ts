import { AloneBox } from './alone.ts';
import type { Scene } from './macro-moves.ts';
import type { Terrain } from './terrain.ts';

/** When a box may be taken off the board. */
export interface PullStyle {
  /** At any home that the player can get to, or only at homes between which boxes can go to and fro. */
  readonly isAnyHome: boolean;
  /** When it is at least that many steps from where it was, or in another room. */
  readonly away: number;
}

/** The cells where the level has its boxes: where boxes that are pulled off the goals may be taken off the board. */
export class Homes {
  readonly #terrain: Terrain;
  readonly #style: PullStyle;
  readonly #alone: AloneBox;

  constructor(terrain: Terrain, style: PullStyle) {
    this.#terrain = terrain;
    this.#style = style;
    this.#alone = new AloneBox(terrain.ground);
  }

  /**
   * Where a box can be taken off now, a byte a cell: the largest set of homes between which boxes could be pushed to and
   * fro, among those that are there; nowhere if the player cannot get to all of them.
   */
  exits(homes: readonly number[], { closed, reach, player }: Scene): Uint8Array {
    const { mark, stamp } = reach;
    const canEnter = (home: number): boolean => mark[home] === stamp;
    const open = homes.filter((home) => closed[home] === 0);
    if (this.#style.isAnyHome) return this.#marked(open.filter(canEnter));
    this.#alone.close(closed, player);
    const largest = this.#largestGroup(open);
    return this.#marked(largest.every(canEnter) ? largest : []);
  }

  #marked(homes: readonly number[]): Uint8Array {
    const marked = new Uint8Array(this.#terrain.ground.cells + 1);
    for (const home of homes) marked[home] = 1;
    return marked;
  }

  #largestGroup(open: readonly number[]): number[] {
    const reached = open.map((home) => {
      const cells = new Uint8Array(this.#terrain.ground.cells + 1);
      this.#alone.reachOf(home, cells);
      return cells;
    });
    let largest: number[] = [];
    const isTaken = new Uint8Array(open.length);
    for (let i = 0; i < open.length; i++) {
      if (isTaken[i] === 1) continue;
      const group: number[] = [];
      for (let j = i; j < open.length; j++) {
        const isMutual = i === j || (reached[i]![open[j]!] === 1 && reached[j]![open[i]!] === 1);
        if (isTaken[j] === 1 || !isMutual) continue;
        isTaken[j] = 1;
        group.push(open[j]!);
      }
      if (group.length > largest.length) largest = group;
    }
    return largest;
  }

  /** Whether a box may go home: it has come far enough, and all others can still have homes of their own. */
  mayGo(box: number, home: number, { boxes, homes }: { boxes: readonly number[]; homes: readonly number[] }): boolean {
    const { rooms } = this.#terrain;
    const [one, other] = [rooms.of[box]!, rooms.of[home]!];
    const isAway = this.#terrain.walksFrom(home)[box]! >= this.#style.away || (one !== other && one >= 0 && other >= 0);
    return (
      isAway &&
      this.#areMatched(
        boxes.filter((left) => left !== box),
        homes.filter((left) => left !== home),
      )
    );
  }

  #areMatched(boxes: readonly number[], homes: readonly number[]): boolean {
    const { reach } = this.#terrain;
    const holder = new Map<number, number>();
    const seat = (box: number, asked: Set<number>): boolean =>
      homes.some((home) => {
        if (reach[home]![box] === 0 || asked.has(home)) return false;
        asked.add(home);
        const other = holder.get(home);
        if (other !== undefined && !seat(other, asked)) return false;
        holder.set(home, box);
        return true;
      });
    return boxes.every((box) => seat(box, new Set()));
  }
}
