import { describe, expect, test } from 'vitest';
import { SHIPPED } from '../src/creatures/shipped.ts';
import { pokelabirinto } from '../src/game.ts';
import type { Species } from '../src/species.ts';
import { PLAYER, RIVAL, type State } from '../src/state.ts';
import {
  after,
  board,
  drawn,
  eventsOf,
  type Given,
  legal,
  picture,
  played,
  refusal,
  seatOf,
  seedWhere,
  typesOf,
  underChances,
} from './support/drawn.ts';

/** Both stand on one cell. */
const meeting = (given: Given = {}): State =>
  after(
    drawn(
      `
        # # # # #
        # P X . #
        # . # . U
        # E # # #
      `,
      given,
    ),
    'D',
  );

/** Chance lets this side attack first in the round that C begins. */
const firstAttack = (first: 'hero' | 'opponent', state: State): State =>
  seedWhere(state, (lucky) => eventsOf(played(lucky, 'C').events, 'gained')[0]!.first === first);

/** Attacks of which every number is another. */
const UNEQUAL: Species = {
  name: 'Talo',
  hitPoints: 60,
  attacks: [
    { name: 'Poke', cost: 3, mostDamage: 4 },
    { name: 'Bronze Fist', cost: 30, mostDamage: 13 },
  ],
};
/** It has never energy enough. */
const IDLE: Species = {
  name: 'Idle',
  hitPoints: 50,
  attacks: [
    { name: 'Nap', cost: 200, mostDamage: 1 },
    { name: 'Dream', cost: 200, mostDamage: 1 },
  ],
};

/** What attacks did, over many chances. */
const damages = (state: State, letters: string): number[] =>
  underChances(state, 1500).flatMap((lucky) => {
    const begun = after(lucky, 'C');
    return eventsOf(played(begun, letters).events, 'attacked')
      .filter(({ by, attack }) => by === 'hero' && String(attack) === letters)
      .map(({ damage }) => damage);
  });

const numbersTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);

describe('P30: a round', () => {
  const state = meeting({ hero: { energy: 7 }, opponents: [{ energy: 9 }] });
  const rounds = underChances(state, 3000).map((lucky) => eventsOf(played(lucky, 'C').events, 'gained')[0]!);

  test('begins with both gaining from 1 to 100 energy', () => {
    for (const side of ['hero', 'rival'] as const) {
      const gains = new Set(rounds.map((round) => round[side]));
      expect([...gains].toSorted((a, b) => a - b)).toEqual(numbersTo(100).slice(1));
    }
    const isSame = rounds.filter(({ hero, rival }) => hero === rival).length;
    expect(isSame).toBeLessThan(80);
  });

  test('adds that to what they have', () => {
    const lucky = firstAttack('hero', state);
    const { state: begun, events } = played(lucky, 'C');
    const [gained] = eventsOf(events, 'gained');
    expect(begun.hero.energy).toBe(7 + gained!.hero);
    expect(begun.opponents[0]!.energy).toBe(9 + gained!.rival);
  });

  test('is opened by either side equally often', () => {
    const heroFirst = rounds.filter(({ first }) => first === 'hero').length;
    // Five standard deviations to either side.
    expect(Math.abs(heroFirst - 1500)).toBeLessThan(140);
  });

  test('has the player wait where the opponent attacks first', () => {
    const { events } = played(
      firstAttack('opponent', { ...state, opponents: [{ ...state.opponents[0]!, energy: 50 }] }),
      'C',
    );
    expect(typesOf(events)).toEqual(['gained', 'attacked']);
    expect(eventsOf(events, 'attacked')[0]!.by).toBe('opponent');
  });

  test('has the other answer, then both conditions are told and another round begins', () => {
    const rich = { ...state, opponents: [{ ...state.opponents[0]!, energy: 50 }] };
    const lucky = seedWhere(firstAttack('hero', rich), (chance) => {
      const gained = eventsOf(played(chance, 'C1').events, 'gained');
      return gained[0]!.first === 'hero' && gained[1]!.first === 'hero';
    });
    const { events, state: next } = played(lucky, 'C1');
    expect(typesOf(events)).toEqual(['gained', 'attacked', 'attacked', 'round-ended', 'gained']);
    const [, second] = eventsOf(events, 'gained');
    const { hp, energy } = next.hero;
    const [rival] = next.opponents;
    expect(eventsOf(events, 'round-ended')).toEqual([
      {
        type: 'round-ended',
        hero: { hp, energy: energy - second!.hero },
        rival: { hp: rival!.hp, energy: rival!.energy - second!.rival },
      },
    ]);
  });

  test('has no answer of who is knocked out', () => {
    const weak = meeting({ opponents: [{ hp: 1, energy: 500 }], hero: { energy: 500 } });
    const lucky = seedWhere(weak, (chance) => {
      const { events } = played(chance, 'C');
      if (eventsOf(events, 'gained')[0]!.first === 'opponent') return false;
      return eventsOf(played(chance, 'C1').events, 'fight-won').length === 1;
    });
    expect(typesOf(played(lucky, 'C1').events)).toEqual(['gained', 'attacked', 'round-ended', 'fight-won']);
  });
});

