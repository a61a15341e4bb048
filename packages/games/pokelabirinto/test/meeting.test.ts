import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { createConfig, MOVEMENTS } from '../src/config.ts';
import { pokelabirinto } from '../src/game.ts';
import {
  after,
  at,
  board,
  drawn,
  eventsOf,
  legal,
  picture,
  played,
  refusal,
  typesOf,
  valueOf,
} from './support/drawn.ts';

const FACING = drawn(`
  # # # # #
  # P X . #
  # . # . U
  # E # # #
`);

describe('P2, P27: the player who steps onto an opponent’s cell meets it', () => {
  const { state, events } = played(FACING, 'D');

  test('both stand there', () => {
    expect(events.slice(1)).toEqual([
      { type: 'moved', from: at(state, 1, 1), to: at(state, 1, 2) },
      { type: 'met', opponent: 0 },
    ]);
    expect(state.hero.at).toBe(state.opponents[0]!.at);
  });

  test('P29: the player fights or turns back, and can do nothing else', () => {
    expect(legal(state)).toBe('CT');
    for (const letter of 'WASD12') expect(refusal(state, letter)).toEqual({ code: 'not-now', phase: 'meeting' });
  });

  test('P29: C begins the fight', () => {
    expect(after(state, 'C').phase.name).toBe('fighting');
  });

  test('P29, PB11: T leads back to where the player came from', () => {
    const back = played(state, 'T');
    expect(typesOf(back.events)).toEqual(['turned-back']);
    expect(picture(back.state)).toBe(
      board(`
        # # # # #
        # P X . #
        # . # . U
        # # # # #
      `),
    );
    expect(legal(back.state)).toBe('SD');
  });
});

test('P28: an opponent that steps onto the player’s cell is met', () => {
  const state = drawn(
    `
      # # # # #
      # P . X #
      # . # . U
      # E # # #
    `,
    { config: { movement: 'hunter' } },
  );
  const { state: met, events } = played(state, 'D');
  expect(typesOf(events)).toEqual(['moved', 'opponent-moved', 'met']);
  expect(legal(met)).toBe('CT');
});

describe('PB11: after turning back the two stand on different cells and do not meet at once', () => {
  test('previous is free: the player goes there', () => {
    const state = drawn(
      `
        # # # # # #
        # P . X . #
        # . # # . U
        # E # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    const { state: back, events } = played(state, 'DT');
    expect(typesOf(events)).toEqual(['moved', 'opponent-moved', 'met', 'turned-back']);
    expect(picture(back)).toBe(
      board(`
        # # # # # #
        # P X . . #
        # . # # . U
        # # # # # #
      `),
    );
    expect(back.phase.name).toBe('walking');
  });

  test('previous is the cell that the opponent came from, free by now: they have changed places', () => {
    const state = drawn(
      `
        # # # # # #
        # P . X . #
        # . # # . U
        # E # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    const met = after(state, 'D');
    const { from } = met.walks[0]!;
    const back = played({ ...met, hero: { ...met.hero, previous: from } }, 'T');
    expect(typesOf(back.events)).toEqual(['turned-back']);
    expect(picture(back.state)).toBe(
      board(`
        # # # # # #
        # . X P . #
        # . # # . U
        # # # # # #
      `),
    );
  });

  test('previous is where the player stands: the opponent goes back to where it came from', () => {
    // It turns back in this very turn, and then another opponent comes.
    const besieged = drawn(
      `
        # # # # #
        # . . . #
        # 2 # # #
        # P 1 . U
        # E # # #
      `,
      { config: { movement: 'hunter' } },
    );
    const { state: back, events } = played(besieged, 'DTT');
    expect(typesOf(events)).toEqual(['moved', 'met', 'turned-back', 'opponent-moved', 'met', 'made-way']);
    expect(eventsOf(events, 'made-way')).toEqual([{ type: 'made-way', opponent: 1, to: at(back, 2, 1) }]);
    expect(picture(back)).toBe(picture(besieged));
    expect(back.phase.name).toBe('walking');
  });

  test('previous is taken by another opponent: the one that was met goes back to where it came from', () => {
    const state = drawn(
      `
        # # # # # #
        # . 2 . . #
        # . # # # #
        # 1 P . 3 U
        # E # # # #
      `,
      { config: { movement: 'hunter' } },
    );
    // The first takes the cell that the player leaves, and then the third comes from the other side.
    const { state: met, events } = played(state, 'D');
    expect(eventsOf(events, 'opponent-moved').map(({ opponent }) => opponent)).toEqual([0, 1, 2]);
    expect(met.phase).toEqual({ name: 'meeting', opponent: 2 });
    expect(met.opponents[0]!.at).toBe(met.hero.previous);
    const back = played(met, 'T');
    expect(typesOf(back.events)).toEqual(['made-way']);
    expect(picture(back.state)).toBe(
      board(`
        # # # # # #
        # X . . . #
        # . # # # #
        # . X P X U
        # # # # # #
      `),
    );
  });

  test('who was turned from does not move in this turn', () => {
    const state = drawn(
      `
        # # # # #
        # P X . #
        # . # . U
        # E # # #
      `,
      { config: { movement: 'hunter' } },
    );
    const { state: back, events } = played(state, 'DT');
    expect(eventsOf(events, 'opponent-moved')).toEqual([]);
    expect(back.phase.name).toBe('walking');
    // In the next turn it does.
    expect(typesOf(played(back, 'S').events)).toEqual(['moved', 'opponent-moved']);
  });

  test('in 400 random games of every movement nobody ever shares a cell but in a meeting or a fight', () => {
    const random = new Random('turning back');
    let turned = 0;
    let madeWay = 0;
    const NOBODY = -2;
    for (let game = 0; game < 400; game++) {
      const movement = random.pick(MOVEMENTS);
      const options = { rows: random.int(5, 7), columns: random.int(5, 7), movement, opponents: random.int(1, 5) };
      let state = pokelabirinto.start(valueOf(createConfig({ ...options, limit: 60 })), String(game));
      while (!pokelabirinto.outcome(state)) {
        const actions = pokelabirinto.legal(state, 0).filter(({ type }) => type !== 'fight');
        const { maze, phase, hero } = state;
        const before = phase.name === 'meeting' ? phase.opponent : NOBODY;
        const step = valueOf(pokelabirinto.play(state, 0, random.pick(actions)));
        state = step.state;
        turned += eventsOf(step.events, 'turned-back').length;
        madeWay += eventsOf(step.events, 'made-way').length;
        const cells = state.opponents.map((opponent) => opponent.at);
        expect(new Set(cells).size).toBe(cells.length);
        const met = cells.indexOf(state.hero.at);
        expect(state.phase.name === 'meeting' ? state.phase.opponent : -1).toBe(met);
        // Another one may come, but not the same.
        expect(met).not.toBe(before);
        expect([hero.at, state.hero.at]).not.toContain(maze.entrance);
      }
    }
    expect(turned).toBeGreaterThan(500);
    expect(madeWay).toBeGreaterThan(50);
  });
});
