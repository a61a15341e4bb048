import { Command, Option } from 'commander';
import {
  otherSide,
  PLAYER_NAMES,
  PLAYERS,
  type PlayerWord,
  readWord,
  type Side,
  SIDES,
  USUAL_PLAYER,
} from '@dedalo/clients/theseus/players';
import type { TheseusGame } from '@dedalo/clients/theseus/session';
import type { GameRecord } from '@dedalo/engine';
import type { TheseusTypes } from '@dedalo/theseus';
import { freshSeed } from '../../../fresh-seed.ts';
import { checkReplayTarget } from '../../../save-file.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import type { PlayOther } from '../../cli-game.ts';
import type { ConfigFlags } from './config-options.ts';
import { playerReader, takenText } from './player-option.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface TheseusFlags extends ConfigFlags {
  readonly mode: 'dice' | 'logic';
  readonly side?: Side;
  readonly against?: PlayerWord;
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

const number = wholeNumber(0, 1_000_000);

export const playTheseusCommand = (playOther: PlayOther): Command =>
  new Command('theseus')
    .summary('collect all supplies before the Minotaur finds you')
    .description(
      'Plays Theseus and the Minotaur against a bot. In a terminal: arrows move, ? shows all keys, and the game is kept at every step; without options it goes on with the game that was left. With --plain, or piped, line by line: type u, r, d, l, or help; the end of the input saves the game, and --resume goes on with it.',
    )
    .addOption(
      new Option('--mode <name>', 'dice, or logic for the mazes of dedalo play logic-maze')
        .default('dice')
        .argParser(oneOf(['dice', 'logic'])),
    )
    .addOption(new Option('--side <side>', 'your side: theseus or minotaur (default theseus)').argParser(oneOf(SIDES)))
    .addOption(
      new Option(
        '--against <player>',
        `who plays the other side: as Minotaur ${PLAYERS.minotaur.join(', ')}, as Theseus ${PLAYERS.theseus.join(', ')} or ${takenText(PLAYERS.theseus)} (default ${USUAL_PLAYER.minotaur} as Minotaur, ${USUAL_PLAYER.theseus} as Theseus)`,
      ).argParser(playerReader(PLAYER_NAMES)),
    )
    .addOption(new Option('--size <n>', 'tiles a side, an odd number from 5 to 21 (default 15)').argParser(number))
    .addOption(new Option('--supplies <n>', 'how many supplies lie about, 1 to 6 (default 4)').argParser(number))
    .addOption(new Option('--rounds <n>', 'the game is over after so many rounds (default 100)').argParser(number))
    .option('--seed <text>', 'the seed of the board (default: a new one each time)')
    .option('--resume <replay>', 'go on with a saved game')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play theseus
  dedalo play theseus --against hunter --size 9 --supplies 2 --seed 7
  dedalo play theseus --side minotaur --against optimal
  echo uurr | dedalo play theseus --plain --seed 7 --save try.replay
  dedalo play theseus --mode logic`,
    )
    .action((flags: TheseusFlags) => runPlay(flags, playOther));

async function runPlay(flags: TheseusFlags, playOther: PlayOther): Promise<void> {
  const { mode, save, resume, ...asked } = flags;
  if (mode === 'logic') {
    if (Object.keys(asked).length > 0) throw new UsageError('--mode logic has levels; leave out the other options.');
    // Without dice the same board is a game of its own.
    const files = { save, resume };
    return playOther(
      'logic-maze',
      Object.entries(files).flatMap(([name, file]) => (file === undefined ? [] : [`--${name}`, file])),
    );
  }
  if (resume !== undefined && Object.keys(asked).length > 0) {
    throw new UsageError('--resume goes on with the game of its file: leave out the other options.');
  }
  const game = resume === undefined ? await newGame(flags) : await resumedGame(resume);
  if (isFullScreen() && save === undefined) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { goOnTheseus, openTheseus } = await import('../screen/open.ts');
    const isAnyGame = resume === undefined && Object.keys(asked).length === 0;
    return startClient((client) => (isAnyGame ? goOnTheseus(client) : openTheseus(client, game)));
  }
  const saveAs = save ?? resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  const { playPlainTheseus } = await import('../plain/play.ts');
  // Without options that ask for a certain game, the kept one is resumed.
  const isKept = saveAs === undefined && Object.keys(asked).length === 0;
  return playPlainTheseus(game, { saveAs, isKept });
}

async function newGame({ side = 'theseus', against, seed, ...kind }: TheseusFlags): Promise<TheseusGame> {
  const { configOf } = await import('./config-options.ts');
  const { startTheseus } = await import('@dedalo/clients/theseus/session');
  const other = otherSide(side);
  const player = against ?? USUAL_PLAYER[other];
  if (!PLAYERS[other].includes(readWord(player).name)) {
    throw new UsageError(`--against ${player}: as ${other} there are ${PLAYERS[other].join(', ')}.`);
  }
  return startTheseus({ config: configOf(kind), seed: seed ?? freshSeed(), side, against: player });
}

async function resumedGame(file: string): Promise<TheseusGame> {
  const { readReplay } = await import('../../../read-replay.ts');
  const { resumeTheseus } = await import('@dedalo/clients/theseus/session');
  const { replay, record } = await readReplay(file);
  if (replay.game !== 'theseus') throw new UsageError(`${file}: this is a game of ${replay.game}, not of Theseus.`);
  return resumeTheseus(record as GameRecord<TheseusTypes>);
}
