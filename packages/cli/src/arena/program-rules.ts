import { CLOCK, type ClockRules, LIMITS, type Limits } from '@dedalo/arena';
import { sandboxProblem } from '@dedalo/arena/program/sandbox';
import { Option } from 'commander';
import { UsageError } from '../usage.ts';
import { wholeNumber } from '../values.ts';
import { arenaSpeech } from './arena-words.ts';
import { formatDuration, parseDuration } from './duration.ts';

/** What programs may take and use. */
export interface ProgramRules {
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
}

export interface ProgramRuleFlags {
  readonly moveTime?: number;
  readonly bank?: number;
  readonly firstTime?: number;
  readonly helloTime?: number;
  readonly memory?: number;
  readonly processes?: number;
  readonly sandbox?: true;
}

const MB = 1024 * 1024;

const time = (flags: string, description: string, usual: number): Option =>
  new Option(flags, `${description} (default ${formatDuration(usual)})`).argParser(parseDuration);

/** Times are seconds unless they say otherwise: `500ms`, `2s`, `3min`. */
export const programOptions = (): readonly Option[] => [
  time('--move-time <time>', 'what a program may take for a move, such as 500ms or 2s', CLOCK.move),
  time('--bank <time>', 'what it may take beyond that in a whole game', CLOCK.bank),
  time('--first-time <time>', 'what it may take for its first move', CLOCK.first),
  time('--hello-time <time>', 'what it may take to start', CLOCK.hello),
  new Option('--memory <MB>', `what a program may use (default ${LIMITS.memory / MB})`).argParser(
    wholeNumber(16, 1_000_000),
  ),
  new Option('--processes <n>', `how many processes a program may have (default ${LIMITS.processes})`).argParser(
    wholeNumber(1, 100_000),
  ),
  new Option('--sandbox', 'run programs under bubblewrap: no network, nothing to write but their own folder'),
];

/** Refuses a sandbox where there can be none, before anything is played. */
export function checkSandbox({ isSandboxed }: ProgramRules): void {
  const problem = isSandboxed ? sandboxProblem() : undefined;
  if (problem) throw new UsageError(arenaSpeech().match.noSandbox[problem]);
}

export const programRulesOf = (flags: ProgramRuleFlags): ProgramRules => ({
  clock: {
    move: flags.moveTime ?? CLOCK.move,
    bank: flags.bank ?? CLOCK.bank,
    first: flags.firstTime ?? Math.max(CLOCK.first, flags.moveTime ?? 0),
    hello: flags.helloTime ?? CLOCK.hello,
  },
  limits: {
    ...LIMITS,
    ...(flags.memory !== undefined && { memory: flags.memory * MB }),
    ...(flags.processes !== undefined && { processes: flags.processes }),
  },
  isSandboxed: flags.sandbox === true,
});

/** The options that were given, to be typed again. */
export function formatProgramFlags(flags: ProgramRuleFlags): string[] {
  const times = {
    '--move-time': flags.moveTime,
    '--bank': flags.bank,
    '--first-time': flags.firstTime,
    '--hello-time': flags.helloTime,
  };
  const numbers = { '--memory': flags.memory, '--processes': flags.processes };
  return [
    ...Object.entries(times).flatMap(([name, value]) => (value === undefined ? [] : [name, formatDuration(value)])),
    ...Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)])),
    ...(flags.sandbox ? ['--sandbox'] : []),
  ];
}
