import { Command } from 'commander';
import type { RaceSession } from '@dedalo/clients/race/session';
import type { GameRecord } from '@dedalo/engine';
import type { Config, RaceTypes } from '@dedalo/race';
import { freshSeed } from '../../../fresh-seed.ts';
import { checkReplayTarget } from '../../../save-file.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { UsageError } from '../../../usage.ts';

interface RaceFlags {
  readonly content?: string;
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

export const playRaceCommand = (): Command =>
  new Command('race')
    .summary('be the first through every labyrinth, in real time')
    .description(
      'Runs Labyrinth Race, from its first level on. In a terminal it goes in real time: arrows steer, letters use what is in store, Space pauses, Esc shows what else can be done, and the race is kept when it is paused or left. With --plain, or piped, line by line: type a key and how many sixtieths of a second then go by, such as east 30, or help; the end of the input saves the race, and --resume goes on with it.',
    )
    .option(
      '--content <folder>',
      'a game of your own: the folder of its .cfg files, or a zip of it (default: the shipped game, daedalus)',
    )
    .option('--seed <text>', 'the seed of the maps and of all chance (default: a new one each time)')
    .option('--resume <replay>', 'go on with a saved race')
    .option('--save <replay>', 'run line by line and save there (default: the resumed file, or a new one here)')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play race
  dedalo play race --content my-game --seed 7
  echo east 60 | dedalo play race --plain --seed 7 --save try.replay
  dedalo play race --plain --resume try.replay`,
    )
    .action(runPlay);

async function runPlay({ resume, save, ...asked }: RaceFlags): Promise<void> {
  const options = Object.keys(asked);
  if (resume !== undefined && options.length > 0) {
    throw new UsageError('--resume goes on with the race of its file: leave out the other options.');
  }
  const config = await configOf(asked.content);
  const session = resume === undefined ? await newRace(config, asked.seed) : await resumedRace(resume);
  if (isFullScreen() && save === undefined) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { openRace, raceStartPage } = await import('../screen/open.ts');
    const isAnyRace = resume === undefined && asked.seed === undefined;
    return startClient((client) => (isAnyRace ? raceStartPage(client, config) : openRace(client, session)));
  }
  const saveAs = save ?? resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  const { playPlainRace } = await import('../plain/play.ts');
  // Without options that ask for a certain race, the kept one is resumed.
  return playPlainRace(session, { saveAs, isKept: saveAs === undefined && options.length === 0 });
}

async function configOf(folder: string | undefined): Promise<Config> {
  const { createConfig, shippedContent } = await import('@dedalo/race');
  if (folder === undefined) return createConfig(shippedContent('daedalus'));
  const { readContent } = await import('./read-content.ts');
  return createConfig(await readContent(folder));
}

async function newRace(config: Config, seed = freshSeed()): Promise<RaceSession> {
  const { startRace } = await import('@dedalo/clients/race/session');
  return startRace(config, seed);
}

async function resumedRace(file: string): Promise<RaceSession> {
  const { readReplay } = await import('../../../read-replay.ts');
  const { resumeRace } = await import('@dedalo/clients/race/session');
  const { replay, record } = await readReplay(file);
  if (replay.game !== 'race') throw new UsageError(`${file}: this is a game of ${replay.game}, not a race.`);
  return resumeRace(record as GameRecord<RaceTypes>);
}
