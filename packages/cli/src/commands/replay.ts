import { Command, Option } from 'commander';
import { findGame, type GameId } from '@dedalo/catalogue';
import { endingWords } from '@dedalo/clients/ending-words';
import { printable } from '@dedalo/clients/printable';
import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { ReplayCursor } from '@dedalo/engine';
import { readReplay } from '../read-replay.ts';
import { speech } from '../speech.ts';
import { isFullScreen } from '../terminal/full-screen.ts';
import { number } from '../values.ts';

interface ReplayFlags {
  readonly speed?: number;
  readonly verify?: true;
  readonly json?: true;
}

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
    .option('--json', 'print {"game","title","players","seed","actions","played","outcome"}')
    .option('--plain', 'print every step line by line, as when piped')
    .addHelpText(
      'after',
      `
Examples:
  dedalo replay game.replay
  dedalo replay game.replay --speed 8
  dedalo replay game.replay --verify
  dedalo replay game.replay --json`,
    )
    .action(runReplay);

async function runReplay(file: string, flags: ReplayFlags): Promise<void> {
  const { replay, record } = await readReplay(file);
  const game = findGame(replay.game)!;
  const id = game.id as GameId;
  const cursor = new ReplayCursor(game, record);
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
  const name = printable(title ?? speech().games[id].name);
  if (isFullScreen()) {
    const { startClient } = await import('../app/start-client.ts');
    const { ReplayPage } = await import('../app/replay-page.ts');
    await startClient((client) => new ReplayPage(client, cursor as never, { title: name, speed: flags.speed }));
    return;
  }
  process.stdout.write(`${name}\n`);
  for (let position = 0; position <= cursor.length; position++) {
    cursor.goTo(position);
    const board = game.text.draw(game.view(cursor.state, 'public'));
    const last = actions[position - 1];
    const action = last ? `: ${game.text.formatAction(last.action)}` : '';
    process.stdout.write(`\n${board}\n${said.position({ position, length: cursor.length })}${action}\n`);
  }
  process.stdout.write(`${endingWords(speech(), { game: id, seats: players.length }, game.outcome(cursor.state))}\n`);
}
