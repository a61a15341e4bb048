import type { Random } from '@dedalo/grid';
import { type Attack, ATTACK_NUMBERS, attackOf, type Species } from '../../src/species.ts';

/** Writes species in one of the many ways that TOML has for each table, key, text and number. */
export function writeAnyWay(species: readonly Species[], random: Random): string {
  const creatures = species.map((one) => ({ pairs: pairsOf(one, random), species: one }));
  if (random.below(4) > 0) return creatures.map((creature) => aTable(creature, random)).join('');
  const elements = creatures.map(({ pairs, species: one }) => {
    const attacks = ATTACK_NUMBERS.map((number) => inlineAttack(one, number, random));
    return `${gap(random)}{${inlineBody([...pairs, ...attacks], random)}}`;
  });
  return `${key('creature', random)} = [${elements.join(',')}${gap(random)}]${lineEnd(random)}`;
}

interface Creature {
  readonly pairs: readonly string[];
  readonly species: Species;
}

const pairsOf = ({ name, hitPoints }: Species, random: Random): string[] =>
  shuffled([pair('name', text(name, random), random), pair('hit-points', number(hitPoints, random), random)], random);

const attackPairs = (attack: Attack, random: Random): string[] =>
  shuffled(
    [
      pair('name', text(attack.name, random), random),
      pair('cost', number(attack.cost, random), random),
      pair('most-damage', number(attack.mostDamage, random), random),
    ],
    random,
  );

function aTable({ pairs, species }: Creature, random: Random): string {
  const blank = random.pick(['', ' ', '\t']);
  const lines = [...pairs];
  const below: string[] = [];
  for (const attack of ATTACK_NUMBERS) {
    const way = random.pick(['inline', 'dotted', 'table']);
    const name = key(`attack-${attack}`, random);
    const inside = attackPairs(attackOf(species, attack), random);
    if (way === 'inline') lines.push(inlineAttack(species, attack, random));
    else if (way === 'dotted') lines.push(...inside.map((line) => `${name}${blank}.${blank}${line}`));
    else below.push(`[${blank}${key('creature', random)}.${blank}${name}${blank}]`, ...inside);
  }
  const header = `[[${blank}${key('creature', random)}${blank}]]`;
  return [header, ...lines, ...below].map((line) => `${blank}${line}${lineEnd(random)}`).join('');
}

const inlineAttack = (species: Species, attack: 1 | 2, random: Random): string =>
  pair(`attack-${attack}`, `{${inlineBody(attackPairs(attackOf(species, attack), random), random)}}`, random);

const inlineBody = (pairs: readonly string[], random: Random): string =>
  pairs.map((one) => `${gap(random)}${one}`).join(',') + gap(random);

const pair = (name: string, value: string, random: Random): string =>
  `${key(name, random)}${random.pick(['=', ' = ', '\t=  '])}${value}`;

const key = (name: string, random: Random): string =>
  random.pick([name, name, name, `"${name}"`, `'${name}'`, `"${name.replace('e', String.raw`\u0065`)}"`]);

const text = (said: string, random: Random): string =>
  random.pick([`"${said}"`, `"${said}"`, `'${said}'`, `"""${said}"""`, `'''\n${said}'''`, `"""\\\n  ${said}"""`]);

const number = (value: number, random: Random): string =>
  random.pick([`${value}`, `${value}`, `+${value}`, `0x${value.toString(16)}`, `${value}.0`, `${value}e0`]);

const COMMENTS = ['# [[creature]]', '#', "# it's", '# name = """', '# é🧱 ] } ,'];

/** Where line ends may be, and comments. */
const gap = (random: Random): string => random.pick(['', ' ', ' ', '\n', `${random.pick(COMMENTS)}\n  `]);

const lineEnd = (random: Random): string =>
  random.pick(['\n', '\n', '\n', '\r\n', '\n\n', `  ${random.pick(COMMENTS)}\n`]);

const shuffled = (parts: string[], random: Random): string[] => (random.below(2) === 0 ? parts : parts.reverse());
