import { Command } from 'commander';
import { reportLines } from '@dedalo/clients/theseus/report';
import { checkReplayTarget, saveFile } from '../../../save-file.ts';
import { speech } from '../../../speech.ts';
import { addBotsGameOptions, type BotsGameFlags, botsWishOf, playBotsGame, tellSeed } from './bots-game.ts';

interface GameFlags extends BotsGameFlags {
  readonly save?: string;
}

export const gameCommand = (): Command =>
  addBotsGameOptions(
    new Command('game')
      .summary('run the described program: one game, printed whole')
      .description(
        'Plays one game as the described program does and prints it: the board at the start, every round with both moves and the board, how it ended, the final board, and the statistics of every round and of all.',
      ),
  )
    .option('--save <replay>', 'also save the game; dedalo replay FILE --report prints it again')
    .addHelpText(
      'after',
      `
Without options it is the described game: a MinMax Theseus against a Minotaur that rolls, 15 × 15 tiles, 4 supplies,
338 sides of walls, 100 rounds. minmax:depth=4 looks four dice ahead instead of the described two.

Examples:
  dedalo theseus game
  dedalo theseus game --seed 2567 --lang el
  dedalo theseus game --theseus minmax:depth=4 --minotaur hunter --size 9 --supplies 2 --save game.replay`,
    )
    .action(runGame);

async function runGame(flags: GameFlags): Promise<void> {
  const wish = botsWishOf(flags);
  if (flags.save !== undefined) checkReplayTarget(flags.save);
  const { session } = await playBotsGame(wish);
  if (flags.save !== undefined) saveFile(flags.save, session.save());
  process.stdout.write(`${reportLines(session.record(), speech().games.theseus.report).join('\n')}\n`);
  tellSeed(wish, flags);
}
