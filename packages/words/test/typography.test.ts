import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { capital, LANGUAGES, loadWords } from '../src/index.ts';
import { everythingSaid } from './said.ts';
import { unaccented } from './unaccented.ts';

const PACKAGES = fileURLToPath(new URL('../..', import.meta.url));
const read = (pattern: string): [path: string, text: string][] => {
  const paths = globSync(pattern, { cwd: PACKAGES });
  expect(paths.length, pattern).toBeGreaterThan(0);
  return paths.map((path) => [path, readFileSync(`${PACKAGES}/${path}`, 'utf8')]);
};

describe('Greek', () => {
  test('a word of two syllables or more has its accent', () => {
    expect(unaccented('Ανοιγμα λαβυρινθος ταμπλο παιδια αυριο')).toHaveLength(5);
    expect(unaccented('Μια και για ποιος πια δυο πιο του ΤΕΛΟΣ ΠΖ Άνοιγμα μυ παιδιά')).toEqual([]);
  });

  test('every word of ours is accented, in screens, errors and levels', () => {
    const notes = read('games/*/src/**/*.{sok,txt}').map(([path, text]): [string, string] => [
      path,
      text.match(/^\w+\/el: .*$/gm)?.join('\n') ?? '',
    ]);
    for (const [path, text] of [...read('words/src/**/el/*.ts'), ...notes]) expect(unaccented(text), path).toEqual([]);
  });

  test('a labyrinth is declined in one way', () => {
    for (const [path, text] of read('words/src/**/el/*.ts'))
      expect(text, path).not.toMatch(/λαβύρινθ(ου|ων|ους)(?!\p{L})/u);
  });

  test('a capital at the beginning keeps its accent', () => {
    expect(capital('άνοιγμα')).toBe('Άνοιγμα');
    // What a browser of a Greek would do by itself, wherever this test runs.
    expect('άνοιγμα'.charAt(0).toLocaleUpperCase('el')).toBe('Α');
  });

  test('nothing is put into capitals by the rules of whatever language the browser has', () => {
    const found = read('{clients,web,cli,words}/src/**/*.{ts,tsx}').filter(([, text]) =>
      text.includes('toLocaleUpperCase'),
    );
    expect(found.map(([path]) => path.replaceAll('\\', '/'))).toEqual(['words/src/capital.ts']);
  });
});

/** As the described programs print them, and the signs that a name may have. */
const AS_DESCRIBED = [/^games\/pokelabirinto\/(entranceNote|problem\/bad-name\(\))$/, /^games\/theseus\/report\//];

describe.each(LANGUAGES)('%s', async (language) => {
  const said = [...everythingSaid(await loadWords(language))].filter(
    ([path]) => !AS_DESCRIBED.some((pattern) => pattern.test(path)),
  );

  test('has the quotes of its language', () => {
    const foreign = language === 'en' ? /[«»"„]/ : /[“”"„]/;
    for (const [path, text] of said) expect(text, path).not.toMatch(foreign);
  });

  test('has no straight apostrophe', () => {
    for (const [path, text] of said) expect(text, path).not.toMatch(/\p{L}'|'\p{L}/u);
  });

  test('has no blank before three dots', () => {
    for (const [path, text] of said) expect(text, path).not.toMatch(/ …$/);
  });
});
