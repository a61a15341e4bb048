import { Command, Option } from 'commander';
import { endingWords } from '@dedalo/clients/ending-words';
import { printable } from '@dedalo/clients/printable';
import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { type Acted, type GameTypes, ReplayCursor } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import type { PlayedStep, StepTeller } from '../games/cli-game.ts';
import { CLI_GAMES, findCliGame } from '../games/index.ts';
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

/** The games that `--report` can print. */
const REPORTED = CLI_GAMES.filter((game) => game.reporter !== undefined).map(({ id }) => id);

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
    .option('--report', `print it as the described program does (${REPORTED.join(', ')})`)
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
  const { game, record } = await readReplay(file);
  const { id } = game;
  const shown = findCliGame(id)!;
  const cursor = new ReplayCursor(game, record);
  if (flags.report) {
    const reporter = await shown.reporter?.();
    if (!reporter) throw new UsageError(`${file}: --report is there for games of ${REPORTED.join(', ')}.`);
    process.stdout.write(`${reporter.reportLines(record, speech()).join('\n')}\n`);
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
    const painter = await shown.painter();
    await startClient((client) => new ReplayPage(client, cursor, { title: name, painter, speed: flags.speed }));
    return;
  }
  process.stdout.write(`${name}\n`);
  printSteps(cursor, await shown.teller?.());
  process.stdout.write(`${endingWords(speech(), { game: id, seats: players.length }, game.outcome(cursor.state))}\n`);
}

/** An unchanged board is not drawn again where the step is described in words. */
function printSteps(cursor: ReplayCursor<GameTypes>, teller: StepTeller | undefined): void {
  const { game, record, length } = cursor;
  let drawn = '';
  for (let position = 0; position <= length; position++) {
    const before = cursor.state;
    cursor.goTo(position);
    const acted = record.actions[position - 1];
    const told = acted && teller ? teller.stepLines(playedStep(cursor, before, acted), speech()) : [];
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
