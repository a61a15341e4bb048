import { beforeAll, expect, test } from 'vitest';
import { learnArenaWords } from '../src/arena/arena-words.ts';
import { faultSentence } from '../src/arena/fault-sentence.ts';

beforeAll(learnArenaWords);

test('a program that ends before its hello has not ended in a game', () => {
  const fault = { code: 'exited', message: 1, turn: 0 } as const;
  expect(faultSentence('Ada', fault)).toBe('Ada ended by itself before it said hello');
  expect(faultSentence('Ada', { ...fault, detail: 'exit code 1' })).toBe(
    'Ada ended by itself before it said hello (exit code 1)',
  );
});

test.each([
  [
    { code: 'exited', message: 9, turn: 4, detail: 'exit code 1' },
    'ended by itself before the game was over (at answer 4; exit code 1)',
  ],
  [
    { code: 'not-json', message: 1, turn: 0, line: 'hi' },
    'said something that is not JSON (at the hello; it said: hi)',
  ],
] as const)('any other fault has its place: %j', (fault, sentence) => {
  expect(faultSentence('Ada', fault)).toBe(`Ada ${sentence}`);
});
