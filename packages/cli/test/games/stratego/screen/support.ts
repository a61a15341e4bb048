import { NO_STORE } from '../../../../src/plain/play-lines.ts';
import {
  CONSOLE_SETUP,
  createConfig,
  fight,
  type Move,
  otherSeat,
  RANK_OF,
  rowOf,
  columnOf,
  soldierAt,
  targetOf,
} from '@dedalo/stratego';
import { type StrategoGame, startStratego, type StrategoWish } from '@dedalo/clients/stratego/session';
import { StrategoPlay } from '@dedalo/clients/stratego/stratego-play';
import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { type Command, loadWords } from '@dedalo/words';
import { valueOf } from '../../../store/support.ts';

export const gameOf = (more: Partial<StrategoWish> = {}): StrategoGame =>
  startStratego({
    config: valueOf(createConfig()),
    seed: '1',
    side: 'red',
    against: 'random',
    setup: CONSOLE_SETUP,
    ...more,
  });

const words = await loadWords('en');

/** A game beside the one that is tested: it knows what will happen. */
export function playOf(game: StrategoGame): StrategoPlay {
  return new StrategoPlay({ store: NO_STORE, words, language: 'en' }, game);
}

/** The bot plays as long as it is its turn. */
export function letBotPlay(play: StrategoPlay): void {
  for (let work = play.work(); work; work = play.work()) {
    while (work.workFor(1000, () => performance.now()) === 'searching');
    play.finish();
  }
}

/** The commands that bring the cursor to a cell, as a person sees the board. */
export function commandsTo({ seat, cursor }: StrategoPlay, cell: number): Command[] {
  const [from, to] = [turnedFor(seat, cursor), turnedFor(seat, cell)];
  const way = (steps: number, [less, more]: readonly [Command, Command]): Command[] =>
    Array.from({ length: Math.abs(steps) }, () => (steps < 0 ? less : more));
  return [...way(rowOf(to) - rowOf(from), ['up', 'down']), ...way(columnOf(to) - columnOf(from), ['left', 'right'])];
}

/** Whoever may look at all cards: the move that brings somebody nearest to the flag and loses no fight. */
export function bestMove({ session, seat }: StrategoPlay): Move {
  const { armies } = session.state;
  const others = armies[otherSeat(seat) as 0 | 1];
  const flag = others.find(({ piece }) => piece === 'FL')!.at!;
  const moves = session.legal(seat).flatMap((action) => (action.type === 'move' ? [action] : []));
  const cost = (move: Move): number => {
    const to = targetOf(seat, move)!;
    const { piece } = soldierAt(armies[seat as 0 | 1], move.from)!;
    const enemy = soldierAt(others, to);
    const isLost = enemy !== undefined && fight(RANK_OF[piece], RANK_OF[enemy.piece]) !== 'attacker';
    return Math.abs(rowOf(to) - rowOf(flag)) + Math.abs(columnOf(to) - columnOf(flag)) + (isLost ? 100 : 0);
  };
  return moves.reduce((best, move) => (cost(move) < cost(best) ? move : best));
}
