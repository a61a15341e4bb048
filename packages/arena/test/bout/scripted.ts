import { err, ok } from '@dedalo/grid';
import type { ArenaMessage } from '@dedalo/protocol';
import type { Failure, Program, StartProgram } from '../../src/program/program.ts';

/** What a program says to a message; a failure instead of a line, or nothing where it was not asked. */
export type Script = (message: ArenaMessage) => unknown;

export interface Scripted {
  readonly start: StartProgram;
  readonly heard: ArenaMessage[];
  /** How many were closed. */
  closed: number;
  /** From then on it has failed by itself. */
  failure: Failure | undefined;
}

export const fails = (failure: Failure): { readonly failure: Failure } => ({ failure });

/** A program that is a function, for tests of how the arena speaks. */
export function scripted(script: Script): Scripted {
  const about: Scripted = {
    heard: [],
    closed: 0,
    failure: undefined,
    start: () => {
      const program: Program = {
        get failure() {
          return about.failure;
        },
        tell: (line) => void about.heard.push(JSON.parse(line) as ArenaMessage),
        ask: (line) => {
          const message = JSON.parse(line) as ArenaMessage;
          about.heard.push(message);
          const said = script(message);
          if (typeof said === 'object' && said !== null && 'failure' in said)
            return Promise.resolve(err(said.failure as Failure));
          return Promise.resolve(ok(typeof said === 'string' ? said : JSON.stringify(said)));
        },
        rest: () => {},
        logTo: () => Promise.resolve(),
        close: () => {
          about.closed++;
          return Promise.resolve();
        },
      };
      return Promise.resolve(program);
    },
  };
  return about;
}
