import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import { valueOf } from './support/drawn.ts';

const { text } = sokoban;
const NUMBERS = ['0', '1', '2', '5', '007', '999999999', '9999999999', '-1', '1.5', 'nowhere', ''];
const SIGNS = [...'#@$.*+ -_bBpP', '\n', '\r', '?', '7', '🧱'];

/** A state after some random actions, as text. */
function someState(random: Random): string {
  let state = sokoban.start(sokoban.samples.config(random), '');
  for (let left = random.below(20); left > 0 && !sokoban.outcome(state); left--) {
    state = valueOf(sokoban.play(state, 0, random.pick(sokoban.legal(state, 0)))).state;
  }
  return text.formatState(state);
}

function damaged(good: string, random: Random): string {
  if (random.bool(0.7)) {
    const numbers = [...good.matchAll(/\d+|nowhere/g)].slice(0, random.int(1, 8));
    const { index, 0: number } = random.pick(numbers);
    const instead = random.bool() ? String(random.below(90)) : random.pick(NUMBERS);
    return good.slice(0, index) + instead + good.slice(index + number.length);
  }
  const at = random.below(good.length);
  return good.slice(0, at) + random.pick(SIGNS) + good.slice(at + random.below(2));
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  const random = new Random('hostile states');
  let [accepted, refused] = [0, 0];
  for (let left = 3000; left > 0; left--) {
    let hostile = someState(random);
    for (let edits = random.int(1, 3); edits > 0; edits--) hostile = damaged(hostile, random);
    const parsed = text.parseState(hostile);
    if (!parsed.ok) {
      refused++;
      expect(parsed.error.at?.line, hostile).toBeGreaterThanOrEqual(1);
      expect(parsed.error.at?.line, hostile).toBeLessThanOrEqual(hostile.split('\n').length + 1);
      continue;
    }
    accepted++;
    const state = parsed.value;
    expect(text.parseState(text.formatState(state)), hostile).toEqual(parsed);
    const legal = sokoban.legal(state, 0);
    expect(sokoban.turn(state).length > 0, hostile).toBe(legal.length > 0);
    expect(sokoban.outcome(state) === undefined, hostile).toBe(legal.length > 0);
    for (const action of legal) {
      const next = valueOf(sokoban.play(state, 0, action)).state;
      expect(text.parseState(text.formatState(next)).ok, `${hostile}\n\n${text.formatAction(action)}`).toBe(true);
    }
  }
  expect(accepted).toBeGreaterThan(200);
  expect(refused).toBeGreaterThan(1000);
});
