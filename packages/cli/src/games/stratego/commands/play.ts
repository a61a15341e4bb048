import { Command, Option } from 'commander';
import {
  MOST_TIME,
  type Side,
  SIDES,
  type Sitter,
  SITTERS,
  USUAL_OPPONENT,
  USUAL_TIME,
} from '@dedalo/clients/stratego/players';
import type { StrategoGame } from '@dedalo/clients/stratego/session';
import type { GameRecord } from '@dedalo/engine';
import type { RuleSetName, StrategoTypes } from '@dedalo/stratego';
import { freshSeed } from '../../../fresh-seed.ts';
import { checkReplayTarget } from '../../../save-file.ts';
import { isFullScreen } from '../../../terminal/full-screen.ts';
import { UsageError } from '../../../usage.ts';
import { oneOf, wholeNumber } from '../../../values.ts';

interface StrategoFlags {
  readonly side?: Side;
  readonly against?: Sitter;
  readonly rules?: RuleSetName;
  readonly setup?: string;
  readonly seed?: string;
  readonly time?: number;
  readonly resume?: string;
  readonly save?: string;
}

/** As `RULE_SET_NAMES` of the game, which is loaded only to be played. */
const RULES: readonly RuleSetName[] = ['final', 'april'];

export const playStrategoCommand = (): Command =>
  new Command('stratego')
    .summary("find the enemy's flag among ten hidden pieces")
    .description(
      'Plays Stratego Duel against a bot, or two people at one screen. In a terminal: arrows move the cursor, Enter picks and moves, ? shows all keys, and the game is kept at every move; without options it goes on with the game that was left. With --plain, or piped, line by line: type row, column, direction and steps of a move, or help; the end of the input saves the game, and --resume goes on with it.',
    )
    .addOption(
      new Option('--side <side>', 'your side: red, which begins, or blue (default red)').argParser(oneOf(SIDES)),
    )
    .addOption(
      new Option(
        '--against <player>',
        `who plays the other side: ${SITTERS.join(', ')} (default ${USUAL_OPPONENT})`,
      ).argParser(oneOf(SITTERS)),
    )
    .addOption(
      new Option(
        '--rules <name>',
        'final: a piece may not go back for two moves; april: for three (default final)',
      ).argParser(oneOf(RULES)),
    )
    .option('--setup <file>', 'begin with the set-up of a file: four rows of ten cells, the back row first')
    .option('--seed <text>', 'the seed of the bot and of the pool (default: a new one each time)')
    .addOption(
      new Option('--time <ms>', `how long the bot thinks about a move (default ${USUAL_TIME})`).argParser(
        wholeNumber(1, MOST_TIME),
      ),
    )
    .option('--resume <replay>', 'go on with a saved game')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play stratego
  dedalo play stratego --side blue --against rules
  dedalo play stratego --against person
  dedalo play stratego --setup mine.txt --time 1000
  printf 'pool\\n2 8 1 1\\n' | dedalo play stratego --plain --seed 7 --save try.replay`,
    )
    .action(runPlay);

async function runPlay({ resume, save, ...asked }: StrategoFlags): Promise<void> {
  const { time, ...kind } = asked;
  if (resume !== undefined && Object.keys(kind).length > 0) {
    throw new UsageError('--resume goes on with the game of its file: leave out the other options but --time.');
  }
  if (asked.setup === '-') {
    throw new UsageError('The moves come from standard input, so the set-up must come from a file.');
  }
  const game = resume === undefined ? await newGame(asked) : await resumedGame(resume, time);
  if (isFullScreen() && save === undefined) {
    const { startClient } = await import('../../../app/start-client.ts');
    const { goOnStratego, openStratego } = await import('../screen/open.ts');
    const isAnyGame = resume === undefined && Object.keys(asked).length === 0;
    return startClient((client) => (isAnyGame ? goOnStratego(client) : openStratego(client, game)));
  }
  const saveAs = save ?? resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  const { playPlainStratego } = await import('../plain/play.ts');
  // Without options that ask for a certain game, the kept one is resumed.
  const isKept = saveAs === undefined && Object.keys(asked).length === 0;
  return playPlainStratego(game, { saveAs, isKept });
}

async function newGame({ side = 'red', against = USUAL_OPPONENT, ...asked }: StrategoFlags): Promise<StrategoGame> {
  const { configOf, startStratego } = await import('@dedalo/clients/stratego/session');
  const { readSetup } = await import('./read-setup.ts');
  const { rules = 'final', setup, seed = freshSeed(), time } = asked;
  return startStratego({
    config: configOf(rules),
    seed,
    side,
    against,
    ...(time !== undefined && { time }),
    ...(setup !== undefined && { setup: await readSetup(setup) }),
  });
}

async function resumedGame(file: string, time: number | undefined): Promise<StrategoGame> {
  const { readReplay } = await import('../../../read-replay.ts');
  const { resumeStratego } = await import('@dedalo/clients/stratego/session');
  const { replay, record } = await readReplay(file);
  if (replay.game !== 'stratego') {
    throw new UsageError(`${file}: this is a game of ${replay.game}, not of Stratego Duel.`);
  }
  return resumeStratego(record as GameRecord<StrategoTypes>, time === undefined ? {} : { time });
}
