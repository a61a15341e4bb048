import { atOnce, type Bot, type BotSeat, type Seat } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { armyOf, otherSeat } from '../armies.ts';
import { RED } from '../board.ts';
import type { Move } from '../moving.ts';
import { PIECES } from '../pieces.ts';
import type { Action, Irregularity, SeenSoldier, StrategoTypes, View } from '../state.ts';
import { follow } from '../view.ts';
import { cellOfNumbers, moveOfNumbers, numbersOfMove, positionsOf, readNumbers } from './numbers.ts';
import { moveBetween, type Played, playedMove } from './opponent-move.ts';
import type { DescribedMaker, DescribedPlayer } from './player.ts';

/** A described player gave something that cannot be an action. */
export class DescribedFault extends Error {
  readonly code: Irregularity;

  constructor(code: Irregularity) {
    super(`a described player was irregular: ${code}`);
    this.code = code;
  }
}

/**
 * A described player as a bot of the contract. It is told what two views of its seat differ in. Each game has a player
 * of its own; games are known by the draws that are the bot's through the whole of one.
 */
export function asBot(name: string, make: DescribedMaker): Bot<StrategoTypes> {
  const games = new WeakMap<Random, DescribedGame>();
  return {
    name,
    think: atOnce((view: View, { seat, random }: BotSeat) => {
      const game = games.get(random) ?? new DescribedGame(make(), seat);
      games.set(random, game);
      return game.choose(view);
    }),
  };
}

class DescribedGame {
  readonly #player: DescribedPlayer;
  readonly #seat: Seat;
  /** What the player has been told. */
  #told: View | undefined;
  #asked = '';
  #choice: Action | undefined;

  constructor(player: DescribedPlayer, seat: Seat) {
    this.#player = player;
    this.#seat = seat;
    player.start(seat === RED);
  }

  /** Asked twice about the same turn, the answer is the same. */
  choose(view: View): Action {
    const turn = `${view.phase} ${view.placed.join()} ${view.moves}`;
    if (this.#choice && turn === this.#asked) return this.#choice;
    const choice = view.phase === 'setting-up' ? this.#place(view) : this.#move(view);
    this.#asked = turn;
    this.#choice = choice;
    return choice;
  }

  #place(view: View): Action {
    const answer = readNumbers(this.#player.position(PIECES[view.placed[this.#seat as 0 | 1]]!), 2);
    const cell = answer ? cellOfNumbers(answer) : 'malformed';
    if (typeof cell === 'string') throw new DescribedFault(cell);
    return { type: 'place', cell };
  }

  #move(view: View): Move {
    this.#tell(view);
    const given: unknown = this.#player.move();
    if (given === null) throw new DescribedFault('resigned');
    const answer = readNumbers(given, 4);
    const move = answer ? moveOfNumbers(answer) : 'malformed';
    if (typeof move === 'string') throw new DescribedFault(move);
    return move;
  }

  #tell(view: View): void {
    const told = this.#told;
    if (!told) this.#begin(view);
    else if (this.#choice?.type === 'move') this.#follow(playedMove(told, this.#choice, view.armies));
    if (this.#told!.moves < view.moves) this.#follow(moveBetween(this.#told!, view));
  }

  #begin(view: View): void {
    const [red, blue] = view.armies.map((army, seat) =>
      army.map(({ id, piece }) => fresh(id, seat === this.#seat ? piece : null)),
    ) as [SeenSoldier[], SeenSoldier[]];
    this.#told = { ...view, armies: [red, blue], moves: 0, turn: RED };
    const other = otherSeat(this.#seat);
    const cells = armyOf(view.armies, other).map(({ id }) => id);
    this.#player.viewPositions(positionsOf(other, cells));
  }

  #follow(played: Played | undefined): void {
    const before = this.#told!;
    if (!played) throw new Error(`no move of seat ${before.turn} leads to what is seen after move ${before.moves}`);
    const isOwn = before.turn === this.#seat;
    if (!isOwn) this.#player.tellMove(numbersOfMove(played.move));
    if (played.met) this.#player.fight(isOwn ? played.met.defender : played.met.attacker);
    this.#told = played.events.reduce(follow, before);
  }
}

const fresh = (id: number, piece: SeenSoldier['piece']): SeenSoldier => ({
  id,
  piece,
  at: id,
  hasMoved: false,
  hasRun: false,
  isShown: false,
  trail: [],
});
