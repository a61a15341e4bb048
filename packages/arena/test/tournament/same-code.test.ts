import { expect, test } from 'vitest';
import { compareSources } from '../../src/tournament/same-code/compare.ts';
import { normalLines } from '../../src/tournament/same-code/normal-lines.ts';

/** So many lines that are unlike all others, in names and in what they do. */
const own = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, line) => `value = ${`call(${letter}) + `.repeat(line + 1)}"${letter}${line}"`).join(
    '\n',
  );

const hand = (name: string, text: string, path = 'bot.py') => ({
  name,
  files: [{ language: 'py', lines: normalLines(text, path) }],
});

test('comments, blanks, names, numbers and imports make no difference', () => {
  const one = `import sys\n# the best move\ndef choose(view, legal):\n    return legal[12]  # the last\n\n`;
  const two = `from os import path\ndef pick(v,l):\n  return   l[7]`;
  expect(normalLines(one, 'bot.py')).toEqual(['defx(x,x):', 'returnx[0]']);
  expect(normalLines(two, 'bot.py')).toEqual(normalLines(one, 'bot.py'));
  const java = `/* long\n comment */ int best = find(a); // short\n}\nString s = "// no comment";`;
  expect(normalLines(java, 'Bot.java')).toEqual(['intx=x(x);', 'xx="//xx";']);
});

test('descriptions of functions are comments, and quotes keep what looks like one', () => {
  const python = 'def choose(legal):\n  """Takes\n  the first one."""\n  return pick(legal, "# not a comment")';
  expect(normalLines(python, 'bot.py')).toEqual(['defx(x):', 'returnx(x,"#notxx")']);
});

test.each(['"', "'", '`'])('a file of nothing but open quotes (%s) takes no longer than others', (quote) => {
  const hostile = `call(${quote}${`\\${quote}`.repeat(100_000)}`;
  expect(normalLines(hostile, 'bot.mjs')).toHaveLength(1);
});

test('a copy with other names is found; two who wrote for themselves are not', () => {
  const code = own('a', 10);
  const pairs = compareSources([
    hand('Ada', code),
    hand('Bob', code.replaceAll('call', 'ask').replaceAll('value', 'best').replaceAll('\n', '\n\n# mine\n')),
    hand('Cleo', own('b', 10).replaceAll('+', '*')),
  ]);
  expect(pairs).toEqual([{ names: ['Ada', 'Bob'], lines: 10, of: 10 }]);
});

test('the share is of the smaller one: what was added hides no copy', () => {
  const longer = `${own('a', 6)}\n${own('b', 20).replaceAll('+', '*')}`;
  expect(compareSources([hand('Ada', longer), hand('Bob', own('a', 6))])).toEqual([
    { names: ['Ada', 'Bob'], lines: 6, of: 6 },
  ]);
});

test('two equal lines alone are chance', () => {
  const two = own('a', 2);
  const pairs = compareSources([
    hand('Ada', `${two}\n${own('b', 5).replaceAll('+', '*')}`),
    hand('Bob', `${two}\n${own('c', 5).replaceAll('+', '-')}`),
  ]);
  expect(pairs).toEqual([]);
});

test('what most hand-ins have was given to them and does not count', () => {
  const kit = own('k', 12);
  const signs = ['*', '-', '/', '%', '<'];
  const hands = signs.map((sign, index) => hand(`P${index}`, `${kit}\n${own('o', 6).replaceAll('+', sign)}`));
  expect(compareSources(hands)).toEqual([]);
  const copied = hand('Copy', `${kit}\n${own('o', 6).replaceAll('+', '*')}`);
  const [pair, ...rest] = compareSources([...hands, copied]);
  expect(rest).toEqual([]);
  expect(pair!.names).toEqual(['P0', 'Copy']);
  expect(pair!.lines).toBe(pair!.of);
  expect(pair!.of, 'the kit is no part of it').toBeLessThan(10);
});

test('three of three with the same code have copied: few are never most', () => {
  expect(compareSources(['Ada', 'Bob', 'Cleo'].map((name) => hand(name, own('a', 8))))).toHaveLength(3);
});

test('four of seven with the same code have copied: half is not most', () => {
  const copies = ['Ada', 'Bob', 'Cleo', 'Dan'].map((name) => hand(name, own('a', 8)));
  const others = ['*', '-', '/'].map((sign) => hand(sign, own('b', 8).replaceAll('+', sign)));
  expect(compareSources([...copies, ...others])).toHaveLength(6);
});
