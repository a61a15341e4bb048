import { damageText, judgeState, type TextTrial, tryActions, tryConfigs, tryTexts } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { theseus } from '../src/game.ts';
import { valueOf } from './support/drawn.ts';

const { text } = theseus;

/** A state after some random dice, as text. */
function someState(random: Random): string {
  const config = { ...theseus.samples.config(random), size: random.pick([5, 7]) };
  let state = theseus.start({ ...config, walls: Math.max(config.walls % 100, 4 * config.size) }, String(random.next()));
  for (let left = random.below(20); left > 0 && !theseus.outcome(state); left--) {
    const seat = theseus.turn(state)[0]!;
    state = valueOf(theseus.play(state, seat, random.pick(theseus.legal(state, seat)))).state;
  }
  return text.formatState(state);
}

/** The entrance may be drawn open. */
const written = (text: string): string => text.replace(/\n\+   (\+[+-]*)$/, '\n+---$1');

/** A few characters of the drawing, changed into others that could stand there. */
function redrawn(good: string, random: Random): string {
  const signs = ['+---', '+   ', '    ', '|   ', '| T ', '  T ', '| M ', '  M ', '|s1 ', '  s1', '|s2M', 's1 M'];
  const at = good.indexOf('board\n') + 6;
  const rows = good.slice(at).split('\n');
  const row = random.below(rows.length);
  const column = 4 * random.below(Math.floor(rows[row]!.length / 4));
  rows[row] = rows[row]!.slice(0, column) + random.pick(signs) + rows[row]!.slice(column + 4);
  return good.slice(0, at) + rows.join('\n');
}

type Damage = (good: string, other: string, random: Random) => string;

function fuzz(damage: Damage, random: Random): TextTrial {
  const trial = tryTexts(
    3000,
    () => damage(someState(random), someState(random), random),
    (hostile) => judgeState(theseus, hostile, written),
  );
  expect(trial.faults).toEqual([]);
  return trial;
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  const seen = fuzz(damageText, new Random('hostile states'));
  expect(seen.refused).toBeGreaterThan(1500);
});

test('a board that somebody drew anew is refused with its place, or is one that can be played', () => {
  const seen = fuzz((good, _, random) => redrawn(good, random), new Random('hostile drawings'));
  expect(seen.refused).toBeGreaterThan(1000);
  expect(seen.accepted).toBeGreaterThan(200);
});

test('a damaged config is refused with its place, or is another one', () => {
  const { refused, faults } = tryConfigs(theseus, 3000, new Random('hostile configs'));
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

test('a damaged action is refused, or is another one', () => {
  const { refused, faults } = tryActions(theseus, {
    actions: ['1', '7'],
    count: 3000,
    random: new Random('hostile actions'),
  });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});
