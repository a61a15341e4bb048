import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { err, type Game, judgeState, ok, type TextVerdict, tryActions, tryConfigs, tryTexts } from '../src/index.ts';
import { ladder, type LadderTypes } from './support/ladder.ts';

const state = ladder.start(ladder.samples.config(new Random('any')), 'any');
const good = ladder.text.formatState(state);
const withText = (text: Partial<Game<LadderTypes>['text']>): Game<LadderTypes> => ({
  ...ladder,
  text: { ...ladder.text, ...text },
});

describe('a state that anyone may have written', () => {
  test('is accepted or refused by a game that reads it well', () => {
    expect(judgeState(ladder, good)).toBe('accepted');
    expect(judgeState(ladder, `${good}?`)).toBe('refused');
  });

  const MUTANTS: readonly (readonly [TextVerdict, Game<LadderTypes>])[] = [
    [
      'place-outside-the-text',
      withText({ parseState: () => err({ code: 'not-a-ladder', at: { line: 99, column: 1 } }) }),
    ],
    ['read-as-another', withText({ formatState: () => 'another' })],
    ['open-and-nobody-in-turn', { ...ladder, turn: () => [] }],
    ['open-and-nothing-to-do', { ...ladder, legal: () => [] }],
    [
      'leads-to-no-state',
      withText({
        parseState: (text) => (text === good ? ok(state) : err({ code: 'not-a-ladder' })),
      }),
    ],
  ];
  test.each(MUTANTS)('a game with this fault is found: %s', (fault, game) => {
    expect(judgeState(game, good)).toBe(fault);
  });
});

test('configs and actions that are read as others are faults', () => {
  const random = new Random('hostile');
  const careless = withText({
    parseConfig: () => ok(ladder.samples.config(random)),
    parseAction: () => ok(ladder.legal(state, 0)[0]!),
  });
  expect(tryConfigs(careless, 20, random).faults[0]).toMatch(/^read-as-another\n/);
  const actions = [ladder.text.formatAction(ladder.legal(state, 0)[0]!), '?'] as const;
  expect(tryActions(careless, { actions, count: 20, random }).faults[0]).toMatch(/^read-as-another\n/);
});

test('a trial counts what came of its texts, and keeps each fault with its text', () => {
  const verdicts: TextVerdict[] = ['refused', 'accepted', 'has-no-end', 'refused'];
  let tried = 0;
  expect(
    tryTexts(
      4,
      () => `text ${tried}`,
      () => verdicts[tried++]!,
    ),
  ).toEqual({
    refused: 2,
    accepted: 1,
    faults: ['has-no-end\ntext 2'],
  });
});
