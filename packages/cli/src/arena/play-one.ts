import { join } from 'node:path';
import { type Bout, type BoutReport, type ArenaGame, nameInSeat, playBout, Stopped } from '@dedalo/arena';
import { printable } from '@dedalo/clients/printable';
import { parseReplay, ReplayCursor, verifyReplay } from '@dedalo/engine';
import { arenaSpeech } from './arena-words.ts';
import { endingText } from './ending-text.ts';
import { timeTable } from './figures.ts';
import { spokenText } from './spoken-text.ts';
import { untilStopped } from './until-stopped.ts';
import { writeText } from './write-text.ts';

export interface PlayOne {
  readonly arenaGame: ArenaGame;
  readonly bout: Bout;
  /** Where its replay is written; without it none is kept. */
  readonly folder?: string | undefined;
  readonly isQuiet: boolean;
}

const write = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays one game of a match or a tournament again, without counting it, and prints what happens. */
export async function playOne({ arenaGame, bout, folder, isQuiet }: PlayOne): Promise<BoutReport | undefined> {
  const said = arenaSpeech().match;
  const names = bout.players.map((player, seat) =>
    printable(player.kind === 'bot' ? nameInSeat(arenaGame.bots, player, seat) : player.name),
  );
  if (!isQuiet) {
    if (bout.title !== undefined) write(said.course(printable(bout.title)));
    for (const [seat, name] of names.entries()) {
      write(names.length === 1 ? said.soloPlayer(name) : said.seat({ seat: seat + 1, name }));
    }
  }
  const stop = new AbortController();
  let report: BoutReport;
  try {
    report = await untilStopped(
      () => stop.abort(),
      () => playBout(bout, { signal: stop.signal, ...(!isQuiet && { onLine: (line) => write(spokenText(line)) }) }),
    );
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    write(said.nothingPlayed);
    return undefined;
  }
  if (folder !== undefined) writeText(join(folder, `${bout.id}.replay`), report.replay);
  const hasPrograms = bout.players.some(({ kind }) => kind === 'program');
  if (!isQuiet) tell({ arenaGame, report, names, showsActions: !hasPrograms });
  return report;
}

interface Told {
  readonly arenaGame: ArenaGame;
  readonly report: BoutReport;
  readonly names: readonly string[];
  readonly showsActions: boolean;
}

/** The actions, the last board, how it ended, and the times. */
function tell({ arenaGame: { game }, report, names, showsActions }: Told): void {
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
  write(endingText(game.id, names, report.ending));
  write(`\n${timeTable(report.times.map((time, seat) => ({ name: names[seat]!, time })))}`);
}