describe('P32: an attack', () => {
  test('costs its energy and takes its damage off the hit points', () => {
    const state = meeting({ hero: { energy: 100 } });
    const begun = after(firstAttack('hero', state), 'C');
    const { events } = played(begun, '2');
    const [attacked] = eventsOf(events, 'attacked');
    expect(attacked).toMatchObject({ by: 'hero', attack: 2 });
    const [ended] = eventsOf(events, 'round-ended');
    expect(ended!.hero.energy).toBe(begun.hero.energy - SHIPPED[0]!.attacks[1].cost);
    expect(ended!.rival.hp).toBe(begun.opponents[0]!.hp - attacked!.damage);
  });

  test('of the opponent costs it energy, and the player hit points', () => {
    const state = meeting({ opponents: [{ energy: 100 }] });
    const lucky = firstAttack('opponent', state);
    const { state: begun, events } = played(lucky, 'C');
    const [gained] = eventsOf(events, 'gained');
    const [attacked] = eventsOf(events, 'attacked');
    expect(begun.hero.hp).toBe(SHIPPED[0]!.hitPoints - attacked!.damage);
    expect(begun.opponents[0]!.energy).toBe(100 + gained!.rival - SHIPPED[1]!.attacks[0].cost);
  });
});

describe('P6, PB1: damage is from 0 to the maximum of the attack itself, each equally likely', () => {
  const state = meeting({ config: { species: [UNEQUAL, IDLE] }, hero: { energy: 500 } });

  /** The statistics of 4 and 13 degrees of freedom pass 60 less than once in a million. */
  test.each([
    ['1', 4],
    ['2', 13],
  ] as const)('attack %s does up to %i', (letter, most) => {
    const done = damages(state, letter);
    expect(new Set(done)).toEqual(new Set(numbersTo(most)));
    const share = done.length / (most + 1);
    const counts = numbersTo(most).map((damage) => done.filter((other) => other === damage).length);
    expect(counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0)).toBeLessThan(60);
  });

  test('PB1: of the opponent’s second attack too', () => {
    const turned = meeting({
      config: { species: [IDLE, UNEQUAL], mind: 'person' },
      opponents: [{ energy: 500 }],
    });
    const done = underChances(turned, 600).flatMap((lucky) => {
      const begun = after(lucky, 'C');
      return eventsOf(played(begun, '2').events, 'attacked').map(({ damage }) => damage);
    });
    expect(new Set(done)).toEqual(new Set(numbersTo(13)));
  });
});

describe('PB2: who has exactly 0 hit points is knocked out', () => {
  const state = meeting({ hero: { energy: 500 }, opponents: [{ hp: 6, energy: 500 }] });
  const knockedOutBy = (damage: number): State =>
    seedWhere(state, (lucky) => {
      const { events } = played(lucky, 'C');
      if (eventsOf(events, 'attacked').length > 0) return false;
      return eventsOf(played(lucky, 'C1').events, 'attacked')[0]!.damage === damage;
    });

  test.each([6, 7, 20])('%i damage of 6: 0 are left, and the fight is won', (damage) => {
    const { state: won, events } = played(knockedOutBy(damage), 'C1');
    expect(won.opponents[0]!.hp).toBe(0);
    expect(eventsOf(events, 'round-ended')[0]!.rival.hp).toBe(0);
    expect(eventsOf(events, 'fight-won')).toEqual([{ type: 'fight-won', by: 'hero', opponent: 0 }]);
    expect(won.phase.name).toBe('walking');
  });

  test('5 damage of 6: 1 is left, and the fight goes on', () => {
    const { state: next, events } = played(knockedOutBy(5), 'C1');
    expect(next.opponents[0]!.hp).toBe(1);
    expect(eventsOf(events, 'fight-won')).toEqual([]);
    expect(next.phase.name).toBe('fighting');
  });

  test.each([6, 18])('the player of 6 hit points, too, by %i', (damage) => {
    const weak = meeting({ hero: { hp: 6 }, opponents: [{ energy: 500 }] });
    const hit = seedWhere(weak, (lucky) => eventsOf(played(lucky, 'C').events, 'attacked')[0]?.damage === damage);
    const { state: lost, events } = played(hit, 'C');
    expect(lost.hero.hp).toBe(0);
    expect(eventsOf(events, 'fight-won')).toEqual([{ type: 'fight-won', by: 'opponent', opponent: 0 }]);
    expect(pokelabirinto.outcome(lost)).toEqual({ winners: [], reason: 'knocked-out' });
  });
});

