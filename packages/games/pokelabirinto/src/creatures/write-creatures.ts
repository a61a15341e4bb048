import { type Attack, ATTACK_NUMBERS, attackOf, type Species } from '../species.ts';

/** Writes species so that `readCreatures` gives them back. */
export const formatCreatures = (species: readonly Species[]): string => species.map(formatCreature).join('\n');

const formatCreature = (species: Species): string =>
  [
    '[[creature]]',
    `name = ${quoted(species.name)}`,
    `hit-points = ${species.hitPoints}`,
    ...ATTACK_NUMBERS.map((number) => `attack-${number} = ${formatAttack(attackOf(species, number))}`),
    '',
  ].join('\n');

const formatAttack = ({ name, cost, mostDamage }: Attack): string =>
  `{ name = ${quoted(name)}, cost = ${cost}, most-damage = ${mostDamage} }`;

/** JSON's escapes are all among TOML's. */
const quoted = (text: string): string => JSON.stringify(text);
