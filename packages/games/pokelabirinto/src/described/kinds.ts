import { SHIPPED } from '../creatures/shipped.ts';
import { Pokemon } from './pokemon.ts';

/** The arguments of `Pokemon` for a shipped species: the numbers stand in creatures.toml alone (P8). */
function numbersOf(name: string): ConstructorParameters<typeof Pokemon> {
  const species = SHIPPED.find((shipped) => shipped.name === name);
  if (!species) throw new Error(`there is no shipped species ${name}`);
  const [first, second] = species.attacks;
  const numbers = [species.hitPoints, first.cost, first.mostDamage, second.cost, second.mostDamage] as const;
  return [name, ...numbers, first.name, second.name];
}

export class Pikachu extends Pokemon {
  constructor() {
    super(...numbersOf('Pikachu'));
  }
}

export class Charmander extends Pokemon {
  constructor() {
    super(...numbersOf('Charmander'));
  }
}

export class Bulbasaur extends Pokemon {
  constructor() {
    super(...numbersOf('Bulbasaur'));
  }
}

export class Squirtle extends Pokemon {
  constructor() {
    super(...numbersOf('Squirtle'));
  }
}

/** In the described order. */
export const KINDS = [Pikachu, Charmander, Bulbasaur, Squirtle] as const;
