import { CELLS } from '../../board.ts';
import { ARMY, type Kernel } from '../../kernel/kernel.ts';
import {
  BOMB,
  GENERAL,
  LOSES,
  MARSHAL,
  MINER,
  NEXT,
  OUTCOME,
  RANK_COUNT,
  SCOUT,
  SPY,
  WAY_COUNT,
  WINS,
} from '../../kernel/tables.ts';
import { byRank, gainsOf, holdsOf, WORTH } from './exchange.ts';
import type { Guesses } from './guesses.ts';
import { distancesInto, entriesInto, FAR, stepsInto } from './distances.ts';

/** What a won game is worth; an estimate stays below. */
export const WIN = 1000;
/** The advantage that is worth 0.7 of a win. */
const SCALE = 200;

/** What it is worth that nobody knows the card. */
const SECRET = byRank({ [BOMB]: 8, [MARSHAL]: 14, [GENERAL]: 10, [MINER]: 3, [SCOUT]: 2, [SPY]: 8 });

/** How many of each rank there are, as one number. */
const COUNT_BITS = 4;
const countIn = (counts: number, rank: number): number => (counts >> (COUNT_BITS * rank)) & 15;

/** What ranks are worth, by what there is still to be met: 1 no marshal, 2 no spy, 4 no bomb, 8 the last miner. */
const WORTHS: readonly Float64Array[] = Array.from({ length: 16 }, (_, met) => {
  const worth = Float64Array.from(WORTH);
  if ((met & 1) !== 0) {
    worth[GENERAL] = 95;
    worth[SPY] = 8;
  }
  if ((met & 2) !== 0) worth[MARSHAL] = 110;
  if ((met & 4) !== 0) worth[MINER] = 24;
  else if ((met & 8) !== 0) worth[MINER] = 42;
  return worth;
});

const worthsAgainst = (own: number, others: number): Float64Array =>
  WORTHS[
    (countIn(others, MARSHAL) === 0 ? 1 : 0) |
      (countIn(others, SPY) === 0 ? 2 : 0) |
      (countIn(others, BOMB) === 0 ? 4 : 0) |
      (countIn(own, MINER) === 1 ? 8 : 0)
  ]!;

const byDistance = (near: number, decay: number): Float64Array =>
  Float64Array.from({ length: FAR + 1 }, (_, steps) => (steps === FAR ? 0 : near * decay ** steps));

/** The share of a piece's worth that somebody who would win against it has, by distance. */
const HUNT = byDistance(0.16, 0.8);
/** What being near the flag is worth, by distance: with nobody there to stop it, and otherwise. */
const RAID = byDistance(360, 0.92);
const GUARDED_RAID = byDistance(70, 0.88);
/** A piece that is less likely to be the flag is not raided. */
const LEAST_FLAG_ODDS = 0.08;

/** Estimates that are remembered. */
const TABLE_SIZE = 1 << 15;
const MOST_FLAGS = 3;
/** Sets of sides from which a cell is entered. */
const ENTRIES = 16;
/** Who stops somebody hidden so surely counts as a guard against it. */
const RELIABLE = 0.75;
/** Whoever raids does not know which one the flag is, and who guards it. */
const DOUBTED_RAID = 0.4;
/** What it is worth to be there first. */
const FIRST = 60;

