import type { Bot, Seat } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { armyOf, otherSeat, soldierAt } from '../armies.ts';
import { BLUE, type Cell, RED } from '../board.ts';
import { type Move, targetOf } from '../moving.ts';
import { fight, type Piece, PIECES, RANK_OF } from '../pieces.ts';
import { start } from '../rules.ts';
import type { Action, Config, Event, StrategoTypes, View } from '../state.ts';
import { follow, view } from '../view.ts';
import { cellsOfPositions, moveOfNumbers, numbersOfCell, numbersOfMove } from './numbers.ts';
import type { DescribedPlayer } from './player.ts';

export interface DescribedBotRun {
  readonly config: Config;
  readonly random: Random;
  /** The steps that each choice may take. */
  readonly budget?: number;
}

const DEFAULT_BUDGET = 10_000;

/** A bot of the contract as a described player: what it is told becomes the events that its view follows. */
export const asDescribed = (bot: Bot<StrategoTypes>, run: DescribedBotRun): DescribedPlayer =>
  new DescribedBot(bot, run);

class DescribedBot implements DescribedPlayer {
  readonly #bot: Bot<StrategoTypes>;
  readonly #run: DescribedBotRun;
  #seat: Seat = RED;
  #view: View;
  /** Where a fight is to be told of. */
  #met: { readonly by: Seat; readonly at: Cell } | undefined;

  constructor(bot: Bot<StrategoTypes>, run: DescribedBotRun) {
    this.#bot = bot;
    this.#run = run;
    this.#view = view(start(run.config), RED);
  }

  start(isFirst: boolean): void {
    this.#seat = isFirst ? RED : BLUE;
    this.#view = view(start(this.#run.config), this.#seat);
    this.#met = undefined;
    if (!isFirst) this.#hidePlacings();
  }

  position(piece: string): number[] {
    const expected = PIECES[this.#view.placed[this.#seat as 0 | 1]];
    if (piece !== expected) throw new Error(`position: ${expected ?? 'none'} is to be placed next, not ${piece}`);
    const action = this.#choice();
    if (action.type !== 'place') throw new Error(`position: ${this.#bot.name} does not place`);
    this.#happened({ type: 'placed', seat: this.#seat, piece: expected, cell: action.cell });
    return numbersOfCell(action.cell);
  }

  viewPositions(positions: readonly (readonly number[])[]): void {
    if (this.#seat === RED) this.#hidePlacings();
    const own = armyOf(this.#view.armies, this.#seat).map(({ id }) => id);
    const others = cellsOfPositions(otherSeat(this.#seat), positions);
    this.#happened({ type: 'began', cells: this.#seat === RED ? [own, others] : [others, own] });
  }

  move(): number[] {
    const action = this.#choice();
    if (action.type !== 'move') throw new Error(`move: ${this.#bot.name} does not move`);
    this.#moved(this.#seat, action);
    return numbersOfMove(action);
  }

  tellMove(numbers: readonly number[]): void {
    const move = moveOfNumbers(numbers);
    if (typeof move === 'string') throw new Error(`tellMove: ${move}`);
    this.#moved(otherSeat(this.#seat), move);
  }

  fight(piece: string): void {
    const opposing = PIECES.find((known) => known === piece);
    const met = this.#met;
    const own = met && soldierAt(armyOf(this.#view.armies, this.#seat), met.at)?.piece;
    if (!opposing || !met || !own) throw new Error(`fight: nobody met ${piece}`);
    this.#met = undefined;
    const [attacker, defender]: [Piece, Piece] = met.by === this.#seat ? [own, opposing] : [opposing, own];
    const result = fight(RANK_OF[attacker], RANK_OF[defender]);
    this.#happened({ type: 'fought', seat: met.by, at: met.at, attacker, defender, result });
  }

  #choice(): Action {
    const { random, budget = DEFAULT_BUDGET } = this.#run;
    const thought = this.#bot.think(this.#view, { seat: this.#seat, random });
    thought.advance(budget);
    return thought.choice;
  }

  #moved(seat: Seat, move: Move): void {
    const { from, direction, steps } = move;
    const to = targetOf(seat, move);
    if (to === undefined) throw new Error('a move off the board');
    const isMet = soldierAt(armyOf(this.#view.armies, otherSeat(seat)), to) !== undefined;
    this.#met = isMet ? { by: seat, at: to } : undefined;
    this.#happened({ type: 'moved', seat, from, to, direction, steps });
  }

  #hidePlacings(): void {
    for (const _ of PIECES) this.#happened({ type: 'placed', seat: otherSeat(this.#seat), piece: null, cell: null });
  }

  #happened(event: Event): void {
    this.#view = follow(this.#view, event);
  }
}
