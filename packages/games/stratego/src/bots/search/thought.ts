import type { BotSeat, Thought } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { actionOf } from '../../kernel/actions.ts';
import { ARMY, Kernel, MOST_MOVES_AT_ONCE, type Placed } from '../../kernel/kernel.ts';
import { RANK_COUNT, rankIndex } from '../../kernel/tables.ts';
import { RANK_OF } from '../../pieces.ts';
import type { Move } from '../../moving.ts';
import type { Action, View } from '../../state.ts';
import type { Behaviour } from './behaviour.ts';
import { guessesOf } from './guesses.ts';
import { gainsOf } from './exchange.ts';
import { Evaluation, WIN } from './evaluation.ts';
import type { Strength } from './strength.ts';
import { type Supposition, Tree } from './tree.ts';

/** What the enemy hopes a flag is worth when it attacks what it does not know. */
const DARED_FLAG = 200;
/** A move so much worse than the best need not be known better. */
const MARGIN = 60;
/** From some depth on, moves so much worse are left alone. */
const NARROW_DEPTH = 2;
const NARROW = 50;
/** What a move is worth at a glance decides between plans that come to the same. */
const GLANCE = 0.15;
/** One move in one supposition may take so much work before deepening ends. */
const MOST_NODES = 30_000;

/** What a choice goes by: what is known of the enemy's ways, and how far it looks. */
export interface Powers extends Pick<Strength, 'passes' | 'suppositions'> {
  readonly behaviour: Behaviour;
  /** A move that is valued as exactly as the best, however bad it looks. */
  readonly exact?: Move | undefined;
}

interface World {
  readonly supposition: Supposition;
  readonly ranks: readonly number[];
  /** By move: its newest value. */
  readonly values: Float64Array;
}

/**
 * A choice of `search`: draws what the hidden pieces may be, and searches every draw to depth 1, all to depth 2 and so
 * on; a move is worth the mean over the draws.
 */
export class SearchThought implements Thought<Action> {
  nodes = 0;
  depth = 0;
  readonly #kernel: Kernel;
  readonly #tree: Tree;
  readonly #moves: Int16Array;
  readonly #worlds: readonly World[];
  readonly #hidden: readonly number[];
  #order: number[];
  readonly #passes: number;
  /** By place in the list of moves; −1 for none. */
  readonly #exact: number;
  #world = 0;
  #tried = 0;
  readonly #next: Float64Array;
  #best = 0;
  #isDone = false;
  readonly #noise: Float64Array;
  readonly #glances: Float64Array;

  constructor(view: View, { seat, random }: BotSeat, { behaviour, passes, suppositions, exact }: Powers) {
    this.#passes = passes;
    const guesses = guessesOf(view, { seat, random }, behaviour);
    const { odds, hidden, samples } = guesses;
    this.#hidden = hidden;
    this.#kernel = new Kernel().load({ config: view.config, moves: view.moves, armies: placed(view, samples[0]!) });
    const evaluation = new Evaluation(this.#kernel, seat);
    evaluation.begin(guesses);
    this.#tree = new Tree(this.#kernel, evaluation, seat);
    const list = new Int16Array(MOST_MOVES_AT_ONCE);
    this.#moves = list.slice(0, this.#kernel.movesInto(list, 0));
    this.#order = [...this.#moves.keys()];
    this.#exact = exact ? this.#moves.findIndex((move) => isSameMove(actionOf(this.#kernel, move), exact)) : -1;
    this.#noise = Float64Array.from(this.#moves, () => random.float());
    const about = { odds, dares: gainsOf(odds, DARED_FLAG), flagRisk: guesses.flagRisk };
    this.#worlds = samples.slice(0, suppositions).map((ranks, index) => ({
      ranks,
      supposition: {
        ...about,
        stand: standing({ odds, hidden, ranks, random }),
        salt: Math.imul(index + 1, 0x9e3779b1),
      },
      values: new Float64Array(this.#moves.length),
    }));
    this.#next = new Float64Array(this.#moves.length);
    this.#glances = new Float64Array(this.#moves.length);
    this.#best = this.#bestOf();
    if (this.#moves.length === 1) this.#isDone = true;
  }

  get choice(): Action {
    return actionOf(this.#kernel, this.#moves[this.#best]!);
  }

  /** How many positions moves have led to. */
  get positions(): number {
    return this.#kernel.made;
  }

  /** By move: what it is worth so far, from −1 to 1. */
  get values(): readonly { readonly action: Action; readonly value: number }[] {
    return [...this.#moves].map((move, index) => ({
      action: actionOf(this.#kernel, move),
      value: this.#mean(index) / WIN,
    }));
  }

