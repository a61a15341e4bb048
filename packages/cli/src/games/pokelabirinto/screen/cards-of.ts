import { attackerOf, type View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import type { Card } from '../../../creature-maze/card.ts';

/** The player's side, then the other. */
export function cardsOf(
  { view, opponent }: { readonly view: View; readonly opponent: number },
  words: Words,
): readonly [Card, Card] {
  const { species, creature, hero, phase } = view;
  const rival = view.opponents[opponent]!;
  const said = words.games.pokelabirinto;
  const attacker = phase.name === 'fighting' && view.end === null ? attackerOf(phase) : undefined;
  const { hp, energy } = hero;
  return [
    {
      species: species[creature]!,
      index: creature,
      of: said.you,
      hp,
      energy,
      isInTurn: attacker === 'hero',
      looks: 'right',
    },
    {
      species: species[rival.species]!,
      index: rival.species,
      of: said.wild,
      hp: rival.hp,
      energy: rival.energy,
      isInTurn: attacker === 'opponent',
      looks: 'left',
    },
  ];
}