describe('P33, PB3: who is defeated', () => {
  const state = meeting({ hero: { energy: 500 }, opponents: [{ hp: 1 }], config: { movement: 'random' } });
  const lucky = seedWhere(state, (chance) => eventsOf(played(chance, 'C1').events, 'fight-won')[0]?.by === 'hero');
  const { state: won, events } = played(lucky, 'C1');

  test('PB3: a defeated opponent leaves the maze and is announced once', () => {
    expect(eventsOf(events, 'fight-won')).toHaveLength(1);
    expect(won.opponents[0]!.at).toBeNull();
    expect(picture(won)).toBe(
      board(`
        # # # # #
        # . P . #
        # . # . U
        # # # # #
      `),
    );
    const onwards = played(won, 'DADS');
    expect(typesOf(onwards.events)).toEqual(['moved', 'moved', 'moved', 'moved']);
    expect(onwards.state.told).toEqual([]);
  });

  test('PB3: it neither moves nor is met nor attacks, and the game goes on to the exit', () => {
    const onwards = played(won, 'DSD');
    expect(onwards.events.at(-1)).toEqual({ type: 'ended', end: 'escaped' });
    expect(onwards.state.opponents[0]!.at).toBeNull();
    expect(onwards.state.walks).toEqual(state.walks);
  });

  test('who has won keeps the hit points and the energy that are left', () => {
    const [ended] = eventsOf(events, 'round-ended');
    expect(won.hero).toMatchObject(ended!.hero);
  });
});

describe('PB12: the opponent chooses for itself', () => {
  const config = { species: [IDLE, UNEQUAL] };
  const opponents = [{ energy: 500 }];

  test.each(['random', 'greedy', 'expectimax'] as const)('%s: nobody is asked', (mind) => {
    const state = meeting({ config: { ...config, mind }, opponents });
    expect(pokelabirinto.seats(state.config)).toBe(1);
    for (const lucky of underChances(state, 10)) {
      const { state: next, events } = played(lucky, 'C');
      expect(eventsOf(events, 'attacked').every(({ by }) => by === 'opponent')).toBe(true);
      expect(eventsOf(events, 'attacked').length).toBeGreaterThan(0);
      expect([PLAYER, undefined]).toContain(pokelabirinto.turn(next)[0]);
    }
  });

  test('at random it takes either attack that it can afford equally often', () => {
    const state = meeting({ config: { ...config, mind: 'random' }, opponents });
    const chosen = underChances(state, 1000).map((lucky) => eventsOf(played(lucky, 'C').events, 'attacked')[0]!.attack);
    const first = chosen.filter((attack) => attack === 1).length;
    expect(Math.abs(first - 500)).toBeLessThan(80);
  });

  test.each(['random', 'greedy', 'expectimax'] as const)('%s: it never takes one that it cannot afford', (mind) => {
    const state = meeting({ config: { ...config, mind, gain: { least: 1, most: 9 } }, opponents: [{ energy: 0 }] });
    for (const lucky of underChances(state, 20)) {
      let { energy } = state.opponents[0]!;
      for (const event of played(lucky, 'C').events) {
        if (event.type === 'gained') energy += event.rival;
        if (event.type !== 'attacked' || event.by === 'hero') continue;
        energy -= UNEQUAL.attacks[event.attack - 1]!.cost;
        expect(energy).toBeGreaterThanOrEqual(0);
      }
    }
  });

  describe('unless a second person does', () => {
    const state = meeting({ config: { mind: 'person' }, hero: { energy: 500 }, opponents });

    test('who has a seat, and is in turn where the opponent attacks', () => {
      expect(pokelabirinto.seats(state.config)).toBe(2);
      const first = after(firstAttack('opponent', state), 'C');
      expect(pokelabirinto.turn(first)).toEqual([RIVAL]);
      expect(legal(first, RIVAL)).toBe('12');
      expect(legal(first, PLAYER)).toBe('');
      expect(refusal(first, '1', PLAYER)).toEqual({ code: 'not-your-turn' });
      const { state: next, events } = played(first, '2');
      expect(eventsOf(events, 'attacked')).toMatchObject([{ by: 'opponent', attack: 2 }]);
      expect(pokelabirinto.turn(next)).toEqual([PLAYER]);
    });

    test('who answers where the player attacks first', () => {
      const first = after(firstAttack('hero', state), 'C');
      expect(pokelabirinto.turn(first)).toEqual([PLAYER]);
      const answer = played(first, '1');
      expect(typesOf(answer.events)).toEqual(['attacked']);
      expect(pokelabirinto.turn(answer.state)).toEqual([RIVAL]);
    });

    test('who neither walks nor decides, and wins where the player is knocked out', () => {
      expect(pokelabirinto.turn(state)).toEqual([PLAYER]);
      const weak = { ...state, hero: { ...state.hero, hp: 1 } };
      const first = firstAttack('opponent', weak);
      const lost = after(
        seedWhere(first, (lucky) => {
          const begun = after(lucky, 'C');
          return seatOf(begun) === RIVAL && after(begun, '1').hero.hp === 0;
        }),
        'C1',
      );
      expect(pokelabirinto.outcome(lost)).toEqual({ winners: [RIVAL], reason: 'knocked-out' });
    });
  });
});