  advance(budget: number): 'searching' | 'done' {
    const end = this.nodes + budget;
    while (!this.#isDone && this.nodes < end) this.#tryMove();
    return this.#isDone ? 'done' : 'searching';
  }

  #tryMove(): void {
    const world = this.#worlds[this.#world]!;
    const tree = this.#tree;
    const kernel = this.#kernel;
    if (this.#tried === 0) {
      for (const [index, piece] of this.#hidden.entries()) kernel.setRank(piece, world.ranks[index]!);
      this.#most = -2 * WIN;
    }
    tree.begin(world.supposition);
    const index = this.#order[this.#tried]!;
    const before = tree.nodes;
    tree.limit = before + MOST_NODES;
    const alpha = index === this.#exact ? -2 * WIN : Math.max(-2 * WIN, this.#most - MARGIN);
    const value = tree.valueOf(this.#moves[index]!, this.depth, { alpha, beta: 2 * WIN, ply: 0 });
    this.nodes += tree.nodes - before + 1;
    if (tree.isCut) {
      this.#isDone = true;
      return;
    }
    this.#next[index] = Math.max(value, alpha);
    if (value > this.#most) this.#most = value;
    this.#tried++;
    if (this.#tried === this.#order.length) this.#finishWorld(world);
  }
  #most = -2 * WIN;

  #finishWorld(world: World): void {
    for (const index of this.#order) world.values[index] = this.#next[index]!;
    this.#tried = 0;
    this.#world++;
    if (this.#world === this.#worlds.length || this.depth > 0) this.#best = this.#bestOf();
    if (this.#world < this.#worlds.length) return;
    this.#world = 0;
    this.depth++;
    this.#order = [...this.#moves.keys()].sort((a, b) => this.#mean(b) - this.#mean(a) || a - b);
    if (this.depth === 2) for (const index of this.#moves.keys()) this.#glances[index] = GLANCE * this.#mean(index);
    if (this.depth >= NARROW_DEPTH) {
      const least = this.#mean(this.#order[0]!) - NARROW;
      const width = this.#order.findIndex((index) => this.#mean(index) < least);
      const left = width > 0 ? this.#order.splice(width) : [];
      if (left.includes(this.#exact)) this.#order.push(this.#exact);
    }
    const isDecided = Math.abs(this.#mean(this.#best)) >= WIN - this.depth - 1;
    if (this.depth >= this.#passes || isDecided) this.#isDone = true;
  }

  #mean(index: number): number {
    let sum = 0;
    for (const { values } of this.#worlds) sum += values[index]!;
    return sum / this.#worlds.length;
  }

  #bestOf(): number {
    let best = 0;
    let most = -Infinity;
    for (const index of this.#order) {
      const value = this.#mean(index) + this.#glances[index]! + this.#noise[index]!;
      if (value > most) {
        most = value;
        best = index;
      }
    }
    return best;
  }
}

const isSameMove = (a: Action, b: Move): boolean =>
  a.type === 'move' && a.from === b.from && a.direction === b.direction && a.steps === b.steps;

/** The pieces of a view, the hidden ones with supposed ranks. */
function placed(view: View, ranks: readonly number[]): [Placed[], Placed[]] {
  let next = 0;
  const [red, blue] = view.armies.map((army) =>
    army.map((soldier): Placed => {
      const { piece } = soldier;
      return { ...soldier, rank: piece === null ? ranks[next++]! : rankIndex(RANK_OF[piece]) };
    }),
  ) as [Placed[], Placed[]];
  return [red, blue];
}

interface Standing {
  readonly odds: Float64Array;
  readonly hidden: readonly number[];
  readonly ranks: readonly number[];
  readonly random: Random;
}

/** The drawn rank first, the others in an order in which the first of every group stands for it by its chance. */
function standing({ odds, hidden, ranks, random }: Standing): Int8Array {
  const stand = new Int8Array(2 * ARMY * RANK_COUNT);
  for (const [index, piece] of hidden.entries()) {
    const base = piece * RANK_COUNT;
    const rest = Array.from({ length: RANK_COUNT }, (_, rank) => rank).filter((rank) => rank !== ranks[index]);
    stand[base] = ranks[index]!;
    for (let place = 1; place < RANK_COUNT; place++) {
      const chances = rest.map((rank) => odds[base + rank]!);
      let point = random.float() * chances.reduce((sum, chance) => sum + chance, 0);
      const next = chances.findIndex((chance) => (point -= chance) < 0);
      stand[base + place] = rest.splice(Math.max(0, next), 1)[0]!;
    }
  }
  return stand;
}