/** Estimates positions that follow from one, to one of the players. */
export class Evaluation {
  readonly #kernel: Kernel;
  readonly #me: number;
  /** How likely each piece is the flag to whoever does not see it; of the one that is, what the enemy knows. */
  readonly #flagOdds = new Float64Array(2 * ARMY);
  /** Pieces of each seat that may be its flag. */
  readonly #flags: [number[], number[]] = [[], []];
  readonly #distances = [new Uint8Array(CELLS * CELLS), new Uint8Array(CELLS * CELLS)] as const;
  /** By piece that may be a flag · 100 + start: the steps of miners and of others. */
  readonly #minerSteps = new Uint8Array(2 * ARMY * CELLS);
  readonly #otherSteps = new Uint8Array(2 * ARMY * CELLS);
  readonly #minerEntries = new Uint8Array(2 * ARMY * CELLS);
  readonly #otherEntries = new Uint8Array(2 * ARMY * CELLS);
  readonly #worth: [Float64Array, Float64Array] = [WORTH, WORTH];
  readonly #counts = new Int32Array(2);
  /** Those who can move, by seat · 10: where they stand and what they are. */
  readonly #cells = new Int32Array(2 * ARMY);
  readonly #ranks = new Int32Array(2 * ARMY);
  readonly #pieces = new Int32Array(2 * ARMY);
  readonly #sizes = new Int32Array(2);
  readonly #checks = new Int32Array(TABLE_SIZE);
  readonly #values = new Float32Array(TABLE_SIZE);
  /** By seat · 3 + the other's possible flag. */
  readonly #nearest = new Int32Array(2 * MOST_FLAGS);
  readonly #free = new Int32Array(2 * MOST_FLAGS);
  readonly #fastest = new Int32Array(2);
  /** By possible flag · 1,600 + bits of entries · 100 + cell: the steps of a guard to the farthest of these entries. */
  readonly #arrivals = new Uint8Array(2 * ARMY * ENTRIES * CELLS);
  #gains: Float64Array = new Float64Array(0);
  #holds: Float64Array = new Float64Array(0);
  /** How surely the enemy knows the flag. */
  #risk = 1;

  constructor(kernel: Kernel, me: number) {
    this.#kernel = kernel;
    this.#me = me;
  }

