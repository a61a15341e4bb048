import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import { playGames, type PlainPlayOptions } from '../../../plain/play-lines.ts';
import { PlainExpedition } from './game.ts';

export const playPlainExpedition = (session: ExpeditionSession, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainExpedition(session, context), options);
