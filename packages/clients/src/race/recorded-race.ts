import type { GameRecord } from '@dedalo/engine';
import { type Press, race as game, type Race, type RaceTypes } from '@dedalo/race';
import { RaceTwin } from './race-twin.ts';

/** Plays a verified record. */
export class RecordedRace {
  readonly #keys = new Map<number, Press>();
  #length = 0;
  readonly #twin: RaceTwin;

  constructor({ config, seed, actions, played }: GameRecord<RaceTypes>) {
    for (const { action } of actions.slice(0, played)) {
      if (action.press) this.#keys.set(this.#length, action.press);
      this.#length += action.ticks;
    }
    this.#twin = new RaceTwin(game.start(config, seed));
  }

  get race(): Race {
    return this.#twin.race;
  }

  /** In ticks. A race may end within its last run; that is known only after it has been played. */
  get length(): number {
    return this.race.status === 'running' ? this.#length : this.race.ticks;
  }

  get isOver(): boolean {
    return this.race.ticks >= this.length;
  }

  tick(): void {
    if (this.isOver) return;
    const { race } = this;
    const press = this.#keys.get(race.ticks);
    if (press) race.press(press);
    race.tick();
  }
}