  begin({ odds, flagOdds, fastOdds }: Pick<Guesses, 'odds' | 'flagOdds' | 'fastOdds'>): void {
    this.#gains = gainsOf(odds, 0);
    this.#holds = holdsOf(odds);
    this.#flagOdds.set(flagOdds);
    this.#risk = Math.max(...flagOdds.subarray(this.#me * ARMY, (this.#me + 1) * ARMY));
    const { at } = this.#kernel;
    const none = new Uint8Array(CELLS);
    for (const seat of [0, 1] as const) {
      const walls = new Uint8Array(CELLS);
      const barriers = new Uint8Array(CELLS);
      this.#flags[seat] = [];
      for (let piece = 0; piece < 2 * ARMY; piece++) {
        if (at[piece]! < 0) continue;
        const isOwn = piece < ARMY === (seat === 0);
        if (fastOdds[piece]! > (isOwn ? 0.5 : 0.9)) walls[at[piece]!] = 1;
        if (isOwn && fastOdds[piece]! > 0.8) barriers[at[piece]!] = 1;
        if (isOwn && flagOdds[piece]! >= LEAST_FLAG_ODDS) this.#flags[seat].push(piece);
      }
      distancesInto(this.#distances[seat], walls);
      this.#flags[seat].sort((a, b) => flagOdds[b]! - flagOdds[a]!);
      this.#flags[seat].splice(MOST_FLAGS);
      for (const flag of this.#flags[seat]) {
        const cell = at[flag]!;
        stepsInto(this.#minerSteps, flag * CELLS, { cell, isWall: none });
        stepsInto(this.#otherSteps, flag * CELLS, { cell, isWall: barriers });
        entriesInto(this.#minerEntries, this.#minerSteps, flag * CELLS);
        entriesInto(this.#otherEntries, this.#otherSteps, flag * CELLS);
        this.#arrivalsAt(flag, this.#distances[seat]);
      }
    }
  }

  #arrivalsAt(flag: number, distances: Uint8Array): void {
    const target = this.#kernel.at[flag]!;
    for (let entries = 0; entries < ENTRIES; entries++) {
      const base = (flag * ENTRIES + entries) * CELLS;
      this.#arrivals.fill(0, base, base + CELLS);
      for (let way = 0; way < WAY_COUNT; way++) {
        const gate = NEXT[target * WAY_COUNT + way]!;
        if ((entries & (1 << way)) === 0 || gate < 0) continue;
        for (let cell = 0; cell < CELLS; cell++) {
          const steps = distances[gate * CELLS + cell]!;
          if (steps > this.#arrivals[base + cell]!) this.#arrivals[base + cell] = steps;
        }
      }
    }
  }

  /** From −WIN to WIN. */
  toMe(): number {
    const { key, key2 } = this.#kernel;
    const slot = key & (TABLE_SIZE - 1);
    if (this.#checks[slot] === key2) return this.#values[slot]!;
    const red = this.#material() + this.#hunts(0) - this.#hunts(1) + this.#race();
    const advantage = this.#me === 0 ? red : -red;
    const value = (WIN * advantage) / Math.sqrt(advantage * advantage + SCALE * SCALE);
    this.#checks[slot] = key2;
    this.#values[slot] = value;
    return value;
  }

  /** Lists those who can move, and says what all are worth to Red, with what nobody knows of them. */
  #material(): number {
    const { at, rank, shown } = this.#kernel;
    let secrets = 0;
    for (let seat = 0; seat < 2; seat++) {
      const first = seat * ARMY;
      let size = first;
      let counts = 0;
      let secret = 0;
      for (let piece = first; piece < first + ARMY; piece++) {
        const cell = at[piece]!;
        if (cell < 0) continue;
        const what = rank[piece]!;
        counts += 1 << (COUNT_BITS * what);
        if ((shown & (1 << piece)) === 0) secret += SECRET[what]!;
        if (what < 2) continue;
        this.#cells[size] = cell;
        this.#pieces[size] = piece;
        this.#ranks[size++] = what;
      }
      this.#sizes[seat] = size;
      this.#counts[seat] = counts;
      secrets += seat === 0 ? secret : -secret;
    }
    return secrets + this.#worthOf(0) - this.#worthOf(1);
  }

  /** What the cards of one side are worth against those of the other. */
  #worthOf(seat: number): number {
    const own = this.#counts[seat]!;
    const worth = worthsAgainst(own, this.#counts[1 - seat]!);
    this.#worth[seat] = worth;
    let sum = 0;
    for (let rank = 1; rank < RANK_COUNT; rank++) sum += countIn(own, rank) * worth[rank]!;
    return sum;
  }

  /** What it can hope for from going after those who would lose, or probably would. */
  #hunts(seat: number): number {
    const cells = this.#cells;
    const ranks = this.#ranks;
    const { at, rank, shown } = this.#kernel;
    const distances = this.#distances[seat]!;
    const theirs = this.#worth[1 - seat]!;
    const gains = this.#gains;
    const first = seat * ARMY;
    const end = this.#sizes[seat]!;
    const prey = ARMY - first;
    let sum = 0;
    for (let enemy = prey; enemy < prey + ARMY; enemy++) {
      if (at[enemy]! < 0) continue;
      const base = at[enemy]! * CELLS;
      if ((shown & (1 << enemy)) === 0) {
        let best = 0;
        for (let hunter = first; hunter < end; hunter++) {
          const gain = gains[ranks[hunter]! * 2 * ARMY + enemy]!;
          if (gain <= 0) continue;
          const hope = HUNT[distances[base + cells[hunter]!]!]! * gain;
          if (hope > best) best = hope;
        }
        sum += best;
        continue;
      }
      const what = rank[enemy]!;
      let nearest = FAR;
      for (let hunter = first; hunter < end; hunter++) {
        if (OUTCOME[ranks[hunter]! * RANK_COUNT + what] !== WINS) continue;
        const steps = distances[base + cells[hunter]!]!;
        if (steps < nearest) nearest = steps;
      }
      sum += HUNT[nearest]! * theirs[what]!;
    }
    return sum;
  }

  /** What the ways to both flags are worth to Red: who is there first without being stopped leaves the other nothing. */
  #race(): number {
    this.#raids(0);
    this.#raids(1);
    const { turn } = this.#kernel;
    return this.#raidWorth(0, turn === 0 ? 0 : 1) - this.#raidWorth(1, turn === 1 ? 0 : 1);
  }

  /** For each piece that may be the other's flag: the steps of the nearest, and of the nearest whom nobody stops. */
  #raids(seat: number): void {
    const { at, shown, moved } = this.#kernel;
    const flags = this.#flags[1 - seat]!;
    let fastest = FAR;
    for (let index = 0; index < flags.length; index++) {
      const flag = flags[index]!;
      const slot = seat * MOST_FLAGS + index;
      if (at[flag]! < 0 || ((shown | moved) & (1 << flag)) !== 0) {
        this.#nearest[slot] = FAR;
        this.#free[slot] = FAR;
        continue;
      }
      this.#raid(seat, flag, slot);
      if (this.#free[slot]! < fastest) fastest = this.#free[slot]!;
    }
    this.#fastest[seat] = fastest;
  }

  #raidWorth(seat: number, delay: number): number {
    const flags = this.#flags[1 - seat]!;
    const rival = this.#fastest[1 - seat]!;
    const rivalOdds = seat === this.#me ? this.#risk : 1;
    let sum = 0;
    for (let index = 0; index < flags.length; index++) {
      const odds = this.#flagOdds[flags[index]!]!;
      const free = this.#free[seat * MOST_FLAGS + index]!;
      const guarded = GUARDED_RAID[this.#nearest[seat * MOST_FLAGS + index]!]!;
      if (free === FAR) {
        sum += odds * guarded;
        continue;
      }
      const isFirst = free + delay <= rival;
      const worth = isFirst ? RAID[free]! + FIRST : RAID[free]! * (1 - 0.7 * rivalOdds);
      sum += odds * Math.max(guarded, worth);
    }
    return seat === this.#me ? DOUBTED_RAID * sum : sum;
  }

  #raid(seat: number, flag: number, slot: number): void {
    const cells = this.#cells;
    const ranks = this.#ranks;
    const base = flag * CELLS;
    const delay = this.#kernel.turn === seat ? 1 : 0;
    const end = this.#sizes[seat]!;
    let nearest = FAR;
    let free = FAR;
    for (let raider = seat * ARMY; raider < end; raider++) {
      const isMiner = ranks[raider] === MINER;
      const start = base + cells[raider]!;
      const steps = (isMiner ? this.#minerSteps : this.#otherSteps)[start]!;
      if (steps < nearest) nearest = steps;
      if (steps >= free) continue;
      const entries = (isMiner ? this.#minerEntries : this.#otherEntries)[start]!;
      if (!this.#isStopped(raider, { seat, gates: (flag * ENTRIES + entries) * CELLS, time: steps - delay }))
        free = steps;
    }
    this.#nearest[slot] = nearest;
    this.#free[slot] = free;
  }

  /** Whether somebody who would not lose against a raider is in time at the last cell of every shortest way. */
  #isStopped(raider: number, { seat, gates, time }: { seat: number; gates: number; time: number }): boolean {
    const ranks = this.#ranks;
    const cells = this.#cells;
    const arrivals = this.#arrivals;
    const what = ranks[raider]!;
    const piece = this.#pieces[raider]!;
    const isGuess = seat !== this.#me && (this.#kernel.shown & (1 << piece)) === 0;
    const end = this.#sizes[1 - seat]!;
    for (let guard = (1 - seat) * ARMY; guard < end; guard++) {
      if (arrivals[gates + cells[guard]!]! > time) continue;
      const holds = isGuess
        ? this.#holds[ranks[guard]! * 2 * ARMY + piece]! >= RELIABLE
        : OUTCOME[ranks[guard]! * RANK_COUNT + what] !== LOSES;
      if (holds) return true;
    }
    return false;
  }
}
