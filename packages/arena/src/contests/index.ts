import type { GameId } from '@dedalo/catalogue';
import type { Contest } from './contest.ts';

type Loader = () => Promise<Contest>;

/** Each is loaded when it is played. */
const CONTESTS: Readonly<Record<GameId, Loader>> = {
  pokelabirinto: async () => (await import('./pokelabirinto.ts')).pokelabirintoContest as unknown as Contest,
  race: async () => (await import('./race.ts')).raceContest as unknown as Contest,
  sokoban: async () => (await import('./sokoban.ts')).sokobanContest as unknown as Contest,
  stratego: async () => (await import('./stratego.ts')).strategoContest as unknown as Contest,
  theseus: async () => (await import('./theseus.ts')).theseusContest as unknown as Contest,
  'logic-maze': async () => (await import('./logic-maze.ts')).logicMazeContest as unknown as Contest,
};

export const CONTEST_IDS = Object.keys(CONTESTS) as GameId[];

/** The contest of a game, if there is such a game. */
export async function loadContest(id: string): Promise<Contest | undefined> {
  const known = CONTEST_IDS.find((one) => one === id);
  return known && CONTESTS[known]();
}
