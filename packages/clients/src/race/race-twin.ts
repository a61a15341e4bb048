import { Random } from '@dedalo/grid';
import { mapsOfLevel, Race, type State } from '@dedalo/race';

/** A race that ticks change, started from a state; it can give its own state at any time. */
export class RaceTwin {
  readonly race: Race;
  readonly #seed: string;
  readonly #random: Random;

  constructor({ scene, seed, random }: State) {
    this.#seed = seed;
    this.#random = new Random('', Int32Array.from(random.words), random.index);
    this.race = new Race(scene, {
      draws: this.#random,
      mapsOf: (level) => mapsOfLevel(scene.config, seed, level),
    });
  }

  state(): State {
    return { scene: this.race.scene(), seed: this.#seed, random: this.#random.save() };
  }
}
