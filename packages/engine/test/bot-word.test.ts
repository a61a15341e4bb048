import { expect, test } from 'vitest';
import { formatBotWord, parseBotWord, takesOptions } from '../src/bot-word.ts';

test.each([
  ['minmax', { name: 'minmax', options: {} }],
  ['minmax:depth=4', { name: 'minmax', options: { depth: 4 } }],
  ['optimal-theseus:depth=4:nodes=50', { name: 'optimal-theseus', options: { depth: 4, nodes: 50 } }],
])('%s names a bot and what it is given, and is written so again', (text, word) => {
  expect(parseBotWord(text)).toEqual(word);
  expect(formatBotWord(word)).toBe(text);
});

test.each(['', ':depth=4', 'minmax:', 'minmax:depth', 'minmax:depth=', 'minmax:depth=-1', 'minmax:depth=1.5'])(
  '%j is no such word',
  (text) => expect(parseBotWord(text)).toBeUndefined(),
);

test('what is said twice is no such word', () => {
  expect(parseBotWord('minmax:depth=2:depth=4')).toBeUndefined();
});

test('a bot takes the parameters that it declares, within their bounds', () => {
  const depth = { name: 'depth', least: 1, most: 8 };
  expect(takesOptions([depth], {})).toBe(true);
  expect(takesOptions([depth], { depth: 8 })).toBe(true);
  expect(takesOptions([depth], { depth: 9 })).toBe(false);
  expect(takesOptions([depth], { depth: 0 })).toBe(false);
  expect(takesOptions([], { depth: 2 })).toBe(false);
});
