import { loadArenaGame } from '@dedalo/arena';
import type { GameId } from '@dedalo/catalogue';
import { printable } from '@dedalo/clients/printable';
import type { Seat } from '@dedalo/engine';
import { Command, Option } from 'commander';
import { arenaSpeech, learnArenaWords } from '../../arena/arena-words.ts';
import { type ClasspathFlags, classpathOption } from '../../arena/classpath-option.ts';
import { seatPlayer } from '../../arena/player-spec.ts';
import { type ProgramRuleFlags, programOptions, programRulesOf } from '../../arena/program-rules.ts';
import { checkSandbox } from '../../arena/sandbox-rules.ts';
import { untilStopped } from '../../arena/until-stopped.ts';
import { readReplay } from '../../read-replay.ts';
import { EXIT, NoAnswer, UsageError } from '../../usage.ts';
import { wholeNumber } from '../../values.ts';
import { againJson } from './again-json.ts';
import { boardLines } from './board-lines.ts';
import { type LoggedTurn, runAgain } from './run-again.ts';
import { endText, turnText } from './turn-text.ts';

interface ReplayFlags extends ClasspathFlags, ProgramRuleFlags {
  readonly turn?: number;
  readonly seat?: number;
  readonly number: number;
  readonly json?: true;
}

const MOST = 1e9;

export function botReplayCommand(): Command {
  const command = new Command('replay')
    .summary('give a program the turns of a recorded game, and show what it would play')
    .description(
      'Gives a program the views of its seat in a recorded game, turn after turn, and shows what it plays beside what was played, with its standard error. Whatever it answers, the recorded game goes on. There is no time limit. A game that was lost by a fault is asked up to that turn. Exit code 0 where the program ran through, 1 where it ended by itself or did something against the rules.',
    )
    .argument('<player>', 'how the program is started, such as "python3 my_bot.py", or a class: java:…, js:…, py:…')
    .argument('<file>', 'the replay; - reads standard input')
    .addOption(
      new Option('--turn <n>', 'show only this turn, with the board; the program still gets the ones before').argParser(
        wholeNumber(1, MOST),
      ),
    )
    .addOption(
      new Option(
        '--seat <n>',
        'where the program sits, counted from 1 (default: the seat that has its name, or the only one)',
      ).argParser(wholeNumber(1, MOST)),
    )
    .addOption(
      new Option('--number <n>', 'the number that the program was told in start')
        .default(1)
        .argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    )
    .addOption(classpathOption())
    .option('--json', 'print {"game","seat","name","isFine","asked","same","turns","fault","log"}');
  // Only one game is played, so nothing is kept.
  for (const option of programOptions()) if (option.long !== '--keep') command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Examples:
  dedalo bot replay "python3 my_bot.py" lost.replay --seat 2
  dedalo bot replay "python3 my_bot.py" lost.replay --seat 2 --turn 31`,
    )
    .action(runReplay);
}

async function runReplay(text: string, file: string, flags: ReplayFlags): Promise<void> {
  await learnArenaWords();
  const { replay, record } = await readReplay(file);
  const arenaGame = (await loadArenaGame(replay.game))!;
  const game = replay.game as GameId;
  const rules = programRulesOf(flags);
  checkSandbox(rules);
  const { classpath = [] } = flags;
  const program = await seatPlayer(text, { arenaGame, effort: { nodes: 1 }, folder: process.cwd(), classpath, rules });
  if (program.kind === 'bot') throw new UsageError(arenaSpeech().bot.noProgram(program.name));
  const seat = seatOf(flags.seat, record.names, program.name);

  const isShown = ({ turn }: LoggedTurn): boolean => flags.turn === undefined || turn === flags.turn;
  const about = { game, name: printable(program.name) };
  const stop = new AbortController();
  const ran = await untilStopped(
    () => stop.abort(),
    () =>
      runAgain({
        arenaGame,
        record,
        seat,
        program,
        rules,
        number: flags.number,
        lastTurn: flags.turn,
        signal: stop.signal,
        onTurn(turn) {
          if (flags.json || stop.signal.aborted || !isShown(turn)) return;
          if (flags.turn !== undefined) for (const line of boardLines(arenaGame, turn.state, seat)) say(line);
          say(turnText(turn, about));
        },
      }),
  );
  if (stop.signal.aborted) throw new NoAnswer(arenaSpeech().debug.stopped);
  const shown = ran.turns.filter(isShown);
  if (shown.length === 0 && !ran.fault && flags.turn !== undefined)
    throw new UsageError(arenaSpeech().debug.noTurn({ turn: flags.turn, turns: ran.turns.length }));
  const isFine = !ran.fault && shown.every(({ fault }) => !fault);
  if (flags.json) say(JSON.stringify(againJson(ran, { game, seat, shown, isFine })));
  else if (flags.turn === undefined || ran.fault) {
    // What ended it before the wanted turn.
    const last = ran.turns.at(-1);
    if (last?.fault && !shown.includes(last)) say(turnText(last, about));
    const end = endText(ran);
    if (end !== '') say(end);
  }
  if (!isFine) process.exitCode = EXIT.no;
}

/** The given seat; without one, the only one, or the only one with the program's name. */
function seatOf(wanted: number | undefined, names: readonly string[], program: string): Seat {
  const { debug } = arenaSpeech();
  if (wanted !== undefined && wanted > names.length) throw new UsageError(debug.noSeat(names.length));
  if (wanted !== undefined) return wanted - 1;
  if (names.length === 1) return 0;
  const named = names.flatMap((name, seat) => (name === program ? [seat] : []));
  const [only] = named;
  if (only === undefined || named.length > 1) {
    throw new UsageError(debug.whichSeat(names.map((name, seat) => ({ seat: seat + 1, name: printable(name) }))));
  }
  return only;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);
