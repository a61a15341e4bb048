import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../../src/bots/heuristic.ts';
import { hunter } from '../../src/bots/hunter.ts';
import { minmax } from '../../src/bots/minmax.ts';
import { random } from '../../src/bots/random.ts';
import type { TheseusBot } from '../../src/bots/theseus-bot.ts';
import { createConfig } from '../../src/config.ts';
import { distancesFrom } from '../../src/distances.ts';
import { theseus } from '../../src/game.ts';
import { MINOTAUR, type State, THESEUS } from '../../src/state.ts';
import { DOWN, drawn, LEFT, RIGHT, UP, valueOf } from '../support/drawn.ts';

const TRIES = 4000;

/** How often each die is chosen in the same state. */
function choices(bot: TheseusBot, state: State, seat: number): Record<number, number> {
  const counts: Record<number, number> = {};
  const draws = new Random('choices');
  for (let left = TRIES; left > 0; left--) {
    const { dice } = bot.think(theseus.view(state, seat), { seat, random: draws }).choice;
    counts[dice] = (counts[dice] ?? 0) + 1;
  }
  return counts;
}

/** That just these dice are chosen, each as often: χ² with its 99.99 % bound for up to three degrees of freedom. */
function expectUniform(counts: Record<number, number>, dice: readonly number[]): void {
  expect(Object.keys(counts).map(Number)).toEqual(dice);
  const expected = TRIES / dice.length;
  const square = Object.values(counts).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(square).toBeLessThan(21.1);
}

const ROOM = drawn(`
  +---+---+---+---+---+---+---+
  |                         s1|
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |             T             |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  |                           |
  +   +   +   +   +   +   +   +
  | M                         |
  +---+---+---+---+---+---+---+
`);

describe('random', () => {
  test('is a fair die for the Minotaur, walls or not', () => {
    expectUniform(choices(random, ROOM, MINOTAUR), [UP, RIGHT, DOWN, LEFT]);
  });

  test('is a fair choice of what leads somewhere for Theseus', () => {
    expectUniform(choices(random, { ...ROOM, theseus: 6 }, THESEUS), [UP, LEFT]);
    expectUniform(choices(random, ROOM, THESEUS), [UP, RIGHT, DOWN, LEFT]);
  });
});

describe('heuristic', () => {
  test('takes any way alike where nothing is seen', () => {
    expectUniform(choices(heuristic, ROOM, THESEUS), [UP, RIGHT, DOWN, LEFT]);
    expectUniform(choices(heuristic, { ...ROOM, theseus: 6 }, THESEUS), [UP, LEFT]);
  });

  test('goes for the supply it sees, and among equals for any', () => {
    expect(choices(heuristic, { ...ROOM, supplies: [26] }, THESEUS)).toEqual({ [RIGHT]: TRIES });
    expectUniform(choices(heuristic, { ...ROOM, supplies: [26, 22] }, THESEUS), [RIGHT, LEFT]);
  });

  test('turns away from the Minotaur', () => {
    expectUniform(choices(heuristic, { ...ROOM, minotaur: 26 }, THESEUS), [UP, DOWN, LEFT]);
  });

  test('walks into the Minotaur for a supply right before it, as described', () => {
    expect(choices(heuristic, { ...ROOM, supplies: [25], minotaur: 26 }, THESEUS)).toEqual({ [RIGHT]: TRIES });
  });
});

describe('minmax', () => {
  test('takes any way alike where nothing is seen', () => {
    expectUniform(choices(minmax(), ROOM, THESEUS), [UP, RIGHT, DOWN, LEFT]);
  });

  test('shuns the tile where the Minotaur would see it', () => {
    // On the tile to the right the Minotaur looks up at it from three tiles away.
    expectUniform(choices(minmax(), { ...ROOM, minotaur: 4 }, THESEUS), [UP, DOWN, LEFT]);
    expectUniform(choices(heuristic, { ...ROOM, minotaur: 4 }, THESEUS), [UP, RIGHT, DOWN, LEFT]);
  });
});

describe('hunter', () => {
  test('takes the shortest ways alike', () => {
    expectUniform(choices(hunter, ROOM, MINOTAUR), [UP, RIGHT]);
    expect(choices(hunter, { ...ROOM, minotaur: 3 }, MINOTAUR)).toEqual({ [UP]: TRIES });
  });

  test('never comes to Theseus by itself from where both begin: it is always an even number of steps away', () => {
    const ways = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      let state = theseus.start(valueOf(createConfig({ size: 7 })), String(seed));
      const draws = new Random(seed);
      while (!theseus.outcome(state)) {
        const [seat] = theseus.turn(state) as [number];
        const bot = seat === MINOTAUR ? hunter : random;
        if (seat === MINOTAUR) ways.add(distancesFrom(state.board, state.theseus)[state.minotaur]! % 2);
        const { choice } = bot.think(theseus.view(state, seat), { seat, random: draws });
        state = valueOf(theseus.play(state, seat, choice)).state;
      }
    }
    expect([...ways]).toEqual([0]);
  });

  test('goes around walls, away from Theseus if need be', () => {
    const behind = drawn(`
      +---+---+---+---+---+
      |                   |
      +   +---+---+   +   +
      |     T             |
      +   +---+---+---+   +
      |         M         |
      +   +   +   +   +   +
      |                 s1|
      +   +   +   +   +   +
      |                   |
      +---+---+---+---+---+
    `);
    expect(choices(hunter, behind, MINOTAUR)).toEqual({ [LEFT]: TRIES });
  });
});
