import { Command } from 'commander';
import type { PokelabirintoSession } from '@dedalo/clients/pokelabirinto/session';
import type { GameRecord } from '@dedalo/engine';
import type { PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { freshSeed } from '../../../fresh-seed.ts';
import type { PlainPlayOptions } from '../../../plain/play-lines.ts';
import { addConfigOptions, type ConfigFlags, configOf } from './config-options.ts';
import { checkReplayTarget } from '../../../save-file.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { UsageError } from '../../../usage.ts';

interface PokelabirintoFlags extends ConfigFlags {
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

export const playPokelabirintoCommand = (): Command =>
  addConfigOptions(
    new Command('pokelabirinto')
      .summary('lead a creature out of a maze, and fight or avoid those who are in it')
      .description(
        'Plays PokéLabirinto. In a terminal: arrows move, ? shows all keys, and the game is kept at every step; without options it goes on with the game that was left, or lets you choose a new one. With --plain, or piped, line by line: choose a creature unless --creature names it, then type w, a, s, d, or help; the end of the input saves the game, and --resume goes on with it.',
      ),
  )
    .option('--seed <text>', 'the seed of the maze and of all chance (default: a new one each time)')
    .option('--resume <replay>', 'go on with a saved game')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play pokelabirinto
  dedalo play pokelabirinto --creature Squirtle --size 21 --opponents 3 --movement hunter --fog
  dedalo play pokelabirinto --mind person
  dedalo play pokelabirinto --creatures mine.toml
  echo wwdd | dedalo play pokelabirinto --plain --creature Squirtle --seed 7 --save try.replay`,
    )
    .action(runPlay);

async function runPlay({ resume, save, ...asked }: PokelabirintoFlags): Promise<void> {
  const options = Object.keys(asked);
  if (resume !== undefined && options.length > 0) {
    throw new UsageError('--resume goes on with the game of its file: leave out the other options.');
  }
  if (asked.creatures === '-') {
    throw new UsageError('The moves come from standard input, so the creatures must come from a file.');
  }
  const session = resume === undefined ? await newGame(asked) : await resumedGame(resume);
  if (isFullScreen() && save === undefined) {
    // Without options, and with creatures of one's own, the player chooses one.
    const isToChoose = resume === undefined && options.every((option) => option === 'creatures');
    const { startClient } = await import('../../../app/start-client.ts');
    const { goOnPokelabirinto, openPokelabirinto, setupPage } = await import('../screen/open.ts');
    return startClient((client) => {
      if (!isToChoose) return openPokelabirinto(client, session);
      return options.length === 0 ? goOnPokelabirinto(client) : setupPage(client, session.config.species);
    });
  }
  const saveAs = save ?? resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  // Without options that ask for a certain game, the kept one is resumed.
  const isKept = saveAs === undefined && options.length === 0;
  const isNamed = resume !== undefined || asked.creature !== undefined;
  return isNamed ? playPlain(session, { saveAs, isKept }) : playChosen(session, asked, { saveAs, isKept });
}

async function playPlain(session: PokelabirintoSession, options: PlainPlayOptions): Promise<void> {
  const { playPlainPokelabirinto } = await import('../plain/play.ts');
  return playPlainPokelabirinto(session, options);
}

/** Line by line the creature is asked for wherever none was named (PB21), typed or piped. */
async function playChosen(
  { config, seed }: PokelabirintoSession,
  asked: ConfigFlags,
  options: PlainPlayOptions,
): Promise<void> {
  const { TypedLines } = await import('../../../plain/typed-lines.ts');
  const { askSetup } = await import('../plain/ask-setup.ts');
  const { startPokelabirinto } = await import('@dedalo/clients/pokelabirinto/session');
  const lines = new TypedLines();
  const chosen = await askSetup(config, lines);
  if (!chosen) return lines.close();
  // The possible opponents depend on the creature.
  const creature = config.species[chosen.creature]!.name;
  const wanted = await configOf({ ...asked, creature, maze: chosen.maze });
  return playPlain(startPokelabirinto(wanted, seed), { ...options, lines });
}

async function newGame({ seed, ...kind }: PokelabirintoFlags): Promise<PokelabirintoSession> {
  const { startPokelabirinto } = await import('@dedalo/clients/pokelabirinto/session');
  return startPokelabirinto(await configOf(kind), seed ?? freshSeed());
}

async function resumedGame(file: string): Promise<PokelabirintoSession> {
  const { readReplay } = await import('../../../read-replay.ts');
  const { resumePokelabirinto } = await import('@dedalo/clients/pokelabirinto/session');
  const { replay, record } = await readReplay(file);
  if (replay.game !== 'pokelabirinto') {
    throw new UsageError(`${file}: this is a game of ${replay.game}, not of PokéLabirinto.`);
  }
  return resumePokelabirinto(record as GameRecord<PokelabirintoTypes>);
}
