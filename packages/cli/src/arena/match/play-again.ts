import { join } from 'node:path';
import { type BoutReport, type Contest, Stopped } from '@dedalo/arena';
import { type BoutOptions, playBout } from '@dedalo/arena/bout/play-bout';
import { boutOf, type GameName, type Series } from '@dedalo/arena/series/index';
import type { GameId } from '@dedalo/catalogue';
import { endingWords } from '@dedalo/clients/ending-words';
import { printable } from '@dedalo/clients/printable';
import { parseReplay, ReplayCursor, verifyReplay } from '@dedalo/engine';
import { speech } from '../../speech.ts';
import { arenaSpeech } from '../arena-words.ts';
import { faultSentence } from '../fault-sentence.ts';
import { timeTable } from '../figures.ts';
import { spokenText } from '../spoken-text.ts';
import { hasLogs, replayHolds, writeText } from '../keep-files.ts';
import { untilStopped } from '../until-stopped.ts';

export interface Again {
  readonly contest: Contest;
  readonly series: Series;
  readonly name: GameName;
  readonly folder: string | undefined;
  readonly keepsReplay: boolean;
  readonly isJson: boolean;
}

const write = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays one game of a series again and prints what happens. */
export async function playAgain({ contest, series, name, folder, keepsReplay, isJson }: Again): Promise<void> {
  const said = arenaSpeech().match;
  const bout = boutOf({ ...series, ...(folder !== undefined && { logs: folder }) }, name);
  if (!isJson) {
    if (bout.title !== undefined) write(said.course(printable(bout.title)));
    for (const [seat, player] of bout.players.entries()) {
      write(series.isSolo ? said.soloPlayer(player.name) : said.seat({ seat: seat + 1, name: player.name }));
    }
  }
  const stop = new AbortController();
  const onLine: BoutOptions['onLine'] = (line) => write(spokenText(line));
  let report: BoutReport;
  try {
    report = await untilStopped(
      () => stop.abort(),
      () => playBout(bout, { signal: stop.signal, ...(!isJson && { onLine }) }),
    );
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return write(said.nothingPlayed);
  }
  if (folder !== undefined && keepsReplay) writeText(join(folder, `${bout.id}.replay`), report.replay);
  if (isJson) return write(jsonOf(report, folder));
  const hasPrograms = bout.players.some(({ kind }) => kind === 'program');
  tell({ contest, report, names: bout.players.map((player) => player.name), showsActions: !hasPrograms });
  if (folder === undefined) return;
  const holds = keepsReplay && replayHolds(contest.game, report.replay);
  write('');
  if (holds) write(said.kept({ folder, replays: 1 }));
  if (hasLogs(folder)) write(said.keptLogs(folder));
}

const jsonOf = ({ id, ending, actions, score, times, names }: BoutReport, folder: string | undefined): string =>
  JSON.stringify({ id, ending, actions, ...(score && { score }), times, names, folder: folder ?? null });

interface Told {
  readonly contest: Contest;
  readonly report: BoutReport;
  readonly names: readonly string[];
  readonly showsActions: boolean;
}

/** The actions, the last board, how it ended, and what time it took. */
function tell({ contest: { game }, report, names, showsActions }: Told): void {
  const parsed = parseReplay(report.replay);
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  if (parsed.ok && verified.ok) {
    const { actions } = parsed.value;
    if (showsActions)
      for (const [index, { seat, text }] of actions.entries()) write(`${index + 1}. ${seat + 1} ${text}`);
    const cursor = new ReplayCursor(game, verified.value);
    cursor.goTo(cursor.length);
    write(`\n${game.text.draw(game.view(cursor.state, 'public'))}\n`);
  } else write(arenaSpeech().match.brokenReplay);
  const { ending } = report;
  if (ending.type === 'fault') write(faultSentence(names[ending.seat]!, ending.fault));
  else write(endingWords(speech(), { game: game.id as GameId, seats: names.length }, ending.outcome));
  write(`\n${timeTable(report.times.map((time, seat) => ({ name: names[seat]!, time })))}`);
}
