import type { RaceSession } from '@dedalo/clients/race/session';
import { PlainRace } from './plain-race.ts';
import { playGames, type PlainPlayOptions } from './play-lines.ts';

export const playPlainRace = (session: RaceSession, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainRace(session, context), options);
