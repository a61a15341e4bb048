import type { RaceSession } from '@dedalo/clients/race/session';
import { PlainRace } from './game.ts';
import { playGames, type PlainPlayOptions } from '../../../plain/play-lines.ts';

export const playPlainRace = (session: RaceSession, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainRace(session, context), options);
