import type { Fault } from '@dedalo/protocol/report';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { learnArenaWords } from '../../../../src/arena/arena-words.ts';
import { learnWords } from '../../../../src/speech.ts';
import { irregularText } from '../../../../src/games/stratego/commands/irregularity.ts';

beforeAll(async () => {
  vi.stubEnv('LC_ALL', 'en');
  vi.stubEnv('DEDALO_DATA', '/nonexistent');
  await learnWords();
  await learnArenaWords();
});
afterAll(() => vi.unstubAllEnvs());

const textOf = (fault: Partial<Fault> & Pick<Fault, 'code'>): string =>
  irregularText({ seat: 1, fault: { message: 20, turn: 12, ...fault }, rejection: undefined });

test.each<[Partial<Fault> & Pick<Fault, 'code'>, string]>([
  [{ code: 'too-slow' }, 'Blue is irregular in move (too-slow): did not answer in time'],
  [{ code: 'resigned' }, 'Blue is irregular in move (resigned): gave up'],
  [
    { code: 'unknown-action', line: '{"turn":12,"action":"castle"}' },
    'Blue is irregular in move (unknown-action): said something that is no action of this game (it said: {"turn":12,"action":"castle"})',
  ],
  [{ code: 'unknown-action', detail: 'wrong-steps', line: 'x' }, 'Blue is irregular in move (wrong-steps)'],
  [
    { code: 'threw', turn: 3, line: 'Tester.position() threw Error: tired' },
    'Blue is irregular in position (threw): Tester.position() threw Error: tired',
  ],
])('%j is told in a sentence', (fault, text) => {
  expect(textOf(fault)).toBe(text);
});

test('the broken rule is named', () => {
  const fault: Fault = { code: 'illegal-action', detail: 'wrong-piece', message: 20, turn: 12 };
  expect(irregularText({ seat: 0, fault, rejection: { code: 'wrong-piece' } })).toBe(
    'Red is irregular in move (wrong-piece): the flag and the bombs never move.',
  );
});
