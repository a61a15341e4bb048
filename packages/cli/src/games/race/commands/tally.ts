import { type Content, type End, type Event, TICKS_A_SECOND } from '@dedalo/race';

/** The result of a game, level by level. */
export interface PlayedLevels {
  /** Ticks from coming to a level to leaving it, of those that were passed. */
  readonly times: readonly number[];
  readonly livesLost: number;
  readonly end: End;
}

interface LevelTally {
  readonly name: string;
  reached: number;
  passed: number;
  ticks: number;
}

export interface Tally {
  readonly ends: Record<End, number>;
  readonly levels: readonly LevelTally[];
  livesLost: number;
}

export const createTally = ({ levels }: Content): Tally => ({
  ends: { finished: 0, overtaken: 0, 'no-lives': 0, 'action-limit': 0 },
  levels: levels.map(({ name }) => ({ name, reached: 0, passed: 0, ticks: 0 })),
  livesLost: 0,
});

/** Gathers what happens in a game. */
export class LevelWatch implements PlayedLevels {
  readonly times: number[] = [];
  livesLost = 0;
  end: End = 'action-limit';
  #begun = 0;

  see(event: Event): void {
    if (event.type === 'life-lost') this.livesLost++;
    else if (event.type === 'level-reached') this.#pass(event.tick);
    else if (event.type === 'ended') {
      this.end = event.end;
      if (event.end === 'finished') this.#pass(event.tick);
    }
  }

  #pass(tick: number): void {
    this.times.push(tick - this.#begun);
    this.#begun = tick;
  }
}

export function addGame(tally: Tally, { times, livesLost, end }: PlayedLevels): void {
  tally.ends[end]++;
  tally.livesLost += livesLost;
  for (const [index, level] of tally.levels.entries()) {
    const time = times[index];
    if (index <= times.length) level.reached++;
    if (time === undefined) continue;
    level.passed++;
    level.ticks += time;
  }
}

/** Seconds in hundredths; null where no game passed the level. */
export const meanSeconds = ({ passed, ticks }: LevelTally): number | null =>
  passed === 0 ? null : Math.round((100 * ticks) / passed / TICKS_A_SECOND) / 100;
