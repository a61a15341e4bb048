import { fileURLToPath } from 'node:url';
import type { FaultCode, Limits } from '@dedalo/protocol/report';
import { LIMITS } from '@dedalo/arena';

/** Where the programs are. */
export const FOLDER = fileURLToPath(new URL('programs', import.meta.url));

/** Milliseconds of waiting that show that nothing comes. */
const SHORT = 400;
/** Something has been done before nothing more comes. */
const MIDDLE = 3000;
/** Something comes, as long as it may take. */
const LONG = 100_000;

/** A program that does not play, and how it must lose. */
export interface Hostile {
  readonly file: string;
  readonly code: FaultCode;
  /** Milliseconds that it has for its first move. */
  readonly time: number;
  readonly limits: Limits;
}

const hostile = (file: string, code: FaultCode, rest: Partial<Hostile> = {}): Hostile => ({
  file,
  code,
  time: LONG,
  limits: LIMITS,
  ...rest,
});

const MB = 1024 * 1024;

/** All of them answer the hello but the first, and misbehave when they are asked for a move. */
export const HOSTILE_SET: readonly Hostile[] = [
  hostile('exits-at-once.py', 'exited'),
  hostile('never-answers.py', 'too-slow', { time: SHORT }),
  hostile('garbage.py', 'not-json'),
  hostile('endless-line.py', 'line-too-long'),
  hostile('forks-without-end.py', 'too-many-processes', { limits: { ...LIMITS, processes: 64 } }),
  hostile('ignores-signals.py', 'too-slow', { time: SHORT }),
  hostile('answers-twice.py', 'unasked-line'),
  hostile('answers-late.py', 'too-slow', { time: SHORT }),
  hostile('eats-memory.py', 'too-much-memory', { limits: { ...LIMITS, memory: 256 * MB } }),
  hostile('floods-standard-error.py', 'log-too-long'),
  hostile('half-a-line.py', 'half-line', { time: SHORT }),
  hostile('asks-for-too-much-memory.py', 'too-much-memory'),
  hostile('leaves-others-behind.py', 'too-slow', { time: MIDDLE }),
  hostile('becomes-a-daemon.py', 'too-slow', { time: MIDDLE }),
];
