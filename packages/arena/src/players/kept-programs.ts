import type { HelloAnswer } from '@dedalo/protocol';
import type { Program } from '../program/program.ts';

/** A program that has said hello and can be given a game. */
export interface GreetedProgram {
  readonly program: Program;
  readonly hello: HelloAnswer;
}

/** Programs that wait for their next game, of one meeting at a time: no program goes on against another opponent. */
export class KeptPrograms {
  readonly #waiting = new Map<string, GreetedProgram>();
  #meeting: string | undefined;

  /** The waiting program of a player in a meeting; undefined where there is none, or where it has failed since. */
  async take(meeting: string, player: string): Promise<GreetedProgram | undefined> {
    if (meeting !== this.#meeting) await this.close();
    this.#meeting = meeting;
    const kept = this.#waiting.get(player);
    this.#waiting.delete(player);
    if (!kept?.program.failure) return kept;
    await kept.program.close();
    return undefined;
  }

  async keep(player: string, kept: GreetedProgram): Promise<void> {
    const other = this.#waiting.get(player);
    this.#waiting.set(player, kept);
    await other?.program.close();
  }

  /** Ends every program that waits. */
  async close(): Promise<void> {
    const left = [...this.#waiting.values()];
    this.#waiting.clear();
    await Promise.all(left.map(({ program }) => program.close()));
  }
}
