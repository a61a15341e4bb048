import { type Attack, ATTACK_NUMBERS, attackOf, type Species } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';

/** `1) Ember (costs 12 energy, at most 18 damage)`. */
export const attackLines = ({ attacks }: Species, words: Words): string[] =>
  attacks.map((attack, index) => words.games.pokelabirinto.attack({ number: index + 1, ...attack }));

const summary = (attack: Attack, words: Words): string => words.games.pokelabirinto.attackSummary(attack);

export const speciesText = (species: Species, words: Words): string =>
  words.games.pokelabirinto.species({
    name: species.name,
    hp: species.hitPoints,
    attacks: ATTACK_NUMBERS.map((number) => summary(attackOf(species, number), words)).join(', '),
  });
