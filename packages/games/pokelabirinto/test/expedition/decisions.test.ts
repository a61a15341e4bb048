import { expect, test } from 'vitest';
import { CREATURE_NAMES, CREATURES } from '../../src/expedition/content/creatures.ts';
import { expedition } from '../../src/expedition/game.ts';
import { rateDecisions } from '../../src/expedition/odds/decisions.ts';
import type { Action, State } from '../../src/expedition/state.ts';
import { formatRandom, Random } from '@dedalo/grid';
import { valueOf } from '../support/drawn.ts';
import { after, drawn, seedWhere } from './support/drawn.ts';

const FIGHTS = 600;

const MEETING = after(
  drawn(
    `
      # # # # # #
      # P X . . U
      # # # # # #
      # E # # # #
    `,
    { party: [{ hp: 14 }, { creature: 'Gryps', hp: 9, energy: 3 }], wild: [{ creature: 'Lamia', hp: 20 }] },
  ),
  'D',
);

/** Makes a decision and then attacks as well as can be; whether whoever is in front then wins. */
function wins(state: State, first: Action): boolean {
  let now = valueOf(expedition.play(state, 0, first)).state;
  const fighter = now.party[0]?.creature;
  const losses = state.journey.at(-1)!.lost.length;
  if (now.phase.name === 'meeting') now = valueOf(expedition.play(now, 0, { type: 'fight' })).state;
  while (now.phase.name === 'fighting' && now.party[0]!.creature === fighter) {
    const attacks = rateDecisions(now).filter(({ action }) => action.type === 'attack');
    const best = attacks.reduce((one, other) => (other.chance > one.chance ? other : one));
    now = valueOf(expedition.play(now, 0, best.action)).state;
  }
  return now.journey.at(-1)!.lost.length === losses && now.wild[0]!.hp === 0;
}

const shareOf = (state: State, action: Action): number =>
  Array.from({ length: FIGHTS }, (_, seed) => ({ ...state, random: formatRandom(new Random(`fight ${seed}`)) })).filter(
    (lucky) => wins(lucky, action),
  ).length / FIGHTS;

const fighting = (first: 'hero' | 'opponent'): State =>
  after(
    seedWhere(MEETING, (lucky) => {
      const { phase, party } = after(lucky, 'C');
      return phase.name === 'fighting' && phase.first === first && party.length === 2 && party[0]!.energy >= 9;
    }),
    'C',
  );

test.each([
  ['at a meeting', MEETING, 3],
  ['in a fight, first', fighting('hero'), 4],
  ['in a fight, answering', fighting('opponent'), 4],
])('%s each chance to win is what comes of playing on', (_, state, count) => {
  const rated = rateDecisions(state);
  expect(rated).toHaveLength(count);
  for (const { action, what, chance } of rated.filter((each) => each.what === 'win')) {
    const deviation = Math.sqrt((chance * (1 - chance)) / FIGHTS);
    expect(Math.abs(shareOf(state, action) - chance), `${what} ${JSON.stringify(action)}`).toBeLessThan(
      4 * deviation + 1e-9,
    );
  }
});

test('E7: the chance to get away is that of the cheap attack not to knock out', () => {
  const weak = { ...MEETING, party: [{ ...MEETING.party[0]!, hp: 3 }] };
  // Bite does 0 to 8, of which 0, 1 and 2 leave somebody standing.
  expect(rateDecisions(weak).at(-1)).toEqual({ action: { type: 'turn-back' }, what: 'away', chance: 3 / 9 });
});

test('nothing is rated where nobody is met', () => {
  expect(rateDecisions({ ...MEETING, phase: { name: 'walking' } })).toEqual([]);
});

test('every creature has a cheap weak attack and a dear strong one, and can hold energy for both', () => {
  for (const name of CREATURE_NAMES) {
    const [cheap, dear] = CREATURES[name].attacks;
    expect(cheap.cost, name).toBeLessThan(dear.cost);
    expect(cheap.mostDamage, name).toBeLessThan(dear.mostDamage);
    expect(dear.cost, name).toBeLessThanOrEqual(12);
    // Damage for energy: the cheap one is the better bargain.
    expect(cheap.mostDamage / cheap.cost, name).toBeGreaterThan(dear.mostDamage / dear.cost);
  }
});
