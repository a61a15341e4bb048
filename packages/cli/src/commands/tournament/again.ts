import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AGAIN, boutOf, plan, pointsFrom, runsOf } from '@dedalo/arena/tournament/index';
import { arenaSpeech } from '../../arena/arena-words.ts';
import { playOne } from '../../arena/play-one.ts';
import { inRunFolder, openJournal } from '../../arena/run-folder.ts';
import { UsageError } from '../../usage.ts';
import type { Order } from './order.ts';
import { checkCharter, tournamentOf } from './prepared.ts';

/** What may differ in a game that is played again: with longer clocks and wider limits a fault can be looked at. */
const FREE = ['clock', 'limits', 'sandbox'];

/** Plays one game of a tournament again as it was played, and shows the messages. Its result does not count. */
export const playAgain = (order: Order, id: string, folder: string): Promise<void> =>
  inRunFolder({ folder, isRestart: false }, async ({ run }) => {
    const said = arenaSpeech().tournament;
    const charter = checkCharter(order, run, FREE);
    if (!charter) throw new UsageError(said.notBegun(folder));
    const tournament = await tournamentOf(order, { charter, absent: [] }, resolve(folder));
    const journal = await openJournal(folder);
    const { field } = tournament;
    const runs = runsOf(field, plan(field, pointsFrom(field, journal.played)));
    await journal.close();
    const wanted = runs.find((one) => one.id === id);
    if (!wanted) throw new UsageError(said.noSuchGame({ id, folder }));
    const place = join(resolve(folder), AGAIN);
    mkdirSync(place, { recursive: true });
    const bout = boutOf(tournament, wanted, { logs: place, hidden: resolve(folder) });
    const report = await playOne({ arenaGame: order.arenaGame, bout, folder: place, isQuiet: false });
    if (report) process.stdout.write(`\n${said.playedAgain(join(folder, AGAIN))}\n`);
  });
