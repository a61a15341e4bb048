import { type ArenaGame, ARENA_GAME_IDS, loadArenaGame } from '@dedalo/arena';
import type { GameId } from '@dedalo/catalogue';
import { gameWords } from '@dedalo/words';
import { Argument, Command } from 'commander';
import { arenaSpeech, learnArenaWords } from '../arena/arena-words.ts';
import { USUAL_NODES } from '../arena/effort.ts';
import { numberText } from '../arena/figures.ts';
import { KIT_GAME_IDS } from '../kits/games.ts';
import { speech } from '../speech.ts';
import { textWidth } from '../terminal/text-width.ts';
import { oneOf } from '../values.ts';

/** A player that comes with a game. */
interface HouseBot {
  readonly name: string;
  readonly about: string;
  /** The options of its name, such as `depth=1…8`. */
  readonly settings: readonly string[];
}

export const botsCommand = (): Command =>
  new Command('bots')
    .summary('list the players that come with the games')
    .description(
      'Lists the players that come with a game, or with all games, each with a sentence and what can be given with its name, such as minmax:depth=4. Any of them can be named in a match or a tournament.',
    )
    .addArgument(new Argument('[game]', `one of ${ARENA_GAME_IDS.join(', ')}`).argParser(oneOf(ARENA_GAME_IDS)))
    .option('--json', 'print {"GAME":[{"name","about","settings"}]}')
    .addHelpText(
      'after',
      `
Examples:
  dedalo bots
  dedalo bots theseus`,
    )
    .action(runBots);

async function runBots(game: GameId | undefined, { json }: { readonly json?: true }): Promise<void> {
  await learnArenaWords();
  const games = game === undefined ? ARENA_GAME_IDS : [game];
  const listed = new Map<GameId, HouseBot[]>();
  for (const id of games) listed.set(id, houseBotsOf((await loadArenaGame(id))!, id));
  process.stdout.write(`${json ? JSON.stringify(Object.fromEntries(listed)) : listText(listed)}\n`);
}

function houseBotsOf({ bots }: ArenaGame, game: GameId): HouseBot[] {
  const said = arenaSpeech().houseBots;
  const brought: Partial<Readonly<Record<GameId, Readonly<Record<string, string>>>>> = said.bots;
  const about: Readonly<Record<string, string>> = brought[game] ?? said.anyGame;
  return bots.map(({ name, parameters = [] }) => ({
    name,
    about: about[name] ?? '',
    settings: parameters.map((parameter) => `${parameter.name}=${parameter.least}…${parameter.most}`),
  }));
}

function listText(listed: ReadonlyMap<GameId, readonly HouseBot[]>): string {
  const said = arenaSpeech().houseBots;
  const widest = Math.max(...[...listed.values()].flat().map(({ name }) => textWidth(name)));
  const line = ({ name, about, settings }: HouseBot): string => {
    const takes = settings.map((setting) => ` (${said.settings(`${name}:${setting}`)})`).join('');
    return `  ${name.padEnd(widest)}  ${about}${takes}`;
  };
  const parts = [...listed].map(([game, bots]) =>
    [`${gameWords(speech(), game).name} (${game})`, ...bots.map(line)].join('\n'),
  );
  const [first] = listed.keys();
  const own = said.own((listed.size === 1 && KIT_GAME_IDS.find((game) => game === first)) || 'stratego');
  return [...parts, `${said.about(numberText(USUAL_NODES, 0))}\n${own}`].join('\n\n');
}
