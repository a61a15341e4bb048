import { Command, Option } from 'commander';
import { findGame, type GameId } from '@dedalo/catalogue';
import { endingWords } from '@dedalo/clients/ending-words';
import { printable } from '@dedalo/clients/printable';
import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { type Acted, type GameRecord, type GameTypes, ReplayCursor, type Step } from '@dedalo/engine';
import type { TheseusTypes } from '@dedalo/theseus';
import { gameWords, type Words } from '@dedalo/words';
import { readReplay } from '../read-replay.ts';
import { speech } from '../speech.ts';
import { isFullScreen } from '../terminal/full-screen.ts';
import { UsageError } from '../usage.ts';
import { number } from '../values.ts';

interface ReplayFlags {
  readonly speed?: number;
  readonly verify?: true;
  readonly report?: true;
  readonly json?: true;
}

/** A step that was played, between two views of it. */
interface PlayedStep {
  readonly before: GameTypes['View'];
  readonly after: GameTypes['View'];
  readonly events: Step['events'];
}

/** What happened in a step, in lines. */
type Teller = (step: PlayedStep, words: Words) => string[];

/** Of the games whose boards do not show all that happens. */
const TELLERS: Partial<Record<GameId, () => Promise<Teller>>> = {
  pokelabirinto: async () => (await import('../games/pokelabirinto/plain/step-lines.ts')).stepLines as Teller,
};

/** A whole game as its described program prints it, in lines. */
type Reporter = (record: GameRecord, words: Words) => string[];

const REPORTERS: Partial<Record<GameId, () => Promise<Reporter>>> = {
  theseus: async () => {
    const { reportLines } = await import('@dedalo/clients/theseus/report');
    return (record, words) => reportLines(record as GameRecord<TheseusTypes>, words.games.theseus.report);
  },
};

export const replayCommand = (): Command =>
  new Command('replay')
    .summary('watch a recorded game, or prove it')
    .description(
      'Steps through a recorded game: arrows step, space plays, q leaves. Every replay is played again and checked first; exit code 1 when it does not hold.',
    )
    .argument('<file>', 'the replay; - reads standard input')
    .addOption(
      new Option('--speed <n>', `play at once, so many actions a second (${SPEEDS.least} to ${SPEEDS.most})`).argParser(
        number(SPEEDS.least, SPEEDS.most),
      ),
    )
    .option('--verify', 'only play it again and say whether it holds, or where it first differs')
    .option('--report', `print it as the described program does (${Object.keys(REPORTERS).join(', ')})`)
    .option('--json', 'print {"game","title","players","seed","actions","played","outcome"}')
    .option('--plain', 'print every step line by line, as when piped')
    .addHelpText(
      'after',
      `
Examples:
  dedalo replay game.replay
  dedalo replay game.replay --speed 8
  dedalo replay game.replay --verify
  dedalo replay game.replay --report
  dedalo replay game.replay --json`,
    )
    .action(runReplay);

async function runReplay(file: string, flags: ReplayFlags): Promise<void> {
  const { replay, record } = await readReplay(file);
  const game = findGame(replay.game)!;
  const id = game.id as GameId;
  const cursor = new ReplayCursor(game, record);
  if (flags.report) {
    const load = REPORTERS[id];
    if (!load) throw new UsageError(`${file}: --report is there for games of ${Object.keys(REPORTERS).join(', ')}.`);
    process.stdout.write(`${(await load())(record, speech()).join('\n')}\n`);
    return;
  }
  const { title, seed, names: players, actions, played } = record;
  const { replay: said } = speech();
  if (flags.json || flags.verify) {
    cursor.goTo(cursor.length);
    const outcome = game.outcome(cursor.state);
    if (flags.json) {
      const winners = outcome?.winners.map((seat) => seat + 1);
      const answer = { game: game.id, title: title ?? null, players, seed, actions: actions.length, played };
      const ended = outcome ? { reason: outcome.reason, winners } : null;
      process.stdout.write(`${JSON.stringify({ ...answer, outcome: ended })}\n`);
    } else
      process.stdout.write(
        `${said.match}: ${said.actions(actions.length)}, ${endingWords(speech(), { game: id, seats: players.length }, outcome)}\n`,
      );
    return;
  }
  const name = printable(title ?? gameWords(speech(), id).name);
  if (isFullScreen()) {
    const { startClient } = await import('../app/start-client.ts');
    const { ReplayPage } = await import('../app/replay-page.ts');
    await startClient((client) => new ReplayPage(client, cursor as never, { title: name, speed: flags.speed }));
    return;
  }
  process.stdout.write(`${name}\n`);
  printSteps(cursor, await TELLERS[id]?.());
  process.stdout.write(`${endingWords(speech(), { game: id, seats: players.length }, game.outcome(cursor.state))}\n`);
}

/** A board that a step has left as it was is not drawn again where what happened is told. */
function printSteps(cursor: ReplayCursor<GameTypes>, teller: Teller | undefined): void {
  const { game, record, length } = cursor;
  let drawn = '';
  for (let position = 0; position <= length; position++) {
    const before = cursor.state;
    cursor.goTo(position);
    const acted = record.actions[position - 1];
    const told = acted && teller ? teller(playedStep(cursor, before, acted), speech()) : [];
    const board = game.text.draw(game.view(cursor.state, 'public'));
    const isShown = told.length === 0 || board !== drawn;
    drawn = board;
    const action = acted ? `: ${game.text.formatAction(acted.action)}` : '';
    const place = `${speech().replay.position({ position, length })}${action}`;
    process.stdout.write(`\n${[...(isShown ? [board] : []), place, ...told].join('\n')}\n`);
  }
}

function playedStep({ game, state }: ReplayCursor<GameTypes>, before: unknown, { seat, action }: Acted): PlayedStep {
  const played = game.play(before, seat, action);
  if (!played.ok) throw new Error(`a replay that held is refused (${played.error.code})`);
  const change = { before, after: state };
  const events = played.value.events.flatMap((event) => game.visible(event, 'public', change) ?? []);
  return { before: game.view(before, 'public'), after: game.view(state, 'public'), events };
}
