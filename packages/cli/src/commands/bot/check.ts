import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@dedalo/protocol/report';
import { type ArenaGame, ARENA_GAME_IDS, type SpokenLine } from '@dedalo/arena';
import { KeptPrograms } from '@dedalo/arena/players/kept-programs';
import type { GameId } from '@dedalo/catalogue';
import { printable } from '@dedalo/clients/printable';
import { Command, Option } from 'commander';
import { arenaSpeech, learnArenaWords } from '../../arena/arena-words.ts';
import { type ClasspathFlags, classpathOption, formatClasspath } from '../../arena/classpath-option.ts';
import { formatCommandLine } from '../../arena/command-line.ts';
import { coursesOf } from '../../arena/courses.ts';
import { findArenaGame } from '../../arena/find-arena-game.ts';
import { gameOfHandIn } from '../../arena/hand-in-player.ts';
import { seatPlayer } from '../../arena/player-spec.ts';
import {
  formatProgramFlags,
  type ProgramRuleFlags,
  programOptions,
  programRulesOf,
} from '../../arena/program-rules.ts';
import { checkSandbox } from '../../arena/sandbox-rules.ts';
import { formatSettings, settingsOption } from '../../arena/settings.ts';
import { untilStopped } from '../../arena/until-stopped.ts';
import { EXIT, NoAnswer, UsageError } from '../../usage.ts';
import { oneOf } from '../../values.ts';
import { checkGame, type GameCheck } from './check-game.ts';
import { checkJson } from './check-json.ts';
import { diagnosisText } from './diagnosis-text.ts';
import { type CheckedGame, planGames } from './plan.ts';
import { summaryText } from './summary-text.ts';

interface CheckFlags extends ClasspathFlags, ProgramRuleFlags {
  readonly game?: GameId;
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
    .argument(
      '<player>',
      'how the program is started, such as "python3 my_bot.py", the folder of a hand-in, or a class: java:…, js:…, py:…',
    )
    .addOption(
      new Option('--game <game>', `what it plays, where no bot.toml says it: ${ARENA_GAME_IDS.join(', ')}`).argParser(
        oneOf(ARENA_GAME_IDS),
      ),
    )
    .addOption(settingsOption())
    .addOption(classpathOption())
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
  dedalo bot check hand-ins/ada --game stratego
  dedalo bot check "java -cp build Bot" --game theseus --set size=9 --verbose
  dedalo bot check java:gj.stratego.player.rossi.RossiPlayer --classpath bin --game stratego
  dedalo bot check "node bot.mjs" --game sokoban --move-time 200ms --json`,
    )
    .action(runCheck);
}

async function runCheck(text: string, typed: CheckFlags): Promise<void> {
  await learnArenaWords();
  const game = typed.game ?? (await gameOfHandIn(text, process.cwd()));
  if (game === undefined) throw new UsageError(arenaSpeech().bot.noGame);
  const arenaGame = await findArenaGame(game);
  const flags = { ...typed, game: arenaGame.game.id as GameId };
  const logs = mkdtempSync(join(tmpdir(), 'dedalo-check-'));
  const abort = new AbortController();
  try {
    const checks = await untilStopped(
      () => abort.abort(),
      async () => checkAll(await planOf(text, { arenaGame, flags, logs }), { arenaGame, flags, signal: abort.signal }),
    );
    tell(text, { arenaGame, flags, checks });
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}

interface Asked {
  readonly arenaGame: ArenaGame;
  readonly flags: CheckFlags & { readonly game: GameId };
}

async function planOf(
  text: string,
  { arenaGame, flags, logs }: Asked & { readonly logs: string },
): Promise<CheckedGame[]> {
  const rules = programRulesOf(flags);
  checkSandbox(rules);
  const courses = coursesOf(arenaGame, flags.set);
  const { classpath = [] } = flags;
  const table = { arenaGame, effort: { nodes: 1 }, folder: process.cwd(), classpath, rules };
  const program = await seatPlayer(text, table);
  if (program.kind === 'bot') throw new UsageError(arenaSpeech().bot.noProgram(program.name));
  return planGames({ arenaGame, courses, program, rules, seed: flags.seed, logs });
}

/** One after the other, up to the first with a fault. */
async function checkAll(
  games: readonly CheckedGame[],
  { arenaGame, flags, signal }: Asked & { readonly signal: AbortSignal },
): Promise<GameCheck[]> {
  const checks: GameCheck[] = [];
  const kept = new KeptPrograms();
  const isTold = flags.verbose && !flags.json;
  try {
    for (const [index, game] of games.entries()) {
      if (isTold) say(arenaSpeech().bot.gameBegins({ game: index + 1, games: games.length, seat: game.seat + 1 }));
      const check = await checkGame(game, { arenaGame, signal, kept, onLine: isTold ? showLine : () => {} }).catch(
        (error) => {
          if (signal.aborted) throw new NoAnswer(arenaSpeech().bot.stopped, { cause: error });
          throw error;
        },
      );
      checks.push(check);
      if (check.diagnosis) break;
    }
  } finally {
    await kept.close();
  }
  return checks;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const showLine = ({ from, text }: SpokenLine, number: number): void =>
  say(`${from === 'arena' ? `${number} →` : `${number} ←`} ${printable(text)}`);

function tell(text: string, { arenaGame, flags, checks }: Asked & { readonly checks: readonly GameCheck[] }): void {
  const faulty = checks.find(({ diagnosis }) => diagnosis);
  const about = { command: text, game: arenaGame.game.id as GameId, ...programRulesOf(flags) };
  const typed = ['dedalo', 'bot', 'check', text, '--game', flags.game, '--seed', flags.seed];
  const again = formatCommandLine([
    ...typed,
    ...formatSettings(flags.set),
    ...formatClasspath(flags),
    ...formatProgramFlags(flags),
    '--verbose',
  ]);
  if (flags.json) say(JSON.stringify(checkJson(checks, about)));
  else
    say(
      faulty
        ? diagnosisText(faulty, { ...about, number: checks.indexOf(faulty) + 1, again })
        : summaryText(checks, about),
    );
  if (faulty) process.exitCode = EXIT.no;
}
