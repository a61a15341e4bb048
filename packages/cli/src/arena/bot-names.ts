import { CONTEST_IDS, loadContest } from '@dedalo/arena';

/** The bots of all games. */
export async function botNames(): Promise<readonly string[]> {
  const contests = await Promise.all(CONTEST_IDS.map(loadContest));
  return [...new Set(contests.flatMap((contest) => contest?.bots.map(({ name }) => name) ?? []))];
}
