import { describe, expect, test } from 'vitest';
import { expedition } from '../../src/expedition/game.ts';
import type { State } from '../../src/expedition/state.ts';
import { after, drawn, eventsOf, legal, played, refusal, seedWhere, typesOf } from './support/drawn.ts';

const ROOM = `
  # # # # # #
  # P X . . U
  # # # # # #
  # E # # # #
`;

/** In a fight, the player to choose. */
const fight = (given: Parameters<typeof drawn>[1], isWanted: (state: State) => boolean = () => true): State =>
  seedWhere(after(drawn(ROOM, given), 'D'), (lucky) => {
    const begun = after(lucky, 'C');
    return begun.phase.name === 'fighting' && isWanted(begun);
  });

const won = (given: Parameters<typeof drawn>[1], words: string): State =>
  seedWhere(after(drawn(ROOM, given), 'D'), (lucky) => {
    const begun = after(lucky, 'C');
    return begun.phase.name === 'fighting' && after(begun, words).wild[0]!.hp === 0;
  });

describe('E5: a fight', () => {
  test('both gain energy, and hold 12 at most', () => {
    const state = fight({ party: [{ energy: 11 }], wild: [{ energy: 12 }] });
    const [gained] = eventsOf(played(state, 'C').events, 'gained');
    expect(gained).toMatchObject({ hero: 1, rival: 0 });
  });

  test('an attack takes its cost and does no more than its maximum', () => {
    const begun = after(
      fight({}, (state) => state.phase.name === 'fighting' && state.phase.first === 'hero'),
      'C',
    );
    const { energy } = begun.party[0]!;
    const { state, events } = played(begun, '1');
    const { damage } = eventsOf(events, 'attacked')[0]!;
    expect(damage).toBeLessThanOrEqual(7);
    expect(state.wild[0]!.hp).toBe(32 - damage);
    const gains = eventsOf(events, 'gained').reduce((sum, { hero }) => sum + hero, 0);
    expect(state.party[0]!.energy).toBe(energy - 3 + gains);
  });

  test('what cannot be paid is refused; whoever can pay nothing loses the turn', () => {
    const poor = after(
      fight({ party: [{ energy: 0 }] }, (state) => {
        const { energy } = state.party[0]!;
        return energy >= 3 && energy < 9;
      }),
      'C',
    );
    expect(refusal(poor, '2')).toEqual({ code: 'no-energy', attack: 2 });
    expect(legal(poor)).toBe('1 T');
    const powerless = seedWhere(after(drawn(ROOM, { party: [{ energy: 0 }] }), 'D'), (lucky) =>
      played(lucky, 'C').events.some((event) => event.type === 'powerless' && event.by === 'hero'),
    );
    expect(played(powerless, 'C').events).toContainEqual({ type: 'powerless', by: 'hero' });
  });
});

describe('E6: a swap', () => {
  const PARTY = { party: [{ hp: 5 }, { creature: 'Squirtle' }] } as const;

  test('outside of a fight takes no time', () => {
    const hunted = drawn(
      `
        # # # # # #
        # P . . X U
        # # # # # #
        # E # # # #
      `,
      { ...PARTY, wild: [{ creature: 'Harpy' }] },
    );
    const { state, events } = played(hunted, 'X2');
    expect(typesOf(events)).toEqual(['swapped']);
    expect(state.party.map(({ creature }) => creature)).toEqual(['Squirtle', 'Pikachu']);
    expect(refusal(state, 'X1')).toEqual({ code: 'already-in-front' });
    expect(refusal(state, 'X3')).toEqual({ code: 'no-such-member', member: 2 });
  });

  test('in a fight takes the turn', () => {
    const begun = after(
      fight(
        { ...PARTY, wild: [{ energy: 12 }] },
        (state) => state.phase.name === 'fighting' && state.phase.first === 'hero',
      ),
      'C',
    );
    const { state, events } = played(begun, 'X2');
    expect(typesOf(events).slice(0, 2)).toEqual(['swapped', 'attacked']);
    expect(state.party[0]!.creature).toBe('Squirtle');
    expect(state.party[1]!.hp).toBe(begun.party[0]!.hp);
  });
});

describe('E8: knocked out', () => {
  test('a beaten creature joins at the free place with half its hit points, or is let go', () => {
    const state = won({ wild: [{ hp: 1 }], party: [{ hp: 10 }] }, '1');
    const { state: offered, events } = played(state, 'C 1');
    expect(offered.phase).toEqual({ name: 'offer', wild: 0 });
    expect(eventsOf(events, 'scored')).toEqual([{ type: 'scored', reason: 'fight', points: 10 }]);
    expect(legal(offered)).toBe('J2 L');
    expect(refusal(offered, 'J1')).toEqual({ code: 'not-this-place', place: 0 });
    expect(after(offered, 'J2').party[1]).toEqual({ creature: 'Bulbasaur', hp: 16, energy: 0 });
    const { hp } = offered.party[0]!;
    expect(after(offered, 'L').party).toEqual([{ ...offered.party[0]!, hp: hp + 8 }]);
  });

  test('in a full party it takes the place of another one', () => {
    const state = won({ wild: [{ hp: 1 }], party: [{}, { creature: 'Squirtle' }, { creature: 'Lamia' }] }, '1');
    const offered = after(state, 'C 1');
    expect(legal(offered)).toBe('J1 J2 J3 L');
    expect(after(offered, 'J2').party.map(({ creature }) => creature)).toEqual(['Pikachu', 'Bulbasaur', 'Lamia']);
  });

  test('one of the party that falls is gone, the next one fights on, and then nobody joins', () => {
    const state = fight(
      { party: [{ hp: 1 }, { creature: 'Talo', energy: 12 }], wild: [{ hp: 1, energy: 12 }] },
      (begun) => begun.party.length === 1 && begun.wild[0]!.hp > 0,
    );
    const { state: begun, events } = played(state, 'C');
    expect(eventsOf(events, 'fainted')).toEqual([{ type: 'fainted', creature: 'Pikachu' }]);
    expect(begun.party).toHaveLength(1);
    expect(begun.phase).toMatchObject({ name: 'fighting', hasFallen: true });
    const lucky = seedWhere(begun, (chance) => after(chance, '1').wild[0]!.hp === 0);
    const { state: over, events: last } = played(lucky, '1');
    expect(typesOf(last).slice(-2)).toEqual(['fight-won', 'scored']);
    expect(over.phase).toEqual({ name: 'walking' });
    expect(over.journey[0]).toMatchObject({ won: ['Bulbasaur'], lost: ['Pikachu'] });
    expect(expedition.outcome(over)).toBeUndefined();
  });
});
