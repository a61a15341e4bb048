import { readFile, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { GameResult, Log, ReportData, TournamentResult } from '@dedalo/protocol/report';
import { isPlainFile } from './is-plain-file.ts';
import { readLog } from './read-log.ts';

/** Bytes of the beginning and of the end of a log that are shown, as long as all of them together are not too many. */
const MOST_LOG = 8 * 1024;
const LEAST_LOG = 512;
const MOST_LOGS = 32 * 1024 * 1024;
const MOST_REPLAY = 8 * 1024 * 1024;

/** Reads what belongs to the games of a tournament; what is missing is left out. */
export async function gather(result: TournamentResult, folder: string): Promise<ReportData> {
  const replays: Record<string, string> = {};
  const logs: Record<string, readonly (Log | null)[]> = {};
  const most = shareOf(result.games);
  for (const game of result.games) {
    const replay = await readReplay(within(folder, game.replay));
    if (replay !== undefined) replays[game.id] = replay;
    const found = await readLogs(game, folder, most);
    if (found.some((log) => log !== null)) logs[game.id] = found;
  }
  return { result, replays, logs };
}

function shareOf(games: readonly GameResult[]): number {
  const count = games.reduce((sum, { logs }) => sum + logs.filter((log) => log !== null).length, 0);
  return Math.max(LEAST_LOG, Math.min(MOST_LOG, Math.floor(MOST_LOGS / (2 * Math.max(1, count)))));
}

async function readLogs(game: GameResult, folder: string, most: number): Promise<(Log | null)[]> {
  const found: (Log | null)[] = [];
  for (const path of game.logs) {
    const file = within(folder, path);
    found.push(file === undefined ? null : await readLog(file, most));
  }
  return found;
}

async function readReplay(file: string | undefined): Promise<string | undefined> {
  if (file === undefined || !(await isPlainFile(file))) return undefined;
  const { size } = await stat(file);
  return size <= MOST_REPLAY ? readFile(file, 'utf8') : undefined;
}

/** A file of the tournament's own folder: a name that leads out of it names nothing. */
function within(folder: string, path: string | null): string | undefined {
  if (path === null) return undefined;
  const file = resolve(join(folder, path));
  const inside = relative(resolve(folder), file);
  return inside === '' || inside.startsWith('..') || isAbsolute(inside) ? undefined : file;
}
