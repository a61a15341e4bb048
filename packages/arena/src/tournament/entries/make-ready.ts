import { readFile } from 'node:fs/promises';
import type { AbsentCode, ClockRules, Limits } from '@dedalo/protocol/report';
import { err, ok, type Result } from '@dedalo/grid';
import { readHello } from '@dedalo/protocol';
import { greetClass } from '../../hosts/greet-class.ts';
import type { HostProblem } from '../../hosts/host-problem.ts';
import { askHello } from '../../program/ask-hello.ts';
import { findExecutable } from '../../program/find-executable.ts';
import type { ClassEntry, CommandEntry, ProgramEntry } from '../settings/tournament-file.ts';
import { build } from './build.ts';
import { checkCommand } from './check-command.ts';
import { classCommand, compileCommand } from './class-command.ts';
import { firstLines } from './first-lines.ts';

/** How programs are built and tried. */
export interface ReadyRules {
  readonly limits: Limits;
  readonly isSandboxed: boolean;
  /** Every program is started once, to see whether it can play. */
  readonly clock: Pick<ClockRules, 'hello'>;
  /** What people are told of a class that cannot. */
  readonly sentence: (entry: ClassEntry, problem: HostProblem) => string;
  readonly signal?: AbortSignal;
  /** In milliseconds. */
  readonly buildTime?: number;
}

export interface Copy {
  /** A copy of what was handed in, with its whole path. */
  readonly folder: string;
  /** The file for what a build says. */
  readonly log: string;
}

export interface ReadyProblem {
  readonly code: AbsentCode;
  readonly detail: string;
  /** What the build or the program said about it. */
  readonly said?: readonly string[];
}

type Ready = Result<void, ReadyProblem>;

/** Builds a copy if it has to be built, and greets the program. */
export async function makeReady(entry: ProgramEntry, copy: Copy, rules: ReadyRules): Promise<Ready> {
  const built = await buildCopy(entry, copy, rules);
  return built.ok ? greet(entry, copy.folder, rules) : built;
}

/** Builds what says how; a class of Java that is handed in as sources is compiled. */
export async function buildCopy(entry: ProgramEntry, copy: Copy, rules: ReadyRules): Promise<Ready> {
  const { folder, log } = copy;
  const compile = !entry.build && 'player' in entry ? await compileCommand(entry, folder) : ok(undefined);
  if (!compile.ok) return err(hostProblem(entry, compile.error, { folder, ...rules }));
  const order = entry.build ? { command: entry.build } : compile.value;
  if (!order) return ok(undefined);
  const [first = ''] = order.command;
  if (first !== 'node' && !findExecutable(first, folder).ok) return err({ code: 'build-not-started', detail: first });
  const { limits, isSandboxed, signal, buildTime } = rules;
  const built = await build({
    ...order,
    limits,
    isSandboxed,
    ...(signal && { signal }),
    ...(buildTime !== undefined && { most: buildTime }),
    folder,
    log,
  });
  if (built.ok) return built;
  return err({ ...built.error, said: firstLines(await readFile(log, 'utf8').catch(() => ''), folder) });
}

const greet = (entry: ProgramEntry, folder: string, rules: ReadyRules): Promise<Ready> =>
  'player' in entry ? tryClass(entry, folder, rules) : tryCommand(entry, folder, rules);

export async function tryClass(entry: ProgramEntry & ClassEntry, folder: string, rules: ReadyRules): Promise<Ready> {
  const { limits, isSandboxed, clock } = rules;
  const command = await classCommand(entry, { folder, limits });
  if (!command.ok) return err(hostProblem(entry, command.error, { folder, ...rules }));
  const { language } = entry.player;
  const greeted = await greetClass({
    ...command.value,
    folder,
    limits,
    isSandboxed,
    patience: clock.hello,
    language,
  });
  return greeted.ok ? ok(undefined) : err(hostProblem(entry, greeted.error, { folder, ...rules }));
}

async function tryCommand({ command }: CommandEntry, folder: string, rules: ReadyRules): Promise<Ready> {
  const checked = checkCommand(command, folder);
  if (!checked.ok) return checked;
  const { limits, isSandboxed, clock } = rules;
  const { answer, log } = await askHello({ command, folder, limits, isSandboxed, patience: clock.hello });
  if (!answer.ok) {
    const { code, detail = '' } = answer.error;
    const said = firstLines(log, folder);
    return err(code === 'exited' ? { code: 'ended', detail, said } : { code: 'no-hello', detail: code, said });
  }
  const hello = readHello(answer.value);
  if (hello.ok) return ok(undefined);
  return err({ code: 'no-hello', detail: hello.error.code, said: firstLines(`${answer.value}\n${log}`, folder) });
}

function hostProblem(
  entry: ProgramEntry,
  problem: HostProblem,
  { folder, sentence }: Pick<ReadyRules, 'sentence'> & Pick<Copy, 'folder'>,
): ReadyProblem {
  const detail = 'player' in entry ? sentence(entry, problem) : problem.code;
  return { code: 'bad-class', detail, ...('log' in problem && { said: firstLines(problem.log, folder) }) };
}
