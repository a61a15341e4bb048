import { readdirSync } from 'node:fs';
import { parseToml } from '@dedalo/toml';
import { VIEW_SCHEMAS } from '@dedalo/protocol';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { createKit, type KitFile } from '../../src/kits/create-kit.ts';
import { KIT_GAME_IDS } from '../../src/kits/games.ts';
import { kitNameProblem } from '../../src/kits/kit-name.ts';
import { KIT_LANGUAGE_IDS, KIT_LANGUAGES, type KitLanguage } from '../../src/kits/languages.ts';

const textOf = (files: readonly KitFile[], path: string): string => files.find((file) => file.path === path)!.text;

interface Position {
  readonly expect: readonly string[];
  readonly message: { readonly view: unknown; readonly legal: readonly string[] };
}

describe.each(KIT_LANGUAGE_IDS)('a new player in %s', (id) => {
  const language: KitLanguage = KIT_LANGUAGES[id];

  test.each(KIT_GAME_IDS)('of %s is called by its name, and says how it is started', async (game) => {
    const files = await createKit({ name: 'Ada-7', game, language: id });
    expect(textOf(files, language.player)).toContain('Ada-7');
    for (const { path, text } of files) expect(text, path).not.toContain('my-bot');
    const { build, command } = language;
    expect(parseToml(textOf(files, 'bot.toml'))).toEqual({
      ok: true,
      value: { name: 'Ada-7', game, ...(build !== undefined && { build }), command },
    });
  });

  test('has a launch file for VS Code that starts the test and the player, and a README of one page', async () => {
    const files = await createKit({ name: 'ada', game: 'race', language: id });
    const { configurations } = JSON.parse(textOf(files, '.vscode/launch.json')) as { configurations: object[] };
    const { type, test: tested, play } = language.launch;
    const expected = [tested, play].map((started) => expect.objectContaining({ type, request: 'launch', ...started }));
    expect(configurations).toEqual(expected);
    const readme = textOf(files, 'README.md');
    expect(readme).toContain(`\`\`\`sh\n${language.test}\ndedalo bot check .\n`);
    expect(readme.split('\n').length).toBeLessThan(70);
  });

  test('there is a player for every game, and for no other', () => {
    const players = readdirSync(new URL(`../../kits/${id}/players/`, import.meta.url));
    expect(players.sort()).toEqual(KIT_GAME_IDS.map((game) => game + language.ending).sort());
  });
});

test.each(KIT_GAME_IDS)('the recorded positions of %s are what the arena says', async (game) => {
  const files = await createKit({ name: 'ada', game, language: 'c' });
  const positions = JSON.parse(textOf(files, 'positions.json')) as Position[];
  expect(positions.length).toBeGreaterThan(1);
  const checker = Compile(VIEW_SCHEMAS[game].view);
  for (const { expect: expected, message } of positions) {
    expect(checker.Check(message.view)).toBe(true);
    expect(message.legal).toEqual(expect.arrayContaining([...expected]));
    expect(message.legal.length).toBeGreaterThan(1);
  }
});

test.each([
  ['my-bot', undefined],
  ['Ada_7', undefined],
  ['', 'badName'],
  ['7ada', 'badName'],
  ['my bot', 'badName'],
  ['a"; x = "', 'badName'],
  ['ada\n', 'badName'],
  ['minmax:depth=4', 'badName'],
  ['a'.repeat(41), 'badName'],
  ['Random', 'takenName'],
])('the name %j: %s', (name, problem) => {
  expect(kitNameProblem(name, ['random', 'rules'])).toBe(problem);
});
