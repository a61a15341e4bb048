import type { Seat } from '@dedalo/engine';
import { BLUE, cellAt, RED } from '../board.ts';
import { type Piece, PIECES } from '../pieces.ts';
import { type Setup, setupFor } from '../setups/setup.ts';
import { numbersOfCell } from './numbers.ts';
import type { DescribedPlayer } from './player.ts';

/** Asks with a prompt and gives the line that was typed; null where there is no more. */
export type Ask = (prompt: string) => string | null;

/** The fixed layout of the described ConsolePlayer (D18). */
export const CONSOLE_SETUP: Setup = {
  title: 'ConsolePlayer',
  cells: [
    cellAt(0, 0),
    cellAt(1, 0),
    cellAt(0, 1),
    cellAt(2, 2),
    cellAt(2, 1),
    cellAt(2, 0),
    cellAt(0, 2),
    cellAt(3, 0),
    cellAt(1, 2),
    cellAt(1, 1),
  ],
};

const QUESTIONS = ['row', 'column', 'direction', 'number of steps'];

/**
 * The questions of a move (D18), each a prompt that is answered by a line, or by null where there is no more. What is no
 * whole number is asked again; no line resigns.
 */
export function* askMove(seat: Seat): Generator<string, number[] | null, string | null> {
  const numbers: number[] = [];
  while (numbers.length < QUESTIONS.length) {
    const line = yield `Insert ${seat === RED ? 'red' : 'blue'} move ${QUESTIONS[numbers.length]}: `;
    if (line === null) return null;
    if (/^\s*[+-]?\d{1,9}\s*$/.test(line)) numbers.push(Number(line));
  }
  return numbers;
}

/** A player for debugging, who types each move (D12, D13). */
export class ConsolePlayer implements DescribedPlayer {
  readonly #ask: Ask;
  #seat = RED;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  start(isFirst: boolean): void {
    this.#seat = isFirst ? RED : BLUE;
  }

  position(piece: string): number[] {
    return numbersOfCell(setupFor(this.#seat, CONSOLE_SETUP)[PIECES.indexOf(piece as Piece)]!);
  }

  move(): number[] | null {
    const questions = askMove(this.#seat);
    let step = questions.next();
    while (!step.done) step = questions.next(this.#ask(step.value));
    return step.value;
  }

  /** The board says it all. */
  viewPositions(): void {}
  tellMove(): void {}
  fight(): void {}
}
