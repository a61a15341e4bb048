import type { Fault } from '@dedalo/protocol/report';
import type { Player } from '@dedalo/arena';
import type { GameTypes, Seat } from '@dedalo/engine';
import { err, ok, type Result } from '@dedalo/grid';
import {
  type Action,
  askMove,
  CONSOLE_SETUP,
  moveOfNumbers,
  phaseOf,
  RULE_SETS,
  setupFor,
  type State,
} from '@dedalo/stratego';
import type { ConsoleLines } from './console-lines.ts';

/** A person in a seat, who types moves as in the described ConsolePlayer and has its set-up. */
export class ConsoleSeat implements Player {
  readonly #seat: Seat;
  readonly #lines: ConsoleLines;
  #turn = 0;
  readonly isListening = false;
  readonly fault = undefined;
  readonly ownName = null;
  readonly time = { asked: 0, total: 0, longest: 0, banked: 0 };

  constructor(seat: Seat, lines: ConsoleLines) {
    this.#seat = seat;
    this.#lines = lines;
  }

  begin(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async act({ state }: { readonly state: unknown }): Promise<Result<readonly GameTypes['Action'][], Fault>> {
    const given = state as State;
    this.#turn++;
    if (phaseOf(given) === 'setting-up') {
      const cell = setupFor(this.#seat, CONSOLE_SETUP)[this.#turn - 1]!;
      return ok([{ type: 'place', cell } satisfies Action]);
    }
    const numbers = await this.#askMove();
    if (!numbers) return err(this.#faultOf(RULE_SETS[given.config.rules].canResign ? 'resigned' : 'malformed'));
    const move = moveOfNumbers(numbers);
    return typeof move === 'string' ? err(this.#faultOf('unknown-action', move)) : ok([move]);
  }

  refused(code: string): Fault {
    return this.#faultOf('illegal-action', code);
  }

  /** The board says everything. */
  hear(): void {}

  end(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  async #askMove(): Promise<number[] | null> {
    const questions = askMove(this.#seat);
    let step = questions.next();
    while (!step.done) step = questions.next(await this.#lines.ask(step.value));
    return step.value;
  }

  #faultOf(code: Fault['code'], detail?: string): Fault {
    return { code, message: 0, turn: this.#turn, ...(detail !== undefined && { detail }) };
  }
}
