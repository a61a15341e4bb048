import { damageText } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { pokelabirinto } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { valueOf } from './support/drawn.ts';

const { text } = pokelabirinto;

function playedOn(state: State, most: number, random: Random): State {
  let now = state;
  for (let left = most; left > 0 && !pokelabirinto.outcome(now); left--) {
    const [seat] = pokelabirinto.turn(now);
    now = valueOf(pokelabirinto.play(now, seat!, random.pick(pokelabirinto.legal(now, seat!)))).state;
  }
  return now;
}

/** A state after some random actions, as text. */
function someState(random: Random): string {
  const config = { ...pokelabirinto.samples.config(random), rows: random.int(5, 6), columns: random.int(5, 7) };
  // Searching the fights of hostile states would take long.
  const mind = config.mind === 'expectimax' ? 'greedy' : config.mind;
  const began = pokelabirinto.start({ ...config, mind, limit: 80 }, String(random.next()));
  return text.formatState(playedOn(began, random.below(40), random));
}

/** What came of a state: `refused`, `accepted`, or in capitals what must never come of one. */
function judge(hostile: string, random: Random): string {
  const parsed = text.parseState(hostile);
  if (!parsed.ok) {
    const { line = 0, column = 0 } = parsed.error.at ?? {};
    const isInside = line >= 1 && line <= hostile.split('\n').length + 1 && column >= 1;
    return isInside ? 'refused' : 'NO PLACE INSIDE THE TEXT';
  }
  if (text.formatState(parsed.value) !== hostile) return 'ANOTHER STATE';
  let state = parsed.value;
  const { limit } = state.config;
  for (let left = Math.min(limit - state.actions, 120); left >= 0; left--) {
    const isOpen = pokelabirinto.outcome(state) === undefined;
    const [seat] = pokelabirinto.turn(state);
    if (isOpen !== (seat !== undefined)) return 'OPEN AND NOBODY IN TURN';
    if (seat === undefined) return 'accepted';
    const legal = pokelabirinto.legal(state, seat);
    if (legal.length === 0) return 'OPEN AND NOTHING TO DO';
    state = valueOf(pokelabirinto.play(state, seat, random.pick(legal))).state;
    const again = text.parseState(text.formatState(state));
    if (!again.ok) return `A STATE THAT LEADS TO NONE: ${text.formatState(state)}`;
  }
  return limit > 200 ? 'accepted' : 'NO END';
}

type Damage = (good: string, other: string, random: Random) => string;

function fuzz(damage: Damage, random: Random): Map<string, number> {
  const seen = new Map<string, number>();
  for (let left = 3000; left > 0; left--) {
    const hostile = damage(someState(random), someState(random), random);
    const verdict = judge(hostile, random);
    expect(verdict, hostile).toMatch(/^[a-z]+$/);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
  }
  return seen;
}

const WORDS = ['0', '1', '2', '999999999999', '1000000000000', '-', '', 'hero', 'opponent', 'first', 'answer'];
const SAYS_WHO_IS_WHERE = /^(?:hero|opponent|phase|told|yet-to-move|actions|gain|limit|maze|seen)\b/;

/** One to three words of what is said of everybody, changed into others that could stand there. */
const moved: Damage = (good, _, random) => {
  const lines = good.split('\n');
  for (let left = random.int(1, 3); left > 0; left--) {
    const line = random.pick([...lines.keys()].filter((index) => SAYS_WHO_IS_WHERE.test(lines[index]!)));
    const words = lines[line]!.split(' ');
    const instead = random.bool() ? String(random.below(42)) : random.pick(WORDS);
    lines[line] = words.toSpliced(random.int(1, words.length), random.bool(0.9) ? 1 : 0, instead).join(' ');
  }
  return lines.join('\n');
};

/** One to three signs of the maze, changed into others. */
const redrawn: Damage = (good, _, random) => {
  const at = good.lastIndexOf('\nmaze\n') + 6;
  const signs = [...good];
  const places = [...signs.keys()].filter((index) => index >= at && '#.EU'.includes(signs[index]!));
  for (let left = random.int(1, 3); left > 0; left--)
    signs[random.pick(places)] = random.pick(['#', '#', '.', 'E', 'U']);
  return signs.join('');
};

test('a damaged state is refused with its place, or is one that can be played to the end', () => {
  const seen = fuzz(damageText, new Random('hostile states'));
  expect(seen.get('refused')).toBeGreaterThan(1500);
});

test('a state in which somebody was moved is refused with its place, or is one that can be played to the end', () => {
  const seen = fuzz(moved, new Random('hostile places'));
  expect(seen.get('refused')).toBeGreaterThan(1000);
  expect(seen.get('accepted')).toBeGreaterThan(60);
});

test('a maze that somebody drew anew is refused with its place, or is one that can be played to the end', () => {
  const seen = fuzz(redrawn, new Random('hostile mazes'));
  expect(seen.get('refused')).toBeGreaterThan(300);
  expect(seen.get('accepted')).toBeGreaterThan(300);
});

test('a damaged config or action is refused with its place, or is another one', () => {
  const random = new Random('hostile configs');
  for (let left = 3000; left > 0; left--) {
    const [one, other] = [pokelabirinto.samples.config(random), pokelabirinto.samples.config(random)];
    const hostile = damageText(text.formatConfig(one), text.formatConfig(other), random);
    const parsed = text.parseConfig(hostile);
    expect(parsed.ok ? text.formatConfig(parsed.value) : hostile).toBe(hostile);
    expect(parsed.ok || parsed.error.at!.line >= 1).toBe(true);
    const action = damageText('W', '1', random);
    const read = text.parseAction(action);
    expect(read.ok ? text.formatAction(read.value) : action).toBe(action);
  }
});
