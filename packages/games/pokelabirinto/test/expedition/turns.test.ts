import { describe, expect, test } from 'vitest';
import { expedition } from '../../src/expedition/game.ts';
import { isAwake } from '../../src/expedition/scene.ts';
import { board } from '../support/drawn.ts';
import { after, drawn, eventsOf, legal, picture, played, refusal, seedWhere, typesOf } from './support/drawn.ts';

describe('E1: the journey', () => {
  test('begins with one creature in front, inside the entrance', () => {
    const state = expedition.start({ starter: 'Squirtle', limit: 100 }, 'a journey');
    expect(state.party).toEqual([{ creature: 'Squirtle', hp: 31, energy: 6 }]);
    expect(state.number).toBe(1);
    const { width } = state.maze.grid;
    expect([1, width]).toContain(Math.abs(state.at - state.maze.entrance));
  });

  test('leads through the same mazes whatever is done', () => {
    const begun = expedition.start({ starter: 'Pikachu', limit: 100 }, 'a journey');
    const other = expedition.start({ starter: 'Squirtle', limit: 900 }, 'a journey');
    expect(other.maze).toEqual(begun.maze);
    expect(other.wild).toEqual(begun.wild);
  });
});

describe('E2: the fog', () => {
  const state = drawn(`
    # # # # # # #
    # P . . # g #
    # # # . # . #
    E X . . . . U
    # # # # # # #
  `);

  test('hides cells, finds and creatures until they are seen', () => {
    expect(picture(state)).toBe(
      board(`
        # # # # #
        # P . . #
        # # # . #

      `) + '\n\n',
    );
    const seen = expedition.view(state, 0);
    expect(seen.wild[0]).toMatchObject({ creature: 'Bulbasaur', at: null });
    expect(seen.finds).toEqual([]);
  });

  test('lifts where one can see; who is out of sight again is not drawn', () => {
    const { state: there, events } = played(state, 'D D S S');
    expect(picture(there)).toBe(
      board(`
        # # # # #
        # . . . #
        # # # . # . #
        # X . P . . U
        # # # # # # #
      `),
    );
    expect(eventsOf(events, 'sighted').at(-1)!.wild).toEqual([22]);
    expect(expedition.view(after(there, 'W'), 0).wild[0]!.at).toBeNull();
  });
});

describe('E3: a turn', () => {
  const HALL = `
    # # # # # # #
    # P . . . X #
    # # # # # # #
    # E # # # U #
  `;

  test('a step, and then everybody in their own way', () => {
    const hunter = drawn(HALL, { wild: [{ creature: 'Harpy' }] });
    expect(typesOf(played(hunter, 'D').events)).toEqual(['moved', 'wild-moved']);
    expect(picture(after(hunter, 'D')).split('\n')[1]).toBe('# . P . X . #');
    const sleeper = drawn(HALL);
    expect(picture(after(sleeper, 'D')).split('\n')[1]).toBe('# . P . . X #');
  });

  test('walls and the entrance stop it', () => {
    const state = drawn(`
      # # # # #
      E P . . U
      # # # # #
    `);
    expect(legal(state)).toBe('D');
    expect(refusal(state, 'W')).toEqual({ code: 'wall-ahead', way: 'W' });
    expect(refusal(state, 'A')).toEqual({ code: 'entrance-closed' });
    expect(refusal(state, 'C')).toEqual({ code: 'not-now', phase: 'walking' });
  });

  test('with one step more than the par the maze wakes, and whoever stood still hunts', () => {
    const late = drawn(HALL, { par: 10, steps: 9 });
    const inTime = played(late, 'D');
    expect(typesOf(inTime.events)).toEqual(['moved']);
    expect(isAwake(inTime.state)).toBe(false);
    const woken = played(inTime.state, 'A');
    expect(typesOf(woken.events)).toEqual(['moved', 'woke', 'wild-moved']);
    expect(isAwake(woken.state)).toBe(true);
    expect(typesOf(played(woken.state, 'D').events)).not.toContain('woke');
  });
});

describe('E4: a meeting', () => {
  const state = drawn(`
    # # # # # #
    # P X . . U
    # # # # # #
    # E # # # #
  `);

  test('whoever stands there is fought or turned from, and nothing else', () => {
    const met = after(state, 'D');
    expect(met.phase).toEqual({ name: 'meeting', wild: 0 });
    expect(legal(met)).toBe('C T');
    expect(refusal(met, 'D')).toEqual({ code: 'not-now', phase: 'meeting' });
  });

  test('E7: whoever turns back is struck by the cheap attack and stands where it stood', () => {
    const hit = seedWhere(after(state, 'D'), (lucky) => after(lucky, 'T').party[0]?.hp !== 26);
    const { state: back, events } = played(hit, 'T');
    expect(typesOf(events)).toEqual(['struck', 'turned-back']);
    const { damage } = eventsOf(events, 'struck')[0]!;
    expect(damage).toBeLessThanOrEqual(5);
    expect(back.party[0]!.hp).toBe(26 - damage);
    expect(back.wild[0]!.energy).toBe(0);
    expect(picture(back).split('\n')[1]).toBe('# P X . . U');
    expect(back.journey[0]!.turnedBack).toBe(1);
  });

  test('E7: where that is not free the opponent goes back', () => {
    const hunted = drawn(
      `
        # # # # # #
        # P . X . U
        # # # # # #
        # E # # # #
      `,
      { wild: [{ creature: 'Harpy' }] },
    );
    const met = { ...after(hunted, 'D'), previous: 8 };
    expect(met.phase.name).toBe('meeting');
    const { state: apart, events } = played(met, 'T');
    expect(typesOf(events)).toEqual(['struck', 'made-way']);
    expect(picture(apart).split('\n')[1]).toBe('# . P X . U');
  });

  test('E7, E8: the blow may knock out the last creature, and the journey ends', () => {
    const weak = { ...after(state, 'D'), party: [{ creature: 'Pikachu', hp: 1, energy: 0 } as const] };
    const fatal = seedWhere(weak, (lucky) => after(lucky, 'T').party.length === 0);
    const { state: over, events } = played(fatal, 'T');
    expect(typesOf(events)).toEqual(['struck', 'fainted', 'ended']);
    expect(expedition.outcome(over)).toEqual({ winners: [], reason: 'knocked-out' });
    expect(refusal(over, 'T')).toEqual({ code: 'game-over' });
  });
});
