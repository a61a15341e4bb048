import { Command, Option } from 'commander';
import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { reportLines } from '@dedalo/clients/theseus/report';
import { speech } from '../../../speech.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { addBotsGameOptions, type BotsGameFlags, botsWishOf, playBotsGame } from './bots-game.ts';
import { number } from '../../../values.ts';

interface WatchFlags extends BotsGameFlags {
  readonly speed?: number;
}

export const watchCommand = (): Command =>
  addBotsGameOptions(
    new Command('watch')
      .summary('watch two players meet')
      .description(
        'Lets two players meet and shows their game: space pauses and plays, arrows step, + and - change the pace, q leaves. With --plain, or piped, it is printed as dedalo theseus game prints it.',
      ),
  )
    .addOption(
      new Option('--speed <n>', `so many moves a second (${SPEEDS.least} to ${SPEEDS.most})`)
        .default(SPEEDS.usual)
        .argParser(number(SPEEDS.least, SPEEDS.most)),
    )
    .addHelpText(
      'after',
      `
Examples:
  dedalo theseus watch
  dedalo theseus watch --theseus optimal --minotaur hunter --size 9 --speed 8`,
    )
    .action(runWatch);

async function runWatch(flags: WatchFlags): Promise<void> {
  const wish = botsWishOf(flags);
  if (isFullScreen()) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { MeetingPage } = await import('../screen/meeting-page.ts');
    return startClient((client) => new MeetingPage(client, wish, { speed: flags.speed }));
  }
  const { session } = await playBotsGame(wish);
  process.stdout.write(`${reportLines(session.record(), speech().games.theseus.report).join('\n')}\n`);
  return undefined;
}
