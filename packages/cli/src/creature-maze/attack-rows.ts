import { affordable, ATTACK_NUMBERS, type AttackNumber, attackOf, type Species } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import { cropText, textWidth } from '../terminal/text-width.ts';
import type { Role } from '../terminal/theme.ts';

export interface AttackRow {
  readonly text: string;
  readonly role: Role;
  readonly attack: AttackNumber;
}

interface Attacker {
  readonly species: Species;
  readonly energy: number;
}

/** Each attack in one line where it fits, else in two; one without enough energy is faint and crossed out. */
export function attackRows({ species, energy }: Attacker, width: number, words: Words): AttackRow[] {
  const said = words.games.pokelabirinto;
  const possible = affordable({ species, energy });
  return ATTACK_NUMBERS.flatMap((attack) => {
    const { name, cost, mostDamage } = attackOf(species, attack);
    const isPossible = possible.includes(attack);
    const role: Role = isPossible ? 'text' : 'faint';
    const mark = isPossible ? '  ' : '× ';
    const whole = mark + said.attack({ number: attack, name, cost, mostDamage });
    if (textWidth(whole) <= width) return [{ text: whole, role, attack }];
    return [
      { text: cropText(`${mark}${attack}) ${name}`, width), role, attack },
      { text: cropText(`   ${said.attackNumbers({ cost, mostDamage })}`, width), role: 'faint', attack },
    ];
  });
}
