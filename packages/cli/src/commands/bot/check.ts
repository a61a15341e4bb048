import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contest, CONTEST_IDS, loadContest, type SpokenLine, type Settings } from '@dedalo/arena';
import { sandboxProblem } from '@dedalo/arena/program/sandbox';
import type { GameId } from '@dedalo/catalogue';
import { printable } from '@dedalo/clients/printable';
import { Command, Option } from 'commander';
import { arenaSpeech, learnArenaWords } from '../../arena/arena-words.ts';
import { formatCommandLine } from '../../arena/command-line.ts';
import { coursesOf } from '../../arena/courses.ts';
import { readPlayer } from '../../arena/player-spec.ts';
import {
  formatProgramFlags,
  type ProgramRuleFlags,
  programOptions,
  programRulesOf,
} from '../../arena/program-rules.ts';
import { formatSettings, settingsOption } from '../../arena/settings.ts';
import { untilStopped } from '../../arena/until-stopped.ts';
import { EXIT, NoAnswer, UsageError } from '../../usage.ts';
import { oneOf } from '../../values.ts';
import { checkGame, type GameCheck } from './check-game.ts';
import { checkJson } from './check-json.ts';
import { diagnosisText } from './diagnosis-text.ts';
import { type CheckedGame, planGames } from './plan.ts';
import { summaryText } from './summary-text.ts';

interface CheckFlags extends ProgramRuleFlags {
  readonly game: GameId;
  readonly set: Settings;
  readonly seed: string;
  readonly verbose?: true;
  readonly json?: true;
}

export function checkCommand(): Command {
  const command = new Command('check')
    .summary('hold the conversation with a program, and say what is wrong')
    .description(
      'Plays whole games with a program, in every seat, against the bot random, and says in plain words what is wrong and at which message. It is run in this folder, as in a match. Exit code 0 where it is fine, 1 where it is at fault.',
    )
    .argument('<command>', 'how the program is started, such as "python3 my_bot.py"')
    .addOption(
      new Option('--game <game>', `what it plays: ${CONTEST_IDS.join(', ')}`)
        .makeOptionMandatory()
        .argParser(oneOf(CONTEST_IDS)),
    )
    .addOption(settingsOption())
    .option('--seed <text>', 'any word or number; the same one gives the same games', '1')
    .option('--verbose', 'print every message, both ways')
    .option('--json', 'print {"game","isFine","name","games","answers","warnings","fault"}');
  for (const option of programOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Examples:
  dedalo bot check "python3 my_bot.py" --game stratego
  dedalo bot check "java -cp build Bot" --game theseus --set size=9 --verbose
  dedalo bot check "node bot.mjs" --game sokoban --move-time 200ms --json`,
    )
    .action(runCheck);
}

async function runCheck(text: string, flags: CheckFlags): Promise<void> {
  await learnArenaWords();
  const contest = (await loadContest(flags.game))!;
  const games = (logs: string): CheckedGame[] => planOf(text, { contest, flags, logs });
  const logs = mkdtempSync(join(tmpdir(), 'dedalo-check-'));
  const abort = new AbortController();
  try {
    const checks = await untilStopped(
      () => abort.abort(),
      () => checkAll(games(logs), { contest, flags, signal: abort.signal }),
    );
    tell(text, { contest, flags, checks });
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}

interface Asked {
  readonly contest: Contest;
  readonly flags: CheckFlags;
}

function planOf(text: string, { contest, flags, logs }: Asked & { readonly logs: string }): CheckedGame[] {
  const rules = programRulesOf(flags);
  const problem = rules.isSandboxed ? sandboxProblem() : undefined;
  if (problem) throw new UsageError(arenaSpeech().match.noSandbox[problem]);
  const courses = coursesOf(contest, flags.set);
  const program = readPlayer(text, { bots: contest.bots, effort: { nodes: 1 }, folder: process.cwd() });
  if (program.kind === 'bot') throw new UsageError(arenaSpeech().bot.noProgram(program.name));
  return planGames({ contest, courses, program, rules, seed: flags.seed, logs });
}

/** One after the other, up to the first that is at fault. */
async function checkAll(
  games: readonly CheckedGame[],
  { contest, flags, signal }: Asked & { readonly signal: AbortSignal },
): Promise<GameCheck[]> {
  const checks: GameCheck[] = [];
  const isTold = flags.verbose && !flags.json;
  for (const [index, game] of games.entries()) {
    if (isTold) say(arenaSpeech().bot.gameBegins({ game: index + 1, games: games.length, seat: game.seat + 1 }));
    const check = await checkGame(game, { contest, signal, onLine: isTold ? showLine : () => {} }).catch((error) => {
      if (signal.aborted) throw new NoAnswer(arenaSpeech().bot.stopped, { cause: error });
      throw error;
    });
    checks.push(check);
    if (check.diagnosis) break;
  }
  return checks;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const showLine = ({ from, text }: SpokenLine, number: number): void =>
  say(`${from === 'arena' ? `${number} →` : `${number} ←`} ${printable(text)}`);

function tell(text: string, { contest, flags, checks }: Asked & { readonly checks: readonly GameCheck[] }): void {
  const faulty = checks.find(({ diagnosis }) => diagnosis);
  const about = { command: text, game: contest.game.id as GameId, clock: programRulesOf(flags).clock };
  const typed = ['dedalo', 'bot', 'check', text, '--game', flags.game, '--seed', flags.seed];
  const again = formatCommandLine([...typed, ...formatSettings(flags.set), ...formatProgramFlags(flags), '--verbose']);
  if (flags.json) say(JSON.stringify(checkJson(checks, about)));
  else
    say(
      faulty
        ? diagnosisText(faulty, { ...about, number: checks.indexOf(faulty) + 1, again })
        : summaryText(checks, about),
    );
  if (faulty) process.exitCode = EXIT.no;
}
