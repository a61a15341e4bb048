import type { Game } from '@dedalo/engine';
import type { FastifyInstance } from 'fastify';
import { addLive } from './live/live.ts';
import { addMatchRoutes } from './matches/routes.ts';
import { Rooms } from './matches/rooms.ts';
import { addPeople } from './people/person-of.ts';
import { People } from './people/people.ts';
import { addPeopleRoutes } from './people/routes.ts';
import { addOriginCheck } from './same-origin.ts';
import { Journal } from './store/journal.ts';
import { MatchStore } from './store/matches.ts';
import { openDatabase } from './store/open-store.ts';
import { Runs } from './store/runs.ts';

export interface OnlineOptions {
  /** Where the database lies. */
  readonly dataFolder: string;
  readonly findGame: (id: string) => Game | undefined;
  readonly now?: () => number;
}

/** Matches between people, added to a server before it listens. */
export async function addOnline(app: FastifyInstance, options: OnlineOptions): Promise<void> {
  const { dataFolder, findGame, now = Date.now } = options;
  const failed = (error: unknown): void => app.log.error(error);
  const database = await openDatabase(dataFolder);
  const runs = await Runs.begin(database, now);
  const people = new People(database);
  const journal = new Journal(database);
  const rooms = new Rooms({ store: new MatchStore(database, findGame), journal, runs, now, failed });
  addOriginCheck(app);
  addPeople(app, people);
  addPeopleRoutes(app, people, now);
  addMatchRoutes(app, { rooms, findGame });
  addLive(app, { rooms, now });
  app.addHook('onClose', async () => {
    rooms.close();
    await journal.drained();
    await runs.end();
    await database.destroy();
  });
  await rooms.resume();
}
