import { err } from '@dedalo/grid';
import type { Failure, Program } from './program.ts';

/** A program that was never there. */
export const failedProgram = (failure: Failure): Program => ({
  failure,
  tell: () => {},
  ask: () => Promise.resolve(err(failure)),
  rest: () => {},
  logTo: () => Promise.resolve(),
  close: () => Promise.resolve(),
});
