import { attackerOf } from '@dedalo/pokelabirinto';
import { frontOf } from '@dedalo/clients/expedition/names';
import {
  CREATURE_NAMES,
  type CreatureName,
  CREATURES,
  type Member,
  MOST_ENERGY,
  type View,
} from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';
import type { Card } from '../../../creature-maze/card.ts';

/** The leading creature and the wild one. */
export function cardsOf(view: View, wild: number, words: Words): readonly [Card, Card] {
  const { phase, party, end } = view;
  const said = words.games.pokelabirinto;
  const attacker = phase.name === 'fighting' && end === null ? attackerOf(phase) : undefined;
  const front: Member = party[0] ?? { creature: frontOf(view), hp: 0, energy: 0 };
  const card = ({ creature, hp, energy }: Member, of: string): Omit<Card, 'looks' | 'isInTurn'> => ({
    species: CREATURES[creature],
    index: indexOf(creature),
    of,
    hp,
    energy,
    mostEnergy: MOST_ENERGY,
  });
  return [
    { ...card(front, said.you), isInTurn: attacker === 'hero', looks: 'right' },
    { ...card(view.wild[wild]!, said.wild), isInTurn: attacker === 'opponent', looks: 'left' },
  ];
}

const indexOf = (name: CreatureName): number => CREATURE_NAMES.indexOf(name);
