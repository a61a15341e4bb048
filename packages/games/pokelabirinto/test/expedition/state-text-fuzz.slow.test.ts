import { damageText, judgeState, tryActions, tryConfigs, tryTexts } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { expedition } from '../../src/expedition/game.ts';
import { valueOf } from '../support/drawn.ts';

/** A state after some random actions, as text. */
function someState(random: Random): string {
  let state = expedition.start(expedition.samples.config(random), String(random.next()));
  for (let left = random.below(60); left > 0 && !expedition.outcome(state); left--)
    state = valueOf(expedition.play(state, 0, random.pick(expedition.legal(state, 0)))).state;
  return expedition.text.formatState(state);
}

const WORDS = ['0', '1', '2', '99', '999999999999', '-', '', 'hero', 'answer', 'walking', 'offer', 'berry', 'Talo'];

/** One to three words changed into others that could stand there. */
function moved(good: string, random: Random): string {
  const lines = good.split('\n');
  const last = lines.indexOf('maze');
  for (let left = random.int(1, 3); left > 0; left--) {
    const line = random.below(last);
    const words = lines[line]!.split(' ');
    const instead = random.bool() ? String(random.below(90)) : random.pick(WORDS);
    lines[line] = words.toSpliced(random.int(1, words.length), random.bool(0.9) ? 1 : 0, instead).join(' ');
  }
  return lines.join('\n');
}

test('a damaged state is refused with its place, or is one that can be played', () => {
  const random = new Random('hostile expeditions');
  const trial = tryTexts(
    1500,
    () => damageText(someState(random), someState(random), random),
    (hostile) => judgeState(expedition, hostile),
  );
  expect(trial.faults).toEqual([]);
  expect(trial.refused).toBeGreaterThan(700);
});

test('a state in which something was changed is refused with its place, or is one that can be played', () => {
  const random = new Random('hostile words');
  const trial = tryTexts(
    1500,
    () => moved(someState(random), random),
    (hostile) => judgeState(expedition, hostile),
  );
  expect(trial.faults).toEqual([]);
  expect(trial.refused).toBeGreaterThan(500);
  expect(trial.accepted).toBeGreaterThan(30);
});

test('damaged configs and actions are refused, or are others', () => {
  expect(tryConfigs(expedition, 1500, new Random('hostile configs')).faults).toEqual([]);
  const trial = tryActions(expedition, { actions: ['W', 'X2'], count: 1500, random: new Random('hostile actions') });
  expect(trial.faults).toEqual([]);
  expect(trial.refused).toBeGreaterThan(0);
});
