import { rmSync } from 'node:fs';
import type { ArenaGame, PlayerSpec } from '@dedalo/arena';
import { type ClassText, formatClassText, parseClassText } from '@dedalo/arena/hosts/class-text';
import { greetClass } from '@dedalo/arena/hosts/greet-class';
import type { HostProblem } from '@dedalo/arena/hosts/host-problem';
import { openClass } from '@dedalo/arena/hosts/open-class';
import { printable } from '@dedalo/clients/printable';
import { say } from '@dedalo/words';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';
import type { ProgramRules } from './program-rules.ts';
import { checkSandbox } from './sandbox-rules.ts';

/** What is needed to read a class. */
export interface ClassTable {
  readonly arenaGame: ArenaGame;
  /** The folder that paths are relative to, and whose files the player sees. */
  readonly folder: string;
  readonly classpath: readonly string[];
  readonly rules: ProgramRules;
}

/** `gj.stratego.player.rossi.RossiPlayer`: no bot has a dot in its name. */
const CLASS_NAME = /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)+$/u;

/** A class as it is typed; a Java class may be given by name alone where the class path is known. */
export function classTextOf(text: string, classpath: readonly string[]): ClassText | undefined {
  const isName = classpath.length > 0 && CLASS_NAME.test(text.trim());
  return isName ? { language: 'java', target: text.trim() } : parseClassText(text);
}

/** A class as a program that can take a seat. It is started once, so that problems are reported before a game. */
export async function seatClass(text: ClassText, table: ClassTable): Promise<PlayerSpec> {
  const { arenaGame, folder, classpath, rules } = table;
  const shown = formatClassText(text);
  checkClassGame(arenaGame, shown);
  checkSandbox(rules);
  const opened = await openClass({ text, classpath, folder, limits: rules.limits });
  if (!opened.ok) throw new UsageError(hostSentence(shown, opened.error));
  const { command, reads, isClass, temporary } = opened.value;
  process.once('exit', () => {
    for (const made of temporary) rmSync(made, { recursive: true, force: true });
  });
  const { limits, isSandboxed, clock } = rules;
  const name = await greetClass({
    command,
    reads,
    folder,
    limits,
    isSandboxed,
    patience: clock.hello,
    language: text.language,
  });
  if (!name.ok) throw new UsageError(hostSentence(shown, name.error));
  return { kind: 'program', name: name.value, command, folder, reads, isClass };
}

/** Only Stratego Duel is described with six methods. */
export function checkClassGame({ game, hasClassPlayers }: ArenaGame, shown: string): void {
  if (!hasClassPlayers) throw new UsageError(`${shown}: ${arenaSpeech().classes.otherGame(game.id)}`);
}

/** A problem with a class, without the output of a compiler or a host. */
export const hostLine = (shown: string, problem: HostProblem): string =>
  `${shown}: ${printable(say<HostProblem>(arenaSpeech().classes.problems, problem))}`;

function hostSentence(shown: string, problem: HostProblem): string {
  const sentence = hostLine(shown, problem);
  return 'log' in problem && problem.log !== '' ? `${sentence}\n${printableLines(problem.log)}` : sentence;
}

const MOST_LINES = 40;

/** The output of a compiler or a host: its beginning says most. */
function printableLines(log: string): string {
  const lines = log.trimEnd().split('\n').slice(0, MOST_LINES);
  return lines.map(printable).join('\n');
}
