import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { playBout, Stopped } from '@dedalo/arena';
import {
  AGAIN,
  boutOf,
  Journal,
  JOURNAL,
  openRunFolder,
  plan,
  pointsFrom,
  runsOf,
} from '@dedalo/arena/tournament/index';
import type { GameId } from '@dedalo/catalogue';
import { endingWords } from '@dedalo/clients/ending-words';
import { printable } from '@dedalo/clients/printable';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { faultSentence } from '../../arena/fault-sentence.ts';
import { timeTable } from '../../arena/figures.ts';
import { spokenText } from '../../arena/spoken-text.ts';
import { untilStopped } from '../../arena/until-stopped.ts';
import { speech } from '../../speech.ts';
import { UsageError } from '../../usage.ts';
import type { Order } from './order.ts';
import { charterFor, tournamentOf } from './prepared.ts';
import { folderSentence } from './sentences.ts';

const write = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays one game of a tournament again as it was played, and shows what is said. It counts for nothing. */
export async function playAgain(order: Order, id: string, folder: string): Promise<void> {
  const said = arenaSpeech().tournament;
  const opened = openRunFolder(folder, { isRestart: false });
  if (!opened.ok) throw new UsageError(folderSentence(folder, opened.error));
  const stop = new AbortController();
  try {
    if (!opened.value.charter) throw new UsageError(said.notBegun(folder));
    const charter = await charterFor(order, opened.value, stop.signal);
    const tournament = tournamentOf(order, charter, resolve(folder));
    const journal = await Journal.open(join(folder, JOURNAL));
    if (!journal.ok) throw new UsageError(folderSentence(folder, journal.error));
    const { field } = tournament;
    const { played } = journal.value;
    await journal.value.close();
    const run = runsOf(field, plan(field, pointsFrom(field, played))).find((one) => one.id === id);
    if (!run) throw new UsageError(said.noSuchGame({ id, folder }));
    const place = join(resolve(folder), AGAIN);
    mkdirSync(place, { recursive: true });
    const bout = boutOf(tournament, run, place);
    const names = bout.players.map(({ name }) => printable(name));
    for (const [seat, name] of names.entries()) write(arenaSpeech().match.seat({ seat: seat + 1, name }));
    const report = await untilStopped(
      () => stop.abort(),
      () => playBout(bout, { signal: stop.signal, onLine: (line) => write(spokenText(line)) }),
    );
    writeFileSync(join(place, `${id}.replay`), report.replay);
    const { ending } = report;
    const isFault = ending.type === 'fault';
    const about = { game: order.contest.game.id as GameId, seats: names.length };
    write(isFault ? faultSentence(names[ending.seat]!, ending.fault) : endingWords(speech(), about, ending.outcome));
    write(`\n${timeTable(report.times.map((time, seat) => ({ name: names[seat]!, time })))}`);
    write(`\n${said.playedAgain(join(folder, AGAIN))}`);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  } finally {
    opened.value.close();
  }
}