describe('P31, PB13: energy', () => {
  const poor = { species: [UNEQUAL, IDLE], gain: { least: 5, most: 5 } };

  test('PB13: an attack is refused for want of energy only where it really cannot be afforded', () => {
    const begun = after(firstAttack('hero', meeting({ config: poor })), 'C');
    expect(begun.hero.energy).toBe(5);
    expect(legal(begun)).toBe('1');
    expect(refusal(begun, '2')).toEqual({ code: 'no-energy', attack: 2 });
    for (const letter of 'WASDCT') expect(refusal(begun, letter)).toEqual({ code: 'not-now', phase: 'fighting' });
  });

  test('an attack may take the last of it', () => {
    const begun = after(firstAttack('hero', meeting({ config: poor, hero: { energy: 25 } })), 'C');
    expect(begun.hero.energy).toBe(30);
    expect(legal(begun)).toBe('12');
    expect(eventsOf(played(begun, '2').events, 'round-ended')[0]!.hero.energy).toBe(0);
  });

  test('a refused attack costs neither the turn nor anything else', () => {
    const begun = after(firstAttack('hero', meeting({ config: poor })), 'C');
    const before = structuredClone(begun);
    refusal(begun, '2');
    expect(begun).toEqual(before);
  });

  test('PB13: who can afford neither attack loses the turn without being asked', () => {
    const state = meeting({ config: { species: [IDLE, { ...IDLE, name: 'Lazy' }], gain: { least: 50, most: 50 } } });
    const { events, state: begun } = played(firstAttack('hero', state), 'C');
    const byRound = ['gained', 'powerless', 'powerless', 'round-ended'];
    expect(typesOf(events).slice(0, 12)).toEqual([...byRound, ...byRound, ...byRound]);
    expect(eventsOf(events, 'powerless').slice(0, 2)).toEqual([
      { type: 'powerless', by: 'hero' },
      { type: 'powerless', by: 'opponent' },
    ]);
    // In the fourth round there is energy enough.
    expect(begun.hero.energy).toBe(200);
    expect(legal(begun)).toBe('12');
  });

  test('PB13: a second person who can afford neither attack is not asked either', () => {
    const state = meeting({ config: { ...poor, mind: 'person' } });
    const begun = after(firstAttack('hero', state), 'C');
    const { events, state: next } = played(begun, '1');
    expect(typesOf(events).slice(0, 4)).toEqual(['attacked', 'powerless', 'round-ended', 'gained']);
    expect(pokelabirinto.turn(next)).toEqual([PLAYER]);
  });
});

describe('PB15: the range of what is gained is a setting', () => {
  test.each([
    [1, 1],
    [5, 8],
    [1000, 1000],
  ])('from %i to %i', (least, most) => {
    const state = meeting({ config: { gain: { least, most } } });
    const gains = underChances(state, 200).flatMap((lucky) =>
      eventsOf(played(lucky, 'C').events, 'gained').flatMap(({ hero, rival }) => [hero, rival]),
    );
    expect(new Set(gains)).toEqual(new Set(numbersTo(most).slice(least)));
  });
});

test('what happened in a fight since the last action is told to who looks again', () => {
  const state = meeting({ hero: { energy: 500 }, opponents: [{ energy: 500 }] });
  const begun = played(firstAttack('opponent', state), 'C');
  const blows = (events: typeof begun.events) => [...eventsOf(events, 'gained'), ...eventsOf(events, 'attacked')];
  expect(begun.state.told).toEqual(blows(begun.events));
  const next = played(begun.state, '1');
  expect(next.state.told.length).toBeGreaterThan(0);
  expect(next.state.told).not.toContainEqual(begun.state.told[0]);
});
