import { type GameRecord, Session } from '@dedalo/engine';
import { type Config, expedition, type ExpeditionTypes } from '@dedalo/pokelabirinto/expedition';
import type { GameStore } from '../game-store.ts';
import { type Aside, keptGame } from '../keep-session.ts';

export type ExpeditionSession = Session<ExpeditionTypes>;

/** A draw of chance cannot be undone. */
const keepsPast = false;

export const startExpedition = (config: Config, seed: string): ExpeditionSession =>
  new Session(expedition, { config, seed, names: ['Player'], keepsPast });

/** Resumes a record that has been verified. */
export const resumeExpedition = (record: GameRecord<ExpeditionTypes>): ExpeditionSession =>
  Session.resume(expedition, record, { keepsPast });

/** The unfinished journey; one that cannot be verified is set aside and named. */
export const keptExpedition = (store: GameStore): ExpeditionSession | Aside | undefined =>
  keptGame(store, expedition, { resume: resumeExpedition });
