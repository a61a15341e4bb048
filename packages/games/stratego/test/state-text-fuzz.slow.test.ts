import { damageText } from '@dedalo/engine';
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

/** What came of a state: `refused`, `accepted`, or in capitals what must never come of one. */
function judge(hostile: string): string {
  const parsed = text.parseState(hostile);
  if (!parsed.ok) {
    const { line = 0, column = 0 } = parsed.error.at ?? {};
    const isInside = line >= 1 && line <= hostile.split('\n').length + 1 && column >= 1;
    return isInside ? 'refused' : 'A PLACE OUTSIDE THE TEXT';
  }
  const state = parsed.value;
  if (text.formatState(state) !== hostile) return 'ANOTHER STATE';
  const isOpen = stratego.outcome(state) === undefined;
  const [seat] = stratego.turn(state);
  if (isOpen !== (seat !== undefined)) return 'OPEN AND NOBODY IN TURN';
  if (seat === undefined) return 'accepted';
  const legal = stratego.legal(state, seat);
  if (legal.length === 0) return 'OPEN AND NOTHING TO DO';
  const next = legal.map((action) => text.formatState(valueOf(stratego.play(state, seat, action)).state));
  return next.every((after) => text.parseState(after).ok) ? 'accepted' : 'A STATE THAT LEADS TO NONE';
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

function fuzz(damage: (good: string, other: string, random: Random) => string, random: Random): Map<string, number> {
  const seen = new Map<string, number>();
  for (let left = 2500; left > 0; left--) {
    const hostile = damage(someState(random), someState(random), random);
    const verdict = judge(hostile);
    expect(verdict, hostile).toMatch(/^[a-z]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  return seen;
}

test('a damaged state is refused with its place, or is a state that can be played', () => {
  expect(fuzz(damageText, new Random('hostile states')).get('refused')).toBeGreaterThan(1500);
});

test('a state with another word is refused with its place, or is one that can be played', () => {
  const seen = fuzz((good, _, random) => reworded(good, random), new Random('hostile words'));
  expect(seen.get('refused')).toBeGreaterThan(800);
  expect(seen.get('accepted')).toBeGreaterThan(300);
});

test('a damaged config or action is refused with its place, or is another one', () => {
  const random = new Random('hostile configs');
  for (let left = 3000; left > 0; left--) {
    const [one, other] = [stratego.samples.config(random), stratego.samples.config(random)];
    const hostile = damageText(text.formatConfig(one), text.formatConfig(other), random);
    const parsed = text.parseConfig(hostile);
    expect(parsed.ok ? text.formatConfig(parsed.value) : hostile).toBe(hostile);
    expect(parsed.ok || parsed.error.at!.line >= 1).toBe(true);
    const action = damageText('2 8 1 1', 'place 0 9', random);
    const read = text.parseAction(action);
    expect(read.ok ? text.formatAction(read.value) : action).toBe(action);
  }
});
