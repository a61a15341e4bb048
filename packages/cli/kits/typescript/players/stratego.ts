/** A player of Stratego Duel: it attacks what it does not know to be stronger, and else goes forward. */
import { best, play, type Turn } from './dedalo.ts';

/** Forward, back, left, right, as Red (seat 0) sees them. */
const STEPS: Record<number, [down: number, right: number]> = { 1: [1, 0], 2: [-1, 0], 3: [0, 1], 4: [0, -1] };
const FORWARD = 1;
const STRENGTH: Record<string, number> = {
  FL: 0,
  SP: 1,
  FS: 2,
  SS: 2,
  FM: 3,
  SM: 3,
  GE: 9,
  MA: 10,
  FB: 11,
  SB: 11,
};
/** The first pieces that are placed are the flag and the two bombs. */
const BEHIND = 3;

export class Player {
  choose(turn: Turn): string {
    const rate = turn.view.phase === 'setting-up' ? ratePlace : rateMove;
    return best(turn.legal, (action) => rate(action, turn) + turn.random.next());
  }
}

/** The flag and the bombs stand behind, all others in front. Change this: who guards the flag? */
function ratePlace(action: string, { view, seat }: Turn): number {
  const row = Number(action.split(' ')[1]);
  const distance = seat === 0 ? row : 9 - row;
  return view.placed[seat] < BEHIND ? -distance : distance;
}

/** Change this: which of your pieces should attack, and which should stay? */
function rateMove(action: string, turn: Turn): number {
  const [row, column, direction] = action.split(' ').map(Number);
  const mine = pieceAt(row * 10 + column, turn.seat, turn);
  const enemy = pieceAt(target(action, turn.seat), 1 - turn.seat, turn);
  if (enemy === 'unknown') return 10;
  if (enemy !== 'none') return STRENGTH[mine] > STRENGTH[enemy] ? 20 : -10;
  return direction === FORWARD ? 1 : 0;
}

/** The code of the piece of that seat on a cell, or `unknown`, or `none`. */
function pieceAt(cell: number, seat: number, { view }: Turn): string {
  const soldier = view.armies[seat].find(({ at }) => at === cell);
  return soldier ? (soldier.piece ?? 'unknown') : 'none';
}

/** The cell (row · 10 + column) to which a move such as "2 8 1 1" leads: row, column, direction, steps. */
function target(action: string, seat: number): number {
  const [row, column, direction, steps] = action.split(' ').map(Number);
  const [down, right] = STEPS[direction];
  const sign = seat === 0 ? 1 : -1;
  return (row + sign * down * steps) * 10 + column + sign * right * steps;
}

if (import.meta.main) await play('my-bot', () => new Player());
