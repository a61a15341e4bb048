import { FIELD_RACES } from './fields.ts';
import { mazeRace } from './mazes.ts';
import { PATH_RACES } from './paths.ts';
import { playRace } from './play.ts';
import type { Race } from './race.ts';

/** A list of races of different kinds: only the race itself knows its tasks and answers. */
const anyRace = <Task, Answer>(race: Race<Task, Answer>): Race<unknown, unknown> => race as Race<unknown, unknown>;

export const RACES: readonly Race<unknown, unknown>[] = [
  anyRace(mazeRace(1001, { rounds: 20, budget: 4000, seeds: [1, 2, 3] })),
  anyRace(mazeRace(4001, { rounds: 10, budget: 5000, seeds: [1] })),
  ...PATH_RACES.map(anyRace),
  ...FIELD_RACES.map(anyRace),
  anyRace(playRace),
];
