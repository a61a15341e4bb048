import { damageText, judgeState, type TextTrial, tryActions, tryConfigs, tryTexts } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { stratego } from '../src/game.ts';
import { PIECES } from '../src/pieces.ts';
import { valueOf } from './support/results.ts';

const { text } = stratego;

/** A state after some random actions, as text. */
function someState(random: Random): string {
  let state = stratego.start(stratego.samples.config(random), String(random.next()));
  for (let left = random.below(90); left > 0 && !stratego.outcome(state); left--) {
    const seat = stratego.turn(state)[0]!;
    state = valueOf(stratego.play(state, seat, random.pick(stratego.legal(state, seat)))).state;
  }
  return text.formatState(state);
}

/** One word of a piece's line, changed into another that could stand there. */
function reworded(good: string, random: Random): string {
  const lines = good.split('\n');
  const row = random.below(lines.length);
  const words = lines[row]!.split(' ');
  const cell = (): string => String(random.below(100));
  const others = [
    () => random.pick(['red', 'blue']),
    cell,
    () => random.pick(PIECES),
    cell,
    () => random.pick(['-', 'm', 's', 'ms', 'mrs']),
  ];
  const column = random.below(words.length);
  words[column] = (others[column] ?? cell)();
  lines[row] = words.join(' ');
  return lines.join('\n');
}

type Damage = (good: string, other: string, random: Random) => string;

function fuzz(damage: Damage, random: Random): TextTrial {
  const trial = tryTexts(
    2500,
    () => damage(someState(random), someState(random), random),
    (hostile) => judgeState(stratego, hostile),
  );
  expect(trial.faults).toEqual([]);
  return trial;
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  expect(fuzz(damageText, new Random('hostile states')).refused).toBeGreaterThan(1500);
});

test('a state with another word is refused with its place, or is one that can be played', () => {
  const seen = fuzz((good, _, random) => reworded(good, random), new Random('hostile words'));
  expect(seen.refused).toBeGreaterThan(800);
  expect(seen.accepted).toBeGreaterThan(300);
});

test('a damaged config is refused with its place, or is another one', () => {
  const { refused, faults } = tryConfigs(stratego, 3000, new Random('hostile configs'));
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

test('a damaged action is refused, or is another one', () => {
  const { refused, faults } = tryActions(stratego, {
    actions: ['2 8 1 1', 'place 0 9'],
    count: 3000,
    random: new Random('hostile actions'),
  });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});
