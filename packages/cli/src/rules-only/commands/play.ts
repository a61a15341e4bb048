import type { GameId } from '@dedalo/catalogue/loaders';

import { resumeRules, type RulesGame, startRules } from '@dedalo/clients/rules-only/session';
import { type Sitter, SITTERS, sittersOf, usualSitters } from '@dedalo/clients/rules-only/sitters';
import type { Game } from '@dedalo/engine';
import { gameWords } from '@dedalo/words';
import { Command, Option } from 'commander';
import { freshSeed } from '../../fresh-seed.ts';
import { checkReplayTarget } from '../../save-file.ts';
import { speech } from '../../speech.ts';
import { loadGame } from '../load-game.ts';
import { isFullScreen } from '../../terminal/full-screen.ts';
import { UsageError } from '../../usage.ts';
import { oneOf, wholeNumber } from '../../values.ts';

interface RulesFlags {
  readonly config?: string;
  readonly seat?: number;
  readonly against?: Sitter;
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

const MOST_SEATS = 64;

export const playRulesCommand = (id: GameId): Command =>
  new Command(id)
    .summary('a game by its rules alone: a board of text and a list of actions')
    .description(
      `Plays ${id} by its rules alone, against bots or several people at one screen. In a terminal: arrows go through what can be played, Enter plays it, ? shows all keys, and the game is kept at every action; without options it goes on with the game that was left. With --plain, or piped, line by line: type an action, or help; the end of the input saves the game, and --resume goes on with it.`,
    )
    .option('--config <text>', 'what is played, as the head of its replays says it (default: the usual)')
    .addOption(new Option('--seat <n>', 'your seat, from 1 (default 1)').argParser(wholeNumber(1, MOST_SEATS)))
    .addOption(
      new Option(
        '--against <player>',
        `who has the other seats: ${SITTERS.join(', ')} (default: the best there is)`,
      ).argParser(oneOf(SITTERS)),
    )
    .option('--seed <text>', 'the seed of the game and of the bots (default: a new one each time)')
    .option('--resume <replay>', 'go on with a saved game')
    .option('--save <replay>', 'play line by line and save there (default: the resumed file, or a new one here)')
    .option('--plain', 'line by line, as a screen reader or a pipe wants it')
    .addHelpText(
      'after',
      `
Examples:
  dedalo play ${id}
  dedalo play ${id} --against random --seed 7
  dedalo play ${id} --against person
  echo actions | dedalo play ${id} --plain --save try.replay`,
    )
    .action((flags: RulesFlags) => runPlay(id, flags));

async function runPlay(id: GameId, { resume, save, ...asked }: RulesFlags): Promise<void> {
  const isAnyGame = resume === undefined && Object.keys(asked).length === 0;
  if (resume !== undefined && Object.keys(asked).length > 0) {
    throw new UsageError('--resume goes on with the game of its file: leave out the other options.');
  }
  const rules = await loadGame(id);
  const game = resume === undefined ? newGame(rules, asked) : await resumedGame(rules, resume);
  if (isFullScreen() && save === undefined) {
    const { startClient } = await import('../../app/start-client.ts');
    const { goOnRules, openRules } = await import('../screen/open.ts');
    return startClient((client) => (isAnyGame ? goOnRules(client, rules) : openRules(client, game)));
  }
  const saveAs = save ?? resume;
  if (saveAs !== undefined) checkReplayTarget(saveAs);
  const { playPlainRules } = await import('../plain/play.ts');
  // Without options that ask for a certain game, the kept one is resumed.
  return playPlainRules(game, { saveAs, isKept: saveAs === undefined && isAnyGame });
}

function newGame(game: Game, { config: given, seat = 1, against, seed = freshSeed() }: RulesFlags): RulesGame {
  const config = configOf(game, given);
  const seats = game.seats(config);
  if (seat > seats) throw new UsageError(`--seat ${seat}: ${game.id} has ${seats} seats here.`);
  const offered = sittersOf(game);
  if (against !== undefined && !offered.includes(against)) {
    throw new UsageError(`--against ${against}: in ${game.id} there are ${offered.join(', ')}.`);
  }
  const sitters = usualSitters(game, seats).map((_, index): Sitter =>
    index === seat - 1 ? 'person' : (against ?? offered.at(-1)!),
  );
  return startRules({ game, config, seed, sitters });
}

function configOf(game: Game, given: string | undefined): unknown {
  if (given === undefined) {
    const usual = game.defaultConfig?.();
    if (usual === undefined) throw new UsageError(`${game.id} has no usual game: say with --config which one.`);
    return usual;
  }
  const parsed = game.text.parseConfig(given);
  if (!parsed.ok) throw new UsageError(`--config ${given}: ${gameWords(speech(), game.id).problem(parsed.error)}`);
  return parsed.value;
}

async function resumedGame(game: Game, file: string): Promise<RulesGame> {
  const { readReplay } = await import('../../read-replay.ts');
  const { replay, record } = await readReplay(file);
  if (replay.game !== game.id) throw new UsageError(`${file}: this is a game of ${replay.game}, not of ${game.id}.`);
  return resumeRules(game, record);
}
