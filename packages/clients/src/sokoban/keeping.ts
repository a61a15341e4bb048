import { metricsOf, sokoban } from '@dedalo/sokoban';
import type { GameStore } from '../game-store.ts';
import { type Aside, keepLevelSession, keptGame } from '../keep-session.ts';
import { sokobanProgress, solvedOnce } from './best-solutions.ts';
import { sokobanFacts } from './facts.ts';
import { fingerprintOf, nextUnsolved } from './progress.ts';
import { LAST_GAME } from './last-game.ts';
import { runningName } from './running-name.ts';
import { type LevelSession, resumeRecord, startLevel } from './session.ts';

/** Keeps a game that begins or is resumed: it is now the one that was played last. */
export function keepGame(store: GameStore, level: LevelSession): void {
  store.played(LAST_GAME);
  store.keepRunning(LAST_GAME, level.session.saveLater());
  keepStep(store, level);
}

/**
 * Keeps the current state of the level, and the solution if it is solved, so that an interrupted game can be resumed.
 */
export function keepStep(store: GameStore, { session }: LevelSession): void {
  const { config, moves, pushes } = session.state;
  const isSolved = session.outcome?.reason === 'solved';
  const name = runningName(config.level, config.mode, session.seed);
  keepLevelSession(store, session, { name, isSolved, facts: sokobanFacts });
  if (!isSolved) return undefined;
  // A solved level starts afresh; Continue leads from here to the next one.
  store.keepRunning(LAST_GAME, session.saveLater());
  if (config.mode === 'reverse') return undefined;
  const record = session.record();
  const line = record.actions.slice(0, record.played);
  const directions = line.flatMap(({ action }) => (action.type === 'move' ? [action.direction] : []));
  const measured = metricsOf(config.level, directions);
  if ('refusedAt' in measured) throw new Error(`a solved game cannot be played again (${measured.rejection.code})`);
  return store.reached(sokobanProgress, {
    level: fingerprintOf(config.level),
    title: session.title ?? '',
    isSolved: true,
    value: solvedOnce({ moves, pushes, solution: measured.letters }),
  });
}

/** The unfinished game of a level that is about to begin, if one was kept; else the level as it begins. */
export function keptLevel(store: GameStore, fresh: LevelSession): LevelSession {
  const { config, seed } = fresh.session;
  const kept = readKept(store, runningName(config.level, config.mode, seed));
  return kept && 'session' in kept ? { ...kept, origin: fresh.origin } : fresh;
}

/** A kept game; one that cannot be verified is set aside and named. */
export const readKept = (store: GameStore, name: string): LevelSession | Aside | undefined =>
  keptGame(store, sokoban, { resume: resumeRecord, name });

/** The level that was played last, as it was left. */
export function readLast(store: GameStore): LevelSession | Aside | undefined {
  const last = readKept(store, LAST_GAME);
  return last && 'session' in last ? keptLevel(store, last) : last;
}

/** The game to continue with: this one or, if it is solved, the next unsolved level. */
export function unsolvedFrom(store: GameStore, level: LevelSession): LevelSession {
  const { session, origin } = level;
  const next = session.outcome?.reason === 'solved' && origin ? nextUnsolved(store.progress, origin) : undefined;
  return next ? keptLevel(store, startLevel(next, 'forward')) : level;
}
