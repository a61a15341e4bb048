import {
  damageText,
  judgeRefusal,
  type TextTrial,
  type TextVerdict,
  tryActions,
  tryConfigs,
  tryTexts,
} from '@dedalo/engine';
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

/** As `judgeState`, and the game goes on from there to its end. */
function judge(hostile: string, random: Random): TextVerdict {
  const parsed = text.parseState(hostile);
  if (!parsed.ok) return judgeRefusal(hostile, parsed.error.at);
  if (text.formatState(parsed.value) !== hostile) return 'read-as-another';
  let state = parsed.value;
  const { limit } = state.config;
  for (let left = Math.min(limit - state.actions, 120); left >= 0; left--) {
    const isOpen = pokelabirinto.outcome(state) === undefined;
    const [seat] = pokelabirinto.turn(state);
    if (isOpen !== (seat !== undefined)) return 'open-and-nobody-in-turn';
    if (seat === undefined) return 'accepted';
    const legal = pokelabirinto.legal(state, seat);
    if (legal.length === 0) return 'open-and-nothing-to-do';
    state = valueOf(pokelabirinto.play(state, seat, random.pick(legal))).state;
    const again = text.parseState(text.formatState(state));
    if (!again.ok) return 'leads-to-no-state';
  }
  return limit > 200 ? 'accepted' : 'has-no-end';
}

type Damage = (good: string, other: string, random: Random) => string;

function fuzz(damage: Damage, random: Random): TextTrial {
  const trial = tryTexts(
    3000,
    () => damage(someState(random), someState(random), random),
    (hostile) => judge(hostile, random),
  );
  expect(trial.faults).toEqual([]);
  return trial;
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
  expect(seen.refused).toBeGreaterThan(1500);
});

test('a state in which somebody was moved is refused with its place, or is one that can be played to the end', () => {
  const seen = fuzz(moved, new Random('hostile places'));
  expect(seen.refused).toBeGreaterThan(1000);
  expect(seen.accepted).toBeGreaterThan(60);
});

test('a maze that somebody drew anew is refused with its place, or is one that can be played to the end', () => {
  const seen = fuzz(redrawn, new Random('hostile mazes'));
  expect(seen.refused).toBeGreaterThan(300);
  expect(seen.accepted).toBeGreaterThan(300);
});

test('a damaged config is refused with its place, or is another one', () => {
  const { refused, faults } = tryConfigs(pokelabirinto, 3000, new Random('hostile configs'));
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});

test('a damaged action is refused, or is another one', () => {
  const { refused, faults } = tryActions(pokelabirinto, {
    actions: ['W', '1'],
    count: 3000,
    random: new Random('hostile actions'),
  });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(0);
});
