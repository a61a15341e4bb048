import type { Option, Rule } from './options.ts';

/**
 * How the turn of one side lies on the grid of both energies, whose rows are the hero's and whose columns the rival's.
 * In each lane only the energy of this side grows: one lane of whole rows for the hero, a lane a row for the rival.
 */
export interface TurnPlan {
  readonly lanes: number;
  readonly length: number;
  /** The cheaper attack first. */
  readonly attacks: readonly TurnAttack[];
  /** Where there is energy for all of them. */
  readonly rule: Rule;
}

export interface TurnAttack {
  /** How far back in a lane it leads to pay for it. */
  readonly shift: number;
  /** The chance of each damage. */
  readonly weight: number;
  readonly mostDamage: number;
}

/** The size of a grid: one more than the cap of each. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

export function turnPlan(
  side: 'hero' | 'rival',
  { rows, columns }: GridSize,
  choice: { readonly options: readonly Option[]; readonly rule: Rule },
): TurnPlan {
  const isHero = side === 'hero';
  const attacks = choice.options.map(({ cost, mostDamage }) => ({
    shift: cost * (isHero ? columns : 1),
    weight: 1 / (mostDamage + 1),
    mostDamage,
  }));
  const [lanes, length] = isHero ? [1, rows * columns] : [rows, columns];
  return { lanes, length, attacks, rule: choice.rule };
}

/** What the fight is worth once the turn is over. */
export interface AfterTurn {
  /** If it has done no damage, by both energies. */
  readonly unhurt: Float64Array;
  /** For each attack the sum over every damage from 1 on. */
  readonly hurt: readonly Float64Array[];
}

/** What the fight is worth before the turn of a side, by both energies. */
export function takeTurn(plan: TurnPlan, after: AfterTurn, before: Float64Array): void {
  const { lanes, length, attacks, rule } = plan;
  const [cheap, dear] = attacks as [TurnAttack, TurnAttack?];
  for (let lane = 0; lane < lanes; lane++) {
    const begin = lane * length;
    const strip = { begin, end: begin + length };
    attackOnly(cheap, strip, { unhurt: after.unhurt, hurt: after.hurt[0]!, before });
    if (dear && rule !== 'first') CHOOSE[rule](dear, strip, { unhurt: after.unhurt, hurt: after.hurt[1]!, before });
  }
}

interface Strip {
  readonly begin: number;
  readonly end: number;
}

interface Values {
  readonly unhurt: Float64Array;
  readonly hurt: Float64Array;
  /** Written; where there is energy for the second attack it has the value of the first one. */
  readonly before: Float64Array;
}

type Write = (attack: TurnAttack, strip: Strip, values: Values) => void;

/** Who has no energy loses the turn. */
const attackOnly: Write = ({ shift, weight }, { begin, end }, { unhurt, hurt, before }) => {
  for (let i = begin; i < begin + shift; i++) before[i] = unhurt[i]!;
  for (let i = begin + shift, from = begin; i < end; i++, from++) before[i] = (hurt[from]! + unhurt[from]!) * weight;
};

/** A loop for each rule, because a question in the innermost loop takes as long as all the rest. */
const CHOOSE: Readonly<Record<Exclude<Rule, 'first'>, Write>> = {
  second({ shift, weight }, { begin, end }, { unhurt, hurt, before }) {
    for (let i = begin + shift, from = begin; i < end; i++, from++) before[i] = (hurt[from]! + unhurt[from]!) * weight;
  },
  most({ shift, weight }, { begin, end }, { unhurt, hurt, before }) {
    for (let i = begin + shift, from = begin; i < end; i++, from++) {
      const value = (hurt[from]! + unhurt[from]!) * weight;
      if (value > before[i]!) before[i] = value;
    }
  },
  least({ shift, weight }, { begin, end }, { unhurt, hurt, before }) {
    for (let i = begin + shift, from = begin; i < end; i++, from++) {
      const value = (hurt[from]! + unhurt[from]!) * weight;
      if (value < before[i]!) before[i] = value;
    }
  },
  mean({ shift, weight }, { begin, end }, { unhurt, hurt, before }) {
    for (let i = begin + shift, from = begin; i < end; i++, from++) {
      before[i] = (before[i]! + (hurt[from]! + unhurt[from]!) * weight) / 2;
    }
  },
};
