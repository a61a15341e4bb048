import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The letter before the numbers of a game's rules; with a B they are decisions of ours. */
const LETTERS = {
  pokelabirinto: 'P',
  race: 'R',
  sokoban: 'S',
  stratego: 'D',
  theseus: 'T',
  expedition: 'E',
  isles: 'I',
} as const;

/** Where the rules of a game are that shares a package. */
const SHARED: Readonly<Record<string, string>> = { expedition: 'packages/games/pokelabirinto/src/expedition/RULES.md' };

const pageOf = (game: string): string => SHARED[game] ?? `packages/games/${game}/RULES.md`;

/** Texts in which a letter and a digit are something else: maps, and pitches of songs. */
const OTHER_TEXTS = /shipped\/texts\.ts$|\/sound\/music\//;

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');

const files = globSync('{bench,docs,packages,tools}/**/*.{ts,tsx,md}', {
  cwd: root,
  exclude: (path) => /(^|[\\/])(node_modules|dist|unpacked)$/.test(path),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !OTHER_TEXTS.test(file));

test.for(Object.entries(LETTERS))('%s: every rule that is cited by its number is in RULES.md', ([game, letter]) => {
  const number = new RegExp(`\\b${letter}B?\\d{1,2}\\b`, 'g');
  const page = pageOf(game);
  const known = new Set(read(page).match(number));
  const cited = files
    .filter((file) => file.includes(game) && file !== page)
    .flatMap((file) => (read(file).match(number) ?? []).map((code) => ({ file, code })));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter(({ code }) => !known.has(code))).toEqual([]);
});

test.for(Object.entries(LETTERS))('%s: the described rules are numbered in order, each once', ([game, letter]) => {
  const numbers = [...read(pageOf(game)).matchAll(new RegExp(`^- \\*\\*${letter}(\\d+)\\*\\*: `, 'gm'))];
  expect(numbers.map(([, number]) => Number(number))).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(0);
});
