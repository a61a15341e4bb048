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

/** What came of a state: `refused`, `accepted`, or in capitals what must never come of one. */
function judge(hostile: string): string {
  const parsed = text.parseState(hostile);
  if (!parsed.ok) {
    const line = parsed.error.at?.line ?? 0;
    return line >= 1 && line <= hostile.split('\n').length + 1 ? 'refused' : 'A PLACE OUTSIDE THE TEXT';
  }
  const state = parsed.value;
  const formatted = text.formatState(state);
  if (text.formatState(valueOf(text.parseState(formatted))) !== formatted) return 'ANOTHER STATE';
  const legal = sokoban.legal(state, 0);
  const isOpen = sokoban.outcome(state) === undefined;
  if (isOpen !== legal.length > 0 || isOpen !== sokoban.turn(state).length > 0) return 'OPEN AND NOTHING TO DO';
  const next = legal.map((action) => text.formatState(valueOf(sokoban.play(state, 0, action)).state));
  return next.every((after) => text.parseState(after).ok) ? 'accepted' : 'A STATE THAT LEADS TO NONE';
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  const random = new Random('hostile states');
  const seen = new Map<string, number>();
  for (let left = 3000; left > 0; left--) {
    let hostile = someState(random);
    for (let edits = random.int(1, 3); edits > 0; edits--) hostile = damaged(hostile, random);
    const verdict = judge(hostile);
    expect(verdict, hostile).toMatch(/^[a-z]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  expect(seen.get('accepted')).toBeGreaterThan(200);
  expect(seen.get('refused')).toBeGreaterThan(1000);
});
