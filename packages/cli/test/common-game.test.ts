import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commonGame, readSource } from '../src/commands/tournament/source.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();
let made = 0;

/** The game of hand-ins that say these; undefined says none. */
async function gameOf(...games: readonly (string | undefined)[]): Promise<string | undefined> {
  const name = `class-${++made}`;
  mkdirSync(join(folder.path, name));
  for (const [index, game] of games.entries()) {
    mkdirSync(join(folder.path, name, `player-${index}`));
    const line = game === undefined ? '' : `game = "${game}"\n`;
    folder.write(`${name}/player-${index}/bot.toml`, `${line}command = "node bot.mjs"`);
  }
  return commonGame(await readSource(join(folder.path, name)));
}

test('a game that all hand-ins name is the game of the tournament', async () => {
  expect(await gameOf('theseus', 'theseus', 'theseus')).toBe('theseus');
});

test('where they differ, one names none, or there are no hand-ins, there is none', async () => {
  expect(await gameOf('theseus', 'stratego')).toBeUndefined();
  expect(await gameOf('theseus', undefined)).toBeUndefined();
  expect(await gameOf(undefined, undefined)).toBeUndefined();
  expect(await gameOf()).toBeUndefined();
});
