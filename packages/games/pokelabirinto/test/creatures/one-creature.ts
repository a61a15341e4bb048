import type { Species } from '../../src/species.ts';

/** A file of one creature, to be changed line by line. */
const LINES = [
  '[[creature]]',
  'name = "Onix"',
  'hit-points = 35',
  'attack-1 = { name = "Bind", cost = 10, most-damage = 20 }',
  'attack-2 = { name = "Rock Throw", cost = 12, most-damage = 18 }',
];

export const ONIX: Species = {
  name: 'Onix',
  hitPoints: 35,
  attacks: [
    { name: 'Bind', cost: 10, mostDamage: 20 },
    { name: 'Rock Throw', cost: 12, mostDamage: 18 },
  ],
};

/** The file with other lines in the place of some, which are counted from 1; null takes one out. */
export function onixWith(changes: Readonly<Record<number, string | null>>): string {
  const lines = LINES.flatMap((line, index) =>
    changes[index + 1] === undefined ? [line] : (changes[index + 1] ?? []),
  );
  return `${lines.join('\n')}\n`;
}
