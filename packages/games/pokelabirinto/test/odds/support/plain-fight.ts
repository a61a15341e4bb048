import { type SearchModel, StateNumbers, ValueIteration, withRandomSeat } from '@dedalo/engine';
import type { Fight, Moment, Standing } from '../../../src/odds/fight.ts';
import type { AttackNumber, Species } from '../../../src/species.ts';

/** Hit points and energy of the hero and of the rival; who is doing what: the next attacker, and what follows. */
interface PlainState {
  readonly hp: readonly [number, number];
  readonly energy: readonly [number, number];
  readonly does: 'gain' | 'attack' | 'damage';
  readonly who: 0 | 1;
  readonly isFirst: boolean;
  readonly attack: number;
}

const NUMBERS = [1, 2] as const;

/** The rules once more, word by word and without a thought of speed; energy is cut at a cap. */
function plainModel({ hero, rival, gain, against }: Fight, cap: number): SearchModel<PlainState, AttackNumber> {
  const speciesOf = (who: 0 | 1): Species => (who === 0 ? hero : rival);
  const openTo = (who: 0 | 1, energy: number): readonly AttackNumber[] =>
    NUMBERS.filter((number) => speciesOf(who).attacks[number - 1]!.cost <= energy);
  const isOver = ({ hp }: PlainState): boolean => hp[0] <= 0 || hp[1] <= 0;

  function beginTurn(state: PlainState): PlainState {
    if (openTo(state.who, state.energy[state.who]).length > 0) return { ...state, does: 'attack' };
    return endTurn(state);
  }
  function endTurn(state: PlainState): PlainState {
    if (isOver(state)) return { ...state, does: 'gain', who: 0, isFirst: false, attack: 0 };
    if (state.isFirst) return beginTurn({ ...state, who: state.who === 0 ? 1 : 0, isFirst: false, attack: 0 });
    return { ...state, does: 'gain', who: 0, isFirst: false, attack: 0 };
  }

  const model: SearchModel<PlainState, AttackNumber> = {
    turn: (state) => (isOver(state) ? 'over' : state.does === 'attack' ? state.who : 'chance'),
    actions({ who, energy }) {
      const open = openTo(who, energy[who]);
      if (who === 0 || against !== 'greedy' || open.length < 2) return open;
      const [one, other] = rival.attacks;
      if (one.mostDamage !== other.mostDamage) return one.mostDamage > other.mostDamage ? [1] : [2];
      return one.cost <= other.cost ? [1] : [2];
    },
    play(state, number) {
      const { cost } = speciesOf(state.who).attacks[number - 1]!;
      const [mine, theirs] = state.energy;
      const energy = state.who === 0 ? ([mine - cost, theirs] as const) : ([mine, theirs - cost] as const);
      return { ...state, energy, does: 'damage', attack: number };
    },
    value: ({ hp }) => (hp[0] > 0 ? 1 : 0),
    chances(state) {
      const next: PlainState[] = [];
      if (state.does === 'damage') {
        const { mostDamage } = speciesOf(state.who).attacks[state.attack - 1]!;
        for (let damage = 0; damage <= mostDamage; damage++) {
          const [mine, theirs] = state.hp;
          const hp = state.who === 0 ? ([mine, theirs - damage] as const) : ([mine - damage, theirs] as const);
          next.push(endTurn({ ...state, hp: [Math.max(0, hp[0]), Math.max(0, hp[1])] }));
        }
      } else {
        for (let mine = gain.least; mine <= gain.most; mine++) {
          for (let theirs = gain.least; theirs <= gain.most; theirs++) {
            const energy = [Math.min(cap, state.energy[0] + mine), Math.min(cap, state.energy[1] + theirs)] as const;
            for (const who of [0, 1] as const) next.push(beginTurn({ ...state, energy, who, isFirst: true }));
          }
        }
      }
      return next.map((after) => ({ probability: 1 / next.length, state: after }));
    },
    key: ({ hp, energy, does, who, isFirst, attack }) => [...hp, ...energy, does, who, isFirst, attack].join(' '),
  };
  return against === 'random' ? withRandomSeat(model, 1) : model;
}

export interface PlainOdds {
  readonly beginnings: readonly (Standing & { readonly win: number })[];
  readonly moments: readonly (Moment & { readonly win: number })[];
}

/** The value of every state that can follow from the beginning with full hit points and so much energy. */
export function plainOdds(fight: Fight, { cap, energy }: { readonly cap: number; readonly energy: number }): PlainOdds {
  const hp = [fight.hero.hitPoints, fight.rival.hitPoints] as const;
  const start = { hp, energy: [energy, energy] as const, does: 'gain', who: 0, isFirst: false, attack: 0 } as const;
  const numbers = new StateNumbers(plainModel(fight, cap), start);
  numbers.advance(Infinity);
  const iteration = new ValueIteration(numbers.chanceGraph(), { tolerance: 1e-10 });
  iteration.advance(Infinity);
  const known = numbers.states.map(({ hp: [mine, theirs], energy: [own, other], does, who, isFirst }, number) => ({
    does,
    hero: { hp: mine, energy: own },
    rival: { hp: theirs, energy: other },
    attacker: who === 0 ? ('hero' as const) : ('opponent' as const),
    isFirst,
    win: iteration.value(number),
  }));
  return {
    beginnings: known.filter(({ does }) => does === 'gain'),
    moments: known.filter(({ does }) => does === 'attack'),
  };
}
