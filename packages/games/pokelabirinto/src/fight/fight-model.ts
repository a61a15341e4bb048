import type { Chance, SearchModel } from '@dedalo/engine';
import { type AttackNumber, attackOf } from '../species.ts';
import { affordable, type Fighter, type Gain, type Situation } from './fighter.ts';
import { prospect, roundsFor } from './prospects.ts';
import { type Group, spread } from './spread.ts';

type FightSeat = 0 | 1;
type Both<T> = readonly [T, T];

/** A fight as it is searched. Seat 0 is the one that chooses where the search begins. */
export interface FightState {
  readonly fighters: Both<Fighter>;
  readonly next: 'attack' | 'damage' | 'gain';
  /** Who attacks. */
  readonly seat: FightSeat;
  readonly isFirst: boolean;
  /** Of the attack whose damage comes next. */
  readonly mostDamage: number;
}

/** So many groups stand for all damage that leaves somebody standing, and for all gains. */
const DAMAGE_GROUPS = 3;
const GAIN_GROUPS = 3;

/** Nobody can spend more within the depth of a search; keys have room for no more. */
const ENERGY_CAP = 8191;

export const fightState = ({ attacker, defender, isFirst }: Situation): FightState => ({
  fighters: [capped(attacker), capped(defender)],
  next: 'attack',
  seat: 0,
  isFirst,
  mostDamage: 0,
});

/**
 * The fight with fewer draws: a few groups of neighbours stand for all damage that knocks nobody out, and a few gains,
 * as good as equally likely, for the whole range. Both seats choose what is best for themselves.
 */
export function fightModel(gain: Gain): SearchModel<FightState, AttackNumber> {
  const gains = spread(gain, GAIN_GROUPS);
  return {
    turn: (state) => (isOver(state) ? 'over' : state.next === 'attack' ? state.seat : 'chance'),
    actions: ({ fighters, seat }) => affordable(fighters[seat]),
    play: pay,
    value: ({ fighters }, seat) => (fighters[seat === 0 ? 0 : 1].hp > 0 ? 1 : -1),
    estimate: (state, seat) => (seat === 0 ? 1 : -1) * estimate(state, gain),
    chances: (state) => (state.next === 'damage' ? damages(state) : rounds(state, gains)),
    key: keyOf,
  };
}

const otherSeat = (seat: FightSeat): FightSeat => (seat === 0 ? 1 : 0);

const isOver = ({ fighters }: FightState): boolean => fighters[0].hp === 0 || fighters[1].hp === 0;

const capped = (fighter: Fighter): Fighter => ({ ...fighter, energy: Math.min(ENERGY_CAP, fighter.energy) });

const gained = (fighter: Fighter, gain: number): Fighter => capped({ ...fighter, energy: fighter.energy + gain });

const withFighter = (fighters: Both<Fighter>, seat: FightSeat, fighter: Fighter): Both<Fighter> =>
  seat === 0 ? [fighter, fighters[1]] : [fighters[0], fighter];

function pay(state: FightState, number: AttackNumber): FightState {
  const { fighters, seat } = state;
  const fighter = fighters[seat];
  const { cost, mostDamage } = attackOf(fighter.species, number);
  const paid = { ...fighter, energy: fighter.energy - cost };
  return { ...state, fighters: withFighter(fighters, seat, paid), next: 'damage', mostDamage };
}

function damages(state: FightState): readonly Chance<FightState>[] {
  const { fighters, seat, mostDamage } = state;
  const target = otherSeat(seat);
  const defender = fighters[target];
  const harmless = Math.min(mostDamage, defender.hp - 1);
  const share = (harmless + 1) / (mostDamage + 1);
  const groups = spread({ least: 0, most: harmless }, DAMAGE_GROUPS).map(({ value, probability }) => ({
    value,
    probability: probability * share,
  }));
  if (share < 1) groups.push({ value: defender.hp, probability: 1 - share });
  return groups.map(({ value, probability }) => {
    const hurt = { ...defender, hp: defender.hp - value };
    return {
      probability,
      state: afterTurn({ ...state, fighters: withFighter(fighters, target, hurt), mostDamage: 0 }),
    };
  });
}

/** Both gain, and a coin decides who attacks first. */
const rounds = (state: FightState, gains: readonly Group[]): readonly Chance<FightState>[] =>
  gains.flatMap((one) =>
    gains.flatMap((other) => {
      const fighters = [gained(state.fighters[0], one.value), gained(state.fighters[1], other.value)] as const;
      const probability = (one.probability * other.probability) / 2;
      const first = (seat: FightSeat): FightState => attackOrPass({ ...state, fighters, seat, isFirst: true });
      return [
        { probability, state: first(0) },
        { probability, state: first(1) },
      ];
    }),
  );

function afterTurn(state: FightState): FightState {
  if (isOver(state)) return state;
  if (!state.isFirst) return { ...state, next: 'gain', seat: 0 };
  return attackOrPass({ ...state, seat: otherSeat(state.seat), isFirst: false });
}

const attackOrPass = (state: FightState): FightState =>
  affordable(state.fighters[state.seat]).length > 0 ? { ...state, next: 'attack' } : afterTurn(state);

/** Who attacks next in this round is half a round ahead, and damage that has been paid for is expected. */
function estimate({ fighters, next, seat, mostDamage }: FightState, gain: Gain): number {
  const rounds = ([0, 1] as const).map((mine) => {
    const { species, energy } = fighters[mine];
    const { hp } = fighters[otherSeat(mine)];
    const expected = seat === mine && next === 'damage' ? mostDamage / 2 : 0;
    const ahead = seat === mine && next === 'attack' ? 0.5 : 0;
    return roundsFor(Math.max(0.5, hp - expected), { attacks: species.attacks, energy, gain }) + 1 - ahead;
  });
  return prospect(rounds[0]!, rounds[1]!);
}

const keyOf = ({ fighters: [one, other], next, seat, isFirst, mostDamage }: FightState): string =>
  `${next} ${seat} ${isFirst} ${mostDamage} ${one.hp} ${one.energy} ${other.hp} ${other.energy}`;
