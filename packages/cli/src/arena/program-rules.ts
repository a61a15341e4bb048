import type { ClockRules, Limits } from '@dedalo/protocol/report';
import { CLOCK, LIMITS } from '@dedalo/arena';
import { Option } from 'commander';
import { wholeNumber } from '../values.ts';
import { formatDuration, parseDuration } from './duration.ts';
import { isSandboxedBy } from './sandbox-rules.ts';

/** The limits of programs. */
export interface ProgramRules {
  readonly clock: ClockRules;
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  /** A program that wants a rematch plays all games of a meeting. */
  readonly keepsPrograms: boolean;
}

export interface ProgramRuleFlags {
  readonly moveTime?: number;
  readonly bank?: number;
  readonly firstTime?: number;
  readonly helloTime?: number;
  readonly memory?: number;
  readonly processes?: number;
  readonly pondering?: true;
  /** True where a sandbox is required, false where it is forbidden. */
  readonly sandbox?: boolean;
  readonly keep?: true;
}

const MB = 1024 * 1024;

const time = (flags: string, description: string, usual: number): Option =>
  new Option(flags, `${description} (default ${formatDuration(usual)})`).argParser(parseDuration);

/** Times are seconds unless they have a unit: `500ms`, `2s`, `3min`. */
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
  new Option('--keep', 'one process and one object play all games of a meeting, where the program wants that'),
  new Option('--pondering', 'let programs think while others are to move; without it they are stopped'),
  new Option(
    '--sandbox',
    'end with an error where programs cannot be shut in by bubblewrap: no network, no files but their own (default: shut in where that works)',
  ),
  new Option('--no-sandbox', 'run programs with your rights'),
];

export const programRulesOf = (flags: ProgramRuleFlags): ProgramRules => ({
  clock: {
    move: flags.moveTime ?? CLOCK.move,
    bank: flags.bank ?? CLOCK.bank,
    first: flags.firstTime ?? Math.max(CLOCK.first, flags.moveTime ?? 0),
    hello: flags.helloTime ?? CLOCK.hello,
    ...(flags.pondering && { pondering: true }),
  },
  limits: {
    ...LIMITS,
    ...(flags.memory !== undefined && { memory: flags.memory * MB }),
    ...(flags.processes !== undefined && { processes: flags.processes }),
  },
  isSandboxed: isSandboxedBy(flags.sandbox),
  keepsPrograms: flags.keep === true,
});

/** The given options, for typing the command again. */
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
    ...(flags.pondering ? ['--pondering'] : []),
    ...(flags.sandbox === undefined ? [] : [flags.sandbox ? '--sandbox' : '--no-sandbox']),
    ...(flags.keep ? ['--keep'] : []),
  ];
}
