import type { Random } from '@dedalo/grid';
import { drawDamage } from '../fight/damage.ts';
import type { Species } from '../species.ts';

/** The described base class (P5 to P7). Hit points and energy are its own, so that a fight leaves its marks on it. */
export class Pokemon {
  readonly #nome: string;
  readonly #atk1: string;
  readonly #atk2: string;
  #pf: number;
  #e = 0;
  #eatk1: number;
  #maxatk1: number;
  #eatk2: number;
  #maxatk2: number;

  constructor(
    nome: string,
    pf: number,
    eatk1: number,
    maxatk1: number,
    eatk2: number,
    maxatk2: number,
    atk1: string,
    atk2: string,
  ) {
    this.#nome = nome;
    this.#pf = count('Pokemon', pf);
    this.#eatk1 = count('Pokemon', eatk1);
    this.#maxatk1 = count('Pokemon', maxatk1);
    this.#eatk2 = count('Pokemon', eatk2);
    this.#maxatk2 = count('Pokemon', maxatk2);
    this.#atk1 = atk1;
    this.#atk2 = atk2;
  }

  /** The damage of the first attack. The described program draws it from `Math.random`; here chance is given. */
  attacco1(rand: Random): number {
    return drawDamage({ mostDamage: this.#maxatk1 }, rand);
  }

  /** Up to its own maximum, which the described code mistakes for that of the first attack (PB1). */
  attacco2(rand: Random): number {
    return drawDamage({ mostDamage: this.#maxatk2 }, rand);
  }

  getNome(): string {
    return this.#nome;
  }

  getPf(): number {
    return this.#pf;
  }

  /** Hit points stop at 0 (PB2). */
  setPf(pf: number): void {
    this.#pf = count('Pokemon.setPf', Math.max(0, pf));
  }

  getE(): number {
    return this.#e;
  }

  setE(e: number): void {
    this.#e = count('Pokemon.setE', e);
  }

  getAtk1(): string {
    return this.#atk1;
  }

  getEatk1(): number {
    return this.#eatk1;
  }

  setEatk1(eatk1: number): void {
    this.#eatk1 = count('Pokemon.setEatk1', eatk1);
  }

  getMaxatk1(): number {
    return this.#maxatk1;
  }

  setMaxatk1(maxatk1: number): void {
    this.#maxatk1 = count('Pokemon.setMaxatk1', maxatk1);
  }

  getAtk2(): string {
    return this.#atk2;
  }

  getEatk2(): number {
    return this.#eatk2;
  }

  setEatk2(eatk2: number): void {
    this.#eatk2 = count('Pokemon.setEatk2', eatk2);
  }

  getMaxatk2(): number {
    return this.#maxatk2;
  }

  setMaxatk2(maxatk2: number): void {
    this.#maxatk2 = count('Pokemon.setMaxatk2', maxatk2);
  }
}

/** Counts of the type `int`; below 0 they would mean nothing. */
function count(method: string, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${method}: ${value} is no count from 0 on`);
  return value;
}

/** The Pokémon as the rules know it. */
export const speciesOf = (pokemon: Pokemon): Species => ({
  name: pokemon.getNome(),
  hitPoints: pokemon.getPf(),
  attacks: [
    { name: pokemon.getAtk1(), cost: pokemon.getEatk1(), mostDamage: pokemon.getMaxatk1() },
    { name: pokemon.getAtk2(), cost: pokemon.getEatk2(), mostDamage: pokemon.getMaxatk2() },
  ],
});
