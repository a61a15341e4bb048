import { type Contest, CONTEST_IDS, loadContest } from '@dedalo/arena';
import { nearest } from '@dedalo/grid';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';

/** The game that somebody typed. */
export async function findContest(id: string): Promise<Contest> {
  const contest = await loadContest(id);
  if (contest) return contest;
  const meant = nearest(id, CONTEST_IDS);
  const about = { game: id, games: CONTEST_IDS, ...(meant !== undefined && { meant }) };
  throw new UsageError(arenaSpeech().match.unknownGame(about));
}
