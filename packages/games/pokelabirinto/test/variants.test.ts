import { describe, expect, test } from 'vitest';
import { createConfig, type Config, VARIANT_NAMES, VARIANTS } from '../src/config.ts';
import { SHIPPED } from '../src/creatures/shipped.ts';
import { pokelabirinto } from '../src/game.ts';
import { eventsOf, legal, valueOf } from './support/drawn.ts';

const begin = (options: Partial<Config>, seed = 'variant') => pokelabirinto.start(valueOf(createConfig(options)), seed);

describe('P1, P2, P3: the three described games', () => {
  test('are all there are', () => {
    expect(VARIANT_NAMES.toSorted()).toEqual(Object.keys(VARIANTS).toSorted());
    expect(VARIANT_NAMES).toEqual(['escape', 'standing', 'wandering']);
  });

  test('P1: escape: the player is alone in the maze', () => {
    const state = begin(VARIANTS.escape);
    expect(state.opponents).toEqual([]);
    expect(legal(state)).toMatch(/^W?A?S?D?$/);
  });

  /** Goes to and fro and says what the opponents did. */
  const stepsOfOpponents = (variant: keyof typeof VARIANTS): number => {
    // In this maze the two do not meet.
    let state = begin({ ...VARIANTS[variant], rows: 15, columns: 15 });
    let steps = 0;
    for (let turn = 0; turn < 20; turn++) {
      const action = pokelabirinto.legal(state, 0).at(turn % 2 === 0 ? 0 : -1)!;
      const step = valueOf(pokelabirinto.play(state, 0, action));
      steps += eventsOf(step.events, 'opponent-moved').length;
      state = step.state;
      if (state.phase.name !== 'walking' || pokelabirinto.outcome(state)) break;
    }
    return steps;
  };

  test('P2: standing: one opponent, which stays', () => {
    expect(begin(VARIANTS.standing).opponents).toHaveLength(1);
    expect(stepsOfOpponents('standing')).toBe(0);
  });

  test('P3: wandering: one opponent, which takes a step every turn', () => {
    expect(begin(VARIANTS.wandering).opponents).toHaveLength(1);
    expect(stepsOfOpponents('wandering')).toBe(20);
  });

  test('P10: wandering in a maze of 20 × 20 is what is played if nothing is asked for', () => {
    const plain = valueOf(createConfig());
    expect(plain).toMatchObject({ ...VARIANTS.wandering, rows: 20, columns: 20, maze: 'classic', fog: false });
    expect(plain.gain).toEqual({ least: 1, most: 100 });
  });
});

describe('P1, PB21: the player chooses a creature, and the opponent is one of the others', () => {
  test.each(SHIPPED.map(({ name }, creature) => ({ name, creature })))('$name', ({ creature }) => {
    const met = new Set<number>();
    for (let seed = 0; seed < 120; seed++) {
      const state = begin({ creature, rows: 5, columns: 5 }, String(seed));
      expect(state.hero.hp).toBe(SHIPPED[creature]!.hitPoints);
      met.add(state.opponents[0]!.species);
    }
    const others = [0, 1, 2, 3].filter((species) => species !== creature);
    expect([...met].toSorted((a, b) => a - b)).toEqual(others);
  });

  test('PB21: each of the other three equally often', () => {
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 1500; seed++) {
      const { species } = begin({ creature: 1, rows: 5, columns: 5 }, `s${seed}`).opponents[0]!;
      counts.set(species, (counts.get(species) ?? 0) + 1);
    }
    for (const species of [0, 2, 3]) expect(Math.abs(counts.get(species)! - 500)).toBeLessThan(110);
  });

  test('where there is one species only, the opponent is of that', () => {
    const state = begin({ species: SHIPPED.slice(0, 1) });
    expect(state.opponents[0]!.species).toBe(0);
  });

  test('of several opponents every one is drawn by itself', () => {
    const kinds = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        begin({ opponents: 5 }, String(seed))
          .opponents.map(({ species }) => species)
          .join(''),
      ),
    );
    expect(kinds.size).toBeGreaterThan(10);
  });
});

test('0 to 5 opponents of any movement are possible', () => {
  for (const opponents of [0, 1, 2, 3, 4, 5]) expect(begin({ opponents }).opponents).toHaveLength(opponents);
});
