import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, expedition, type ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';

export type ExpeditionSession = Session<ExpeditionTypes>;

/** Nobody goes back where chance has spoken. */
const keepsPast = false;

export const startExpedition = (config: Config, seed: string): ExpeditionSession =>
  new Session(expedition, { config, seed, names: ['Player'], keepsPast });

/** Goes on with a record that has been verified. */
export const resumeExpedition = (record: GameRecord<ExpeditionTypes>): ExpeditionSession =>
  Session.resume(expedition, record, { keepsPast });

/** The journey that was left; one that does not hold is set aside and named. */
export const keptExpedition = (store: GameStore): ExpeditionSession | Aside | undefined =>
  keptGame(store, expedition, { resume: resumeExpedition });
