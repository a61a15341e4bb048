import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { KIT_LANGUAGES, type KitLanguageId } from '../src/kits/languages.ts';
import { KIT_GAME_IDS, type KitGameId } from '../src/kits/games.ts';
import { testFolder } from './folder.ts';
import { expectToWin, helloOnPort, LANGUAGE_NEEDS, shell, writePlayer } from './new-players.ts';
import { dedalo } from './run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = testFolder();
const botNew = (...args: string[]) => dedalo(['bot', 'new', ...args], { cwd: folder.path });

describe('from bot new to a first won game', () => {
  const FIRST: readonly (readonly [KitLanguageId, KitGameId])[] = [
    ['python', 'stratego'],
    ['python', 'logic-maze'],
    ['typescript', 'theseus'],
    ['javascript', 'pokelabirinto'],
    ['java', 'sokoban'],
    ['c', 'race'],
  ];

  for (const [language, game] of FIRST) {
    test(`${game} in ${language}`, needs(...LANGUAGE_NEEDS[language]), async () => {
      const name = `${language}-${game}`;
      const { test: ownTest } = KIT_LANGUAGES[language];
      const { code, out, error } = botNew(name, '--game', game, '--language', language);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out.split('\n')).toEqual([
        `${name} is in ${name}: README.md says what to change first.`,
        'Next:',
        `  cd ${name}`,
        `  ${ownTest}`,
        `  dedalo match ${game} . random --games 20`,
        '',
      ]);
      expectToWin(join(folder.path, name), { name, game, language });
      // Started by hand, as in a debugger, it plays on a port.
      expect(await helloOnPort(join(folder.path, name), language)).toEqual({ name, wants: ['legal'] });
    });
  }
});

test('the language is Python where nothing is said, and the sentences are those of the user', () => {
  const { out } = botNew('muster', '--game', 'sokoban', '--lang', 'it');
  expect(out).toContain('muster è in muster: README.md dice che cosa cambiare per primo.');
  expect(readdirSync(join(folder.path, 'muster')).sort()).toEqual([
    '.vscode',
    'README.md',
    'bot.py',
    'bot.toml',
    'dedalo.py',
    'positions.json',
    'test_bot.py',
  ]);
});

test('without a game it asks for one, and nothing is written', () => {
  const { code, error } = botNew('nameless');
  expect(code).toBe(2);
  expect(error).toContain('which game shall it play? Add --game with one of');
  expect(readdirSync(folder.path)).not.toContain('nameless');
});

test('what is there already is not overwritten', () => {
  mkdirSync(join(folder.path, 'taken'));
  const file = folder.write('taken/bot.py', 'my own work\n');
  const { code, error } = botNew('taken', '--game', 'stratego');
  expect(code).toBe(2);
  expect(error).toContain('taken is there already and is not empty');
  expect(readFileSync(file, 'utf8')).toBe('my own work\n');
  expect(readdirSync(join(folder.path, 'taken'))).toEqual(['bot.py']);
});

test('the types of the views are right, and the players in TypeScript keep to them', needs('posix'), async () => {
  for (const game of KIT_GAME_IDS) {
    const name = `typed-${game}`;
    await writePlayer(join(folder.path, name), { name, game, language: 'typescript' });
  }
  const own = JSON.parse(readFileSync(join(folder.path, 'typed-race/tsconfig.json'), 'utf8')) as {
    readonly compilerOptions: object;
  };
  const compilerOptions = { ...own.compilerOptions, typeRoots: [join(root, 'node_modules/@types')], types: ['node'] };
  const config = folder.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['typed-*/*.ts'] }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  expect(shell(`'${process.execPath}' '${tsc}' -p '${config}'`, folder.path)).toMatchObject({ code: 0, out: '' });
});
