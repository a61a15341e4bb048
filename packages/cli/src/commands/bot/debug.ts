import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@dedalo/protocol/report';
import { type ArenaGame, ARENA_GAME_IDS, type PlayerSpec } from '@dedalo/arena';
import { KeptPrograms } from '@dedalo/arena/players/kept-programs';
import { Stopped } from '@dedalo/arena/pool/pool';
import type { GameId } from '@dedalo/catalogue';
import type { GameTypes } from '@dedalo/engine';
import { Command, Option } from 'commander';
import { gameWords } from '@dedalo/words';
import { arenaSpeech, learnArenaWords } from '../../arena/arena-words.ts';
import { type ClasspathFlags, classpathOption } from '../../arena/classpath-option.ts';
import { coursesOf } from '../../arena/courses.ts';
import { USUAL_NODES } from '../../arena/effort.ts';
import { findArenaGame } from '../../arena/find-arena-game.ts';
import { gameOfHandIn } from '../../arena/hand-in-player.ts';
import { readPlayer, refusalOf, seatPlayer } from '../../arena/player-spec.ts';
import { programRulesOf } from '../../arena/program-rules.ts';
import { settingsOption } from '../../arena/settings.ts';
import { untilStopped } from '../../arena/until-stopped.ts';
import { checkReplayTarget, freeReplayName, saveFile } from '../../save-file.ts';
import { speech } from '../../speech.ts';
import { EXIT, NoAnswer, UsageError } from '../../usage.ts';
import { oneOf, wholeNumber } from '../../values.ts';
import { boardLines } from './board-lines.ts';
import { checkGame, type GameCheck } from './check-game.ts';
import { reasonOf, resultOf } from './check-json.ts';
import { DebuggedProgram } from './debugged-program.ts';
import { diagnosisText } from './diagnosis-text.ts';
import { type CheckedGame, planGames } from './plan.ts';
import { spokenLines } from './spoken-lines.ts';

interface TypedFlags extends ClasspathFlags {
  readonly game?: GameId;
  readonly against?: string;
  readonly seat: number;
  readonly set: Settings;
  readonly seed: string;
  readonly listen?: number;
  readonly save?: string;
}

type DebugFlags = TypedFlags & { readonly game: GameId };

const MOST_SEATS = 99;
const MOST_PORT = 65_535;

export const debugCommand = (): Command =>
  new Command('debug')
    .summary('play one game with a program, without a clock, and show what is said')
    .description(
      'Plays one game with a program and waits however long it takes, so that it can be stopped in a debugger. Shows every question as the board that the program sees, every answer, and its standard error as it is written. With --listen the program is not started: it is started by hand, as in an IDE, and connects to the port. The program is not shut in. The game is saved as a replay. Exit code 0 where the game came to its end, 1 where it did not.',
    )
    .argument(
      '[player]',
      'how the program is started, such as "python3 my_bot.py", its folder, or a class: java:…, js:…, py:…',
    )
    .addOption(
      new Option('--game <game>', `what it plays, where no bot.toml says it: ${ARENA_GAME_IDS.join(', ')}`).argParser(
        oneOf(ARENA_GAME_IDS),
      ),
    )
    .option('--against <bot>', 'a bot of ours for the other seats, such as rules or search:nodes=5000 (default random)')
    .addOption(
      new Option('--seat <n>', 'where the program sits, counted from 1')
        .default(1)
        .argParser(wholeNumber(1, MOST_SEATS)),
    )
    .addOption(
      new Option(
        '--listen <port>',
        'wait on this port of 127.0.0.1 for a program that you start; 0 for any free port',
      ).argParser(wholeNumber(0, MOST_PORT)),
    )
    .addOption(settingsOption())
    .addOption(classpathOption())
    .option('--seed <text>', 'any word or number; the same one gives the same game', '1')
    .option('--save <replay>', 'save the game there (default: a new file here)')
    .addHelpText(
      'after',
      `
Examples:
  dedalo bot debug my-bot
  dedalo bot debug "python3 my_bot.py" --game stratego --against rules --seat 2
  dedalo bot debug "node --inspect-brk bot.mjs" --game theseus
  dedalo bot debug --game stratego --listen 9000`,
    )
    .action(runDebug);

