import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { logFile } from '@dedalo/arena/bout/log-file';
import { AGAIN, boutOf, formatGameName, MATCH, duelsOn, parseGameName, runsOf } from '@dedalo/arena/tournament/index';
import { UsageError } from '../../usage.ts';
import { arenaSpeech } from '../arena-words.ts';
import { makeFolder, makeFreshFolder, nameOfSeed } from '../fresh-folder.ts';
import { freshSeriesSeed } from '../fresh-series-seed.ts';
import { playOne } from '../play-one.ts';
import { type MatchOrder, matchOf } from './set-up.ts';

/** Plays one game of a match again and prints what happens. */
export async function playAgain(order: MatchOrder, text: string): Promise<void> {
  const said = arenaSpeech().match;
  const name = parseGameName(text);
  if (!name) throw new UsageError(said.unknownGameId(text));
  const { arenaGame, players, typed } = order;
  const { seed = freshSeriesSeed(), out, replays, json } = typed.flags;
  const tournament = matchOf(order, seed);
  const { field } = tournament;
  const duels = duelsOn(field, MATCH, { from: name.pair, to: name.pair });
  const run = runsOf(field, { duels }).find(({ id }) => id === formatGameName(name))!;
  const hasPrograms = players.some(({ kind }) => kind === 'program');
  const stem = `match-${arenaGame.game.id}-${nameOfSeed(seed)}-${name.pair}${name.leg}`;
  const folder =
    replays || hasPrograms ? (out === undefined ? makeFreshFolder(stem) : makeFolder(join(out, AGAIN))) : undefined;
  const bout = boutOf(tournament, run, folder === undefined ? {} : { logs: folder });
  const report = await playOne({
    arenaGame,
    bout,
    ...(replays && { folder }),
    isQuiet: json === true,
  });
  if (!report) return;
  if (json) {
    const { replay: _, ...told } = report;
    process.stdout.write(`${JSON.stringify({ ...told, folder: folder ?? null })}\n`);
  } else if (folder !== undefined) {
    if (replays && report.holds) process.stdout.write(`\n${said.kept({ folder, replays: 1 })}\n`);
    const hasLogs = bout.players.some((_, seat) => existsSync(logFile(folder, bout.id, seat)));
    if (hasLogs) process.stdout.write(`${said.keptLogs(folder)}\n`);
  }
}
