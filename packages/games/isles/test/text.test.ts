import { damageText, judgeState, tryActions, tryConfigs, tryTexts } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { isles } from '../src/game.ts';
import { valueOf } from './drawn.ts';

const { text, samples } = isles;

describe('a config that cannot be played is refused where it is wrong', () => {
  test.each([
    ['', { code: 'unreadable', at: { line: 1, column: 1 }, expected: '7x6 missing 4' }],
    ['7x6', { code: 'unreadable', at: { line: 1, column: 1 }, expected: '7x6 missing 4' }],
    ['07x6 missing 4', { code: 'unreadable', at: { line: 1, column: 1 }, expected: '7x6 missing 4' }],
    ['3x6 missing 4', { code: 'out-of-range', at: { line: 1, column: 1 }, least: 4, most: 9 }],
    ['7x10 missing 4', { code: 'out-of-range', at: { line: 1, column: 3 }, least: 4, most: 9 }],
    ['7x6 missing 32', { code: 'out-of-range', at: { line: 1, column: 13 }, least: 0, most: 30 }],
    ['7x6 missing 5', { code: 'odd-number', at: { line: 1, column: 13 } }],
  ])('%j', (given, error) => {
    expect(text.parseConfig(given)).toEqual({ ok: false, error });
  });
});

const DRAWING = ['4x4 missing 0', '   a b c d', '1  o o 2 o', '2  o o o o', '3  o o o o', '4  o 1 o o'];
const withLine = (number: number, line: string): string => DRAWING.with(number - 1, line).join('\n');

describe('a state that cannot be is refused where it is wrong', () => {
  test.each([
    ['no second player', withLine(3, '1  o o o o'), 2],
    ['a player twice', withLine(4, '2  o 1 o o'), 6],
    ['a strange sign', withLine(5, '3  o # o o'), 5],
    ['a row that is too long', withLine(5, '3  o o o o o'), 1],
    ['a row too many', [...DRAWING, '5  o o o o'].join('\n'), 1],
    ['a wrong head', withLine(2, '   a b c e'), 2],
    ['more isles than there were', withLine(1, '4x4 missing 4'), 1],
  ])('%s', (_, given, line) => {
    expect(text.parseState(given)).toMatchObject({ ok: false, error: { at: { line, column: 1 } } });
  });

  test('and the one without fault is read', () => {
    expect(text.formatState(valueOf(text.parseState(DRAWING.join('\n'))))).toBe(DRAWING.join('\n'));
  });
});

test.each(['', 'a', 'a0', 'j1', 'A1', 'a10', ' a1', 'a1\n'])('%j is no action', (given) => {
  expect(text.parseAction(given)).toMatchObject({ ok: false, error: { code: 'unreadable' } });
});

const random = new Random('hostile');

/** A game after some random steps, as text. */
function someState(): string {
  let state = isles.start(samples.config(random), random.string(5));
  for (let left = random.below(20); left > 0 && !isles.outcome(state); left--) {
    const [seat] = isles.turn(state);
    state = valueOf(isles.play(state, seat!, random.pick(isles.legal(state, seat!)))).state;
  }
  return text.formatState(state);
}

test('damaged texts are refused with their place, or read as they are written', () => {
  const states = tryTexts(
    3000,
    () => damageText(someState(), someState(), random),
    (hostile) => judgeState(isles, hostile),
  );
  const actions = tryActions(isles, { actions: ['b4', 'c5'], count: 300, random });
  for (const trial of [states, actions, tryConfigs(isles, 1000, random)]) {
    expect(trial.faults).toEqual([]);
    expect(trial.refused).toBeGreaterThan(20);
    expect(trial.accepted).toBeGreaterThan(20);
  }
});
