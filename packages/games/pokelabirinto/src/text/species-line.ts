import { type Attack, isName, MOST_COST, MOST_DAMAGE, MOST_HIT_POINTS, type Species } from '../species.ts';

const attackText = ({ name, cost, mostDamage }: Attack): string => `${name} ${cost}/${mostDamage}`;

/** A line as in the description's table: `Pikachu 35 | Thunder Shock 10/20 | Thunderbolt 10/20`. */
export const formatSpecies = ({ name, hitPoints, attacks }: Species): string =>
  [`${name} ${hitPoints}`, ...attacks.map(attackText)].join(' | ');

const NUMBER = '(0|[1-9]\\d{0,3})';
const LINE = new RegExp(`^([^|]+) ${NUMBER} \\| ([^|]+) ${NUMBER}/${NUMBER} \\| ([^|]+) ${NUMBER}/${NUMBER}$`, 'u');

export function parseSpecies(line: string): Species | undefined {
  const match = LINE.exec(line);
  if (!match) return undefined;
  const [, name = '', hitPoints, name1, cost1, damage1, name2, cost2, damage2] = match;
  const first = attackOf(name1, cost1, damage1);
  const second = attackOf(name2, cost2, damage2);
  const isKnown = isName(name) && isFrom(1, Number(hitPoints), MOST_HIT_POINTS);
  return isKnown && first && second ? { name, hitPoints: Number(hitPoints), attacks: [first, second] } : undefined;
}

function attackOf(name = '', cost = '', damage = ''): Attack | undefined {
  const isKnown = isName(name) && isFrom(0, Number(cost), MOST_COST) && isFrom(1, Number(damage), MOST_DAMAGE);
  return isKnown ? { name, cost: Number(cost), mostDamage: Number(damage) } : undefined;
}

const isFrom = (least: number, value: number, most: number): boolean => value >= least && value <= most;
