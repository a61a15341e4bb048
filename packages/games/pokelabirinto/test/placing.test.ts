import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { createConfig, MAZES, MOST_OPPONENTS, MOVEMENTS } from '../src/config.ts';
import { pokelabirinto } from '../src/game.ts';
import { placeAll } from '../src/placing.ts';
import type { State } from '../src/state.ts';
import { walkableCells } from '../src/walking.ts';
import { drawn, valueOf } from './support/drawn.ts';

const crowded = (seed: number): State => {
  const options = { rows: 5 + (seed % 4), columns: 5 + (seed % 3), maze: MAZES[seed % 2]!, opponents: MOST_OPPONENTS };
  const config = valueOf(createConfig({ ...options, movement: MOVEMENTS[seed % MOVEMENTS.length]! }));
  return pokelabirinto.start(config, String(seed));
};

describe('P22, PB6: everybody begins on an open cell of its own, and nobody on the exit or the entrance', () => {
  test('in 500 small mazes', () => {
    for (let seed = 0; seed < 500; seed++) {
      const { maze, hero, opponents } = crowded(seed);
      const cells = [hero.at, ...opponents.map(({ at }) => at)];
      const allowed = new Set(walkableCells(maze).filter((cell) => cell !== maze.exit));
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells.every((cell) => cell !== null && allowed.has(cell))).toBe(true);
      expect(allowed.has(maze.entrance)).toBe(false);
    }
  });

  test('there are fewer opponents only where there is no cell left', () => {
    const free = (state: State): number => walkableCells(state.maze).length - 2;
    const states = Array.from({ length: 500 }, (_, seed) => crowded(seed));
    for (const state of states) expect(state.opponents).toHaveLength(Math.min(MOST_OPPONENTS, free(state)));
    expect(states.some((state) => free(state) < MOST_OPPONENTS)).toBe(true);
  });
});

test('P20, P21: at the beginning all are unhurt and without energy, and where one came from is where it stands', () => {
  const { config, hero, opponents, walks, phase, actions } = crowded(7);
  const full = (species: number): number => config.species[species]!.hitPoints;
  expect(hero).toEqual({ at: hero.at, previous: hero.at, hp: full(config.creature), energy: 0 });
  for (const [index, { at, hp, energy, species }] of opponents.entries()) {
    expect({ hp, energy }).toEqual({ hp: full(species), energy: 0 });
    expect(walks[index]!.from).toBe(at);
  }
  expect([phase, actions]).toEqual([{ name: 'walking' }, 0]);
});

describe('P22: every free cell is equally likely', () => {
  const { maze, config } = drawn(`
    # # # # #
    # P X . #
    # # # . U
    # E # # #
  `);
  const cells = walkableCells(maze).filter((cell) => cell !== maze.exit);

  /** The statistic of 11 degrees of freedom passes 50 less than once in a million. */
  test('for the player and the opponent together', () => {
    const random = new Random('places');
    const counts = new Map<string, number>();
    const rounds = 12_000;
    for (let left = rounds; left > 0; left--) {
      const { hero, opponents } = placeAll(config, maze, random);
      const pair = `${hero.at} ${opponents[0]!.at}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(cells).toHaveLength(4);
    expect(counts.size).toBe(4 * 3);
    const share = rounds / counts.size;
    const statistic = [...counts.values()].reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
    expect(statistic).toBeLessThan(50);
  });
});

describe('posts', () => {
  const states = Array.from({ length: 200 }, (_, seed) => crowded(seed));
  const patrols = states.filter(({ config }) => config.movement === 'patrol');

  test('one on patrol has a far one, which is not the exit, and its own cell', () => {
    for (const { maze, opponents, walks } of patrols) {
      const cells = walkableCells(maze).filter((cell) => cell !== maze.exit);
      for (const [index, { posts }] of walks.entries()) {
        const home = opponents[index]!.at;
        expect(posts).toEqual([posts[0], home]);
        expect(posts[0]).not.toBe(home);
        expect(cells).toContain(posts[0]);
      }
    }
    expect(patrols).toHaveLength(40);
  });

  test('no other has any', () => {
    const others = states.filter((state) => !patrols.includes(state));
    expect(new Set(others.flatMap(({ walks }) => walks.flatMap(({ posts }) => posts)))).toEqual(new Set());
  });
});

test('the same seed gives the same game, and another gives another', () => {
  const { config } = crowded(0);
  const begin = (seed: string): string => pokelabirinto.text.formatState(pokelabirinto.start(config, seed));
  expect(begin('a')).toBe(begin('a'));
  expect(new Set(['a', 'b', 'c', '', '0', 'a\nb'].map(begin)).size).toBe(6);
});
