import { ATTACK_NUMBERS } from '../species.ts';
import type { Blow, Side } from '../state.ts';

const LETTERS: Readonly<Record<Side, string>> = { hero: 'h', opponent: 'o' };
const SIDES: Readonly<Record<string, Side>> = { h: 'hero', o: 'opponent' };

/** A word each: `gain:0:12:40:h`, `h:2:17`, `o:powerless`, `won:h:0`. */
export function formatBlow(blow: Blow): string {
  switch (blow.type) {
    case 'gained':
      return ['gain', blow.opponent, blow.hero, blow.rival, LETTERS[blow.first]].join(':');
    case 'attacked':
      return [LETTERS[blow.by], blow.attack, blow.damage].join(':');
    case 'powerless':
      return `${LETTERS[blow.by]}:powerless`;
    case 'fight-won':
      return `won:${LETTERS[blow.by]}:${blow.opponent}`;
  }
}

const N = '(0|[1-9]\\d{0,3})';
const GAINED = new RegExp(`^gain:${N}:${N}:${N}:([ho])$`);
const ATTACKED = new RegExp(`^([ho]):([12]):${N}$`);
const POWERLESS = /^([ho]):powerless$/;
const WON = new RegExp(`^won:([ho]):${N}$`);

export function parseBlow(word: string): Blow | undefined {
  const gained = GAINED.exec(word);
  if (gained) {
    const [opponent, hero, rival] = gained.slice(1, 4).map(Number) as [number, number, number];
    return { type: 'gained', opponent, hero, rival, first: SIDES[gained[4]!]! };
  }
  const attacked = ATTACKED.exec(word);
  if (attacked) {
    const attack = ATTACK_NUMBERS.find((number) => String(number) === attacked[2])!;
    return { type: 'attacked', by: SIDES[attacked[1]!]!, attack, damage: Number(attacked[3]) };
  }
  const powerless = POWERLESS.exec(word);
  if (powerless) return { type: 'powerless', by: SIDES[powerless[1]!]! };
  const won = WON.exec(word);
  return won ? { type: 'fight-won', by: SIDES[won[1]!]!, opponent: Number(won[2]) } : undefined;
}