async function runDebug(text: string | undefined, typed: TypedFlags): Promise<void> {
  await learnArenaWords();
  const named = typed.game ?? (text === undefined ? undefined : await gameOfHandIn(text, process.cwd()));
  if (named === undefined) throw new UsageError(arenaSpeech().bot.noGame);
  const arenaGame = await findArenaGame(named);
  const flags = { ...typed, game: arenaGame.game.id as GameId };
  if (flags.save !== undefined) checkReplayTarget(flags.save);
  const logs = mkdtempSync(join(tmpdir(), 'dedalo-debug-'));
  try {
    const game = await planGame(text, { arenaGame, flags, logs });
    const program = new DebuggedProgram({ port: flags.listen, say });
    const check = await untilStopped(
      () => program.stop(),
      () => playGame(game, { arenaGame, flags, program }),
    );
    tell(check, { flags, program, command: text ?? '' });
  } finally {
    rmSync(logs, { recursive: true, force: true });
  }
}

interface Asked {
  readonly arenaGame: ArenaGame;
  readonly flags: DebugFlags;
}

async function planGame(
  text: string | undefined,
  { arenaGame, flags, logs }: Asked & { readonly logs: string },
): Promise<CheckedGame> {
  const said = arenaSpeech();
  const usual = programRulesOf({});
  // A debugger could not talk to a program that is stopped between its turns.
  const rules = { ...usual, clock: { ...usual.clock, pondering: true as const }, isSandboxed: false };
  const courses = coursesOf(arenaGame, flags.set);
  const seats = arenaGame.game.seats(courses[0]!.config);
  if (flags.seat > seats) throw new UsageError(said.debug.noSeat(seats));
  if (seats === 1 && flags.against !== undefined) throw new UsageError(said.debug.alone(nameOf(flags.game)));
  const { classpath = [] } = flags;
  const table = { arenaGame, effort: { nodes: USUAL_NODES }, folder: process.cwd(), classpath, rules };
  const other = flags.against === undefined ? undefined : readBot(flags.against, table);
  if (text === undefined && flags.listen === undefined) throw new UsageError(said.debug.noPlayer);
  const program: PlayerSpec =
    flags.listen === undefined
      ? await seatPlayer(text!, table)
      : { kind: 'program', name: text ?? 'program', command: [], folder: table.folder };
  if (program.kind === 'bot') throw new UsageError(said.bot.noProgram(program.name));
  const games = planGames({ arenaGame, courses, program, ...(other && { other }), rules, seed: flags.seed, logs });
  return games[flags.seat - 1]!;
}

function readBot(
  text: string,
  table: Omit<Parameters<typeof readPlayer>[1], 'bots'> & Pick<Asked, 'arenaGame'>,
): PlayerSpec {
  const { bots } = table.arenaGame;
  const player = readPlayer(text, { ...table, bots });
  if (player.kind === 'program') throw refusalOf(text, bots);
  return player;
}

async function playGame(
  game: CheckedGame,
  { arenaGame, flags, program }: Asked & { readonly program: DebuggedProgram },
): Promise<GameCheck> {
  say(arenaSpeech().debug.begins({ game: nameOf(flags.game), seat: game.seat + 1, seed: flags.seed }));
  let state: GameTypes['State'];
  try {
    return await checkGame(game, {
      arenaGame,
      // Stopping it closes the program, so that the game so far is kept.
      signal: new AbortController().signal,
      kept: new KeptPrograms(),
      onLine: (line) => {
        for (const text of spokenLines(line, () => boardLines(arenaGame, state, game.seat))) say(text);
      },
      play: { start: program.start, isUntimed: true, onTurn: (now) => (state = now) },
    });
  } catch (error) {
    if (error instanceof Stopped) throw new NoAnswer(arenaSpeech().debug.stopped, { cause: error });
    throw error;
  }
}

interface Told {
  readonly flags: DebugFlags;
  readonly program: DebuggedProgram;
  readonly command: string;
}

function tell(check: GameCheck, { flags, program, command }: Told): void {
  const { debug, bot } = arenaSpeech();
  const { ending, actions, replay } = check.report;
  if (program.isStopped) say(debug.stopped);
  else if (ending.type === 'over') {
    const said = gameWords(speech(), flags.game);
    say(debug.over({ result: bot.results[resultOf(check)], ending: said.ending(reasonOf(check)), actions }));
  } else if (flags.listen !== undefined && ending.fault.code === 'exited') say(debug.closed);
  else {
    const { clock } = programRulesOf({});
    say(diagnosisText(check, { command, game: flags.game, clock, number: 1, isSandboxed: false }));
  }
  if (actions > 0) {
    const file = flags.save ?? freeReplayName(`debug-${flags.game}`);
    saveFile(file, replay);
    say(debug.saved(file));
  }
  if (program.isStopped || ending.type === 'fault') process.exitCode = EXIT.no;
}

const nameOf = (game: GameId): string => gameWords(speech(), game).name;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
