import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import type { GameRecord } from '@dedalo/engine';
import { type ExpeditionTypes, type Starter, STARTERS } from '@dedalo/pokelabirinto/expedition';
import { Command, Option } from 'commander';
import { freshSeed } from '../../../fresh-seed.ts';
import { checkReplayTarget } from '../../../save-file.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf } from '../../../values.ts';

/** What is typed for each creature. */
const WORDS = STARTERS.map((name) => name.toLowerCase() as Lowercase<Starter>);

interface ExpeditionFlags {
  readonly starter?: Lowercase<Starter>;
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

export const playExpeditionCommand = (): Command =>
  new Command('expedition')
    .summary('lead a party of creatures from maze to maze, as far as it goes')
    .description(
      'Plays the expedition. In a terminal: arrows move, ? shows all keys, and the journey is kept at every step; without options it goes on with the journey that was left, or lets you choose a new one. With --plain, or piped, line by line: choose who leads unless --starter names it, then type w, a, s, d, or help; the end of the input saves the journey, and --resume goes on with it.',
    )
    .addOption(new Option('--starter <creature>', `who leads: ${WORDS.join(', ')}`).argParser(oneOf(WORDS)))
    .option('--seed <text>', 'the seed of the mazes and of all chance (default: a new one each time)')
    .option('--resume <replay>', 'go on with a saved journey')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play expedition
  dedalo play expedition --starter charmander --seed 7
  echo wwdd | dedalo play expedition --plain --starter pikachu --seed 7 --save try.replay`,
    )
    .action(runPlay);

async function runPlay({ resume, save, ...asked }: ExpeditionFlags): Promise<void> {
  const isAnyGame = Object.keys(asked).length === 0;
  if (resume !== undefined && !isAnyGame) {
    throw new UsageError('--resume goes on with the journey of its file: leave out the other options.');
  }
  const saveAs = save ?? resume;
  if (isFullScreen() && save === undefined) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { goOnExpedition, openExpedition } = await import('../screen/open.ts');
    const session = await sessionOf(resume, asked);
    return startClient((client) =>
      isAnyGame && resume === undefined ? goOnExpedition(client) : openExpedition(client, session),
    );
  }
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  const { playPlainExpedition } = await import('../plain/play.ts');
  // Only whoever asks for no certain game goes on with it without a file.
  const options = { saveAs, isKept: saveAs === undefined && isAnyGame };
  if (resume !== undefined || asked.starter !== undefined) {
    return playPlainExpedition(await sessionOf(resume, asked), options);
  }
  const { TypedLines } = await import('../../../plain/typed-lines.ts');
  const { askStarter } = await import('../plain/ask-starter.ts');
  const lines = new TypedLines();
  const starter = await askStarter(lines);
  if (!starter) return lines.close();
  const word = starter.toLowerCase() as Lowercase<Starter>;
  return playPlainExpedition(await sessionOf(undefined, { ...asked, starter: word }), { ...options, lines });
}

async function sessionOf(file: string | undefined, asked: ExpeditionFlags): Promise<ExpeditionSession> {
  const { resumeExpedition, startExpedition } = await import('@dedalo/clients/expedition/session');
  const { seed = freshSeed() } = asked;
  const starter = STARTERS.find((name) => name.toLowerCase() === asked.starter);
  if (file === undefined) {
    const { defaultConfig } = await import('@dedalo/pokelabirinto/expedition');
    return startExpedition({ ...defaultConfig(), ...(starter && { starter }) }, seed);
  }
  const { readReplay } = await import('../../../read-replay.ts');
  const { replay, record } = await readReplay(file);
  if (replay.game !== 'expedition') {
    throw new UsageError(`${file}: this is a game of ${replay.game}, not of the expedition.`);
  }
  return resumeExpedition(record as GameRecord<ExpeditionTypes>);
}
