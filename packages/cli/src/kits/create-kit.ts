import { readFileSync } from 'node:fs';
import { loadArenaGame } from '@dedalo/arena';
import { VIEW_SCHEMAS } from '@dedalo/protocol';
import { commandsOf } from './commands.ts';
import { KIT_GAMES, type KitGameId } from './games.ts';
import { launchFile } from './launch-file.ts';
import { KIT_LANGUAGES, type KitLanguage, type KitLanguageId } from './languages.ts';
import { formatPositions, recordPositions } from './positions.ts';
import { pythonTypes } from './python-types.ts';
import { readmeText } from './readme.ts';
import { typescriptTypes } from './typescript-types.ts';
import { type ViewRecord, viewRecords } from './view-types.ts';

/** A file of a new player's folder. */
export interface KitFile {
  readonly path: string;
  readonly text: string;
}

export interface KitWish {
  readonly name: string;
  readonly game: KitGameId;
  readonly language: KitLanguageId;
}

/** Beside the sources, and beside the compiled ones in a release. */
const TEMPLATES = new URL('../../kits/', import.meta.url);
/** The names of the players in the templates. */
const NAME_IN_TEMPLATES = 'my-bot';

/** Languages in which the helper documents the fields of the view. */
const TYPES: Partial<Record<KitLanguageId, (records: readonly ViewRecord[]) => string>> = {
  python: (records) => `\n\n${pythonTypes(records)}`,
  typescript: (records) => `\n${typescriptTypes(records)}`,
};

/** All files of a folder that can play at once. */
export async function createKit({ name, game, language: id }: KitWish): Promise<KitFile[]> {
  const language: KitLanguage = KIT_LANGUAGES[id];
  const about = KIT_GAMES[game];
  const arenaGame = (await loadArenaGame(game))!;
  const records = viewRecords(VIEW_SCHEMAS[game].view);
  const template = (path: string): string => readFileSync(new URL(`${id}/${path}`, TEMPLATES), 'utf8');
  const [helper = '', ...others] = language.files;
  const player = template(`players/${game}${language.ending}`).replaceAll(NAME_IN_TEMPLATES, name);
  const commands = commandsOf(language, game);
  return [
    { path: language.player, text: player },
    { path: helper, text: template(helper) + (TYPES[id]?.(records) ?? '') },
    ...others.map((path) => ({ path, text: template(path) })),
    { path: 'positions.json', text: formatPositions(recordPositions(arenaGame, about)) },
    { path: 'bot.toml', text: botFile({ name, game, language }) },
    { path: '.vscode/launch.json', text: launchFile(language) },
    { path: 'README.md', text: readmeText({ name, game, about, language, commands, view: records.at(-1)!.fields }) },
  ];
}

function botFile({ name, game, language }: { name: string; game: KitGameId; language: KitLanguage }): string {
  const { build, command } = language;
  const keys = { name, game, ...(build !== undefined && { build }), command };
  return Object.entries(keys)
    .map(([key, value]) => `${key} = "${value}"\n`)
    .join('');
}
