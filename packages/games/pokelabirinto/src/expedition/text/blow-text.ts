import { ATTACK_NUMBERS } from '../../species.ts';
import type { Side } from '../../state.ts';
import type { Blow } from '../state.ts';

const LETTERS: Readonly<Record<Side, string>> = { hero: 'h', opponent: 'o' };
const SIDES: Readonly<Record<string, Side>> = { h: 'hero', o: 'opponent' };

/** A word each: `gain:0:3:5:h`, `h:2:17`, `o:powerless`, `struck:0:4`. */
export function formatBlow(blow: Blow): string {
  switch (blow.type) {
    case 'struck':
      return ['struck', blow.wild, blow.damage].join(':');
    case 'gained':
      return ['gain', blow.wild, blow.hero, blow.rival, LETTERS[blow.first]].join(':');
    case 'attacked':
      return [LETTERS[blow.by], blow.attack, blow.damage].join(':');
    case 'powerless':
      return `${LETTERS[blow.by]}:powerless`;
  }
}

const N = '(0|[1-9]\\d{0,3})';
const STRUCK = new RegExp(`^struck:${N}:${N}$`);
const GAINED = new RegExp(`^gain:${N}:${N}:${N}:([ho])$`);
const ATTACKED = new RegExp(`^([ho]):([12]):${N}$`);
const POWERLESS = /^([ho]):powerless$/;

export function parseBlow(word: string): Blow | undefined {
  const struck = STRUCK.exec(word);
  if (struck) return { type: 'struck', wild: Number(struck[1]), damage: Number(struck[2]) };
  const gained = GAINED.exec(word);
  if (gained) {
    const [wild, hero, rival] = gained.slice(1, 4).map(Number) as [number, number, number];
    return { type: 'gained', wild, hero, rival, first: SIDES[gained[4]!]! };
  }
  const attacked = ATTACKED.exec(word);
  if (attacked) {
    const attack = ATTACK_NUMBERS.find((number) => String(number) === attacked[2])!;
    return { type: 'attacked', by: SIDES[attacked[1]!]!, attack, damage: Number(attacked[3]) };
  }
  const powerless = POWERLESS.exec(word);
  return powerless ? { type: 'powerless', by: SIDES[powerless[1]!]! } : undefined;
}
