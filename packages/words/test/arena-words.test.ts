import { describe, expect, test } from 'vitest';
import { loadArenaWords } from '../src/arena/index.ts';
import { type Language, LANGUAGES } from '../src/index.ts';

/** What a language says somewhere, and what of that which it is told it makes use of. */
interface Said {
  readonly text: string;
  readonly uses: readonly string[];
}

const NUMBER = 7;

/** Whatever a sentence is told: it reads as a word or as 7, it is a list, and it has all that is asked of it. */
function told(name: string, note: (name: string) => void): unknown {
  const part = (key: string): unknown => told(name === '' ? key : `${name}.${key}`, note);
  const items = (): unknown[] => [part('0'), part('1')];
  return new Proxy(() => 'x', {
    get(_, key) {
      if (key === Symbol.toPrimitive) {
        note(name);
        return (hint: string) => (hint === 'number' ? NUMBER : 'x');
      }
      if (key === 'toString') return () => 'x';
      if (key === 'join') return (between: string) => items().join(between);
      if (key === 'map') return (change: (one: unknown) => unknown) => items().map((one) => change(one));
      return typeof key === 'string' ? part(key) : undefined;
    },
  });
}

/** Everything that a language says, by where it stands; what is a function is called. */
function everythingSaid(words: unknown): Map<string, Said> {
  const said = new Map<string, Said>();
  const visit = (value: unknown, path: string, uses: readonly string[]): void => {
    if (typeof value === 'string') said.set(path, { text: value, uses });
    else if (typeof value === 'function') {
      const noted = new Set<string>();
      const give = (argument: string): unknown => told(argument, (name) => noted.add(name));
      const text: unknown = (value as (...given: unknown[]) => unknown)(give('first'), give('second'));
      visit(text, `${path}()`, [...noted].sort());
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}/${key}`, uses);
    } else throw new Error(`${path} is ${String(value)}`);
  };
  visit(words, '', []);
  return said;
}

const said = new Map<Language, Map<string, Said>>();
for (const language of LANGUAGES) said.set(language, everythingSaid(await loadArenaWords(language)));
const english = said.get('en')!;

/** Words enough that a language must say them in its own way: what is told counts for none. */
const isSentence = (text: string): boolean => [...text.matchAll(/\p{L}{2,}/gu)].length > 2;

describe.each(LANGUAGES)('the arena in %s', (language) => {
  const own = said.get(language)!;

  test('says all that the English says, and no more', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect(own.size).toBeGreaterThan(80);
  });

  test('makes use of all that it is told, as the English does', () => {
    for (const [path, { uses }] of own) expect(uses, path).toEqual(english.get(path)!.uses);
  });

  test('nothing it says is empty, half filled in or unfinished', () => {
    for (const [path, { text }] of own) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|NaN|\[object|=>|TODO/);
      expect(text, `${path}: composed`).toBe(text.normalize('NFC'));
      expect(text.replaceAll('\n', ''), `${path}: steers a terminal`).not.toMatch(/\p{Cc}/u);
    }
  });

  test('has a sentence of its own wherever English has one', () => {
    const left = [...own].filter(([path, { text }]) => isSentence(text) && text === english.get(path)!.text);
    expect(left.filter(() => language !== 'en')).toEqual([]);
  });
});

test('Greek is written in Greek letters', () => {
  const foreign = [...said.get('el')!].filter(([, { text }]) => isSentence(text) && !/\p{Script=Greek}/u.test(text));
  expect(foreign).toEqual([]);
});
