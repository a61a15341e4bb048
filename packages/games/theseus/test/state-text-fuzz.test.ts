import { damageText } from '@dedalo/engine';
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

/** What came of a state: `refused`, `accepted`, or in capitals what must never come of one. */
function judge(hostile: string): string {
  const parsed = text.parseState(hostile);
  if (!parsed.ok) {
    const { line = 0, column = 0 } = parsed.error.at ?? {};
    const isInside = line >= 1 && line <= hostile.split('\n').length + 1 && column >= 1;
    return isInside ? 'refused' : 'A PLACE OUTSIDE THE TEXT';
  }
  const state = parsed.value;
  // The entrance may be drawn open.
  if (text.formatState(state) !== hostile.replace(/\n\+   (\+[+-]*)$/, '\n+---$1')) return 'ANOTHER STATE';
  const isOpen = theseus.outcome(state) === undefined;
  const [seat] = theseus.turn(state);
  if (isOpen !== (seat !== undefined)) return 'OPEN AND NOBODY IN TURN';
  if (seat === undefined) return 'accepted';
  const legal = theseus.legal(state, seat);
  if (legal.length === 0) return 'OPEN AND NOTHING TO DO';
  const next = legal.map((action) => text.formatState(valueOf(theseus.play(state, seat, action)).state));
  return next.every((after) => text.parseState(after).ok) ? 'accepted' : 'A STATE THAT LEADS TO NONE';
}

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

function fuzz(damage: (good: string, other: string, random: Random) => string, random: Random): Map<string, number> {
  const seen = new Map<string, number>();
  for (let left = 3000; left > 0; left--) {
    const hostile = damage(someState(random), someState(random), random);
    const verdict = judge(hostile);
    expect(verdict, hostile).toMatch(/^[a-z]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  return seen;
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  const seen = fuzz(damageText, new Random('hostile states'));
  expect(seen.get('refused')).toBeGreaterThan(1500);
});

test('a board that somebody drew anew is refused with its place, or is one that can be played', () => {
  const seen = fuzz((good, _, random) => redrawn(good, random), new Random('hostile drawings'));
  expect(seen.get('refused')).toBeGreaterThan(1000);
  expect(seen.get('accepted')).toBeGreaterThan(200);
});

test('a damaged config or action is refused with its place, or is another one', () => {
  const random = new Random('hostile configs');
  for (let left = 3000; left > 0; left--) {
    const [one, other] = [theseus.samples.config(random), theseus.samples.config(random)];
    const hostile = damageText(text.formatConfig(one), text.formatConfig(other), random);
    const parsed = text.parseConfig(hostile);
    expect(parsed.ok ? text.formatConfig(parsed.value) : hostile).toBe(hostile);
    expect(parsed.ok || parsed.error.at!.line >= 1).toBe(true);
    const action = damageText('1', '7', random);
    const read = text.parseAction(action);
    expect(read.ok ? text.formatAction(read.value) : action).toBe(action);
  }
});
