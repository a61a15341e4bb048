import { formatReplay, parseReplay, verifyReplay } from '@dedalo/engine';
import { metricsOf, sokoban } from '@dedalo/sokoban';
import type { GameStore } from '../game-store.ts';
import { keepFinished } from '../history/library-game.ts';
import { sokobanFacts } from './facts.ts';
import { sokobanProgress, solvedOnce } from './best-solutions.ts';
import { LAST_GAME } from './last-game.ts';
import { fingerprintOf, nextUnsolved } from './progress.ts';
import { runningName } from './running-name.ts';
import { type LevelSession, resumeRecord, startLevel } from './session.ts';

export { LAST_GAME } from './last-game.ts';
export { runningName } from './running-name.ts';

/** Keeps a game as it stands, and a solution when it is one. Whoever is cut off goes on from here. */
export function keepGame(store: GameStore, { session }: LevelSession): void {
  const { config, moves, pushes } = session.state;
  // A session goes on; its record of this moment does not.
  const record = session.record();
  const text = (): string => formatReplay(sokoban, record);
  const name = runningName(config.level, config.mode, session.seed);
  keepFinished(store, session, sokobanFacts);
  store.played(sokoban.id);
  store.keepRunning(LAST_GAME, text);
  const isSolved = session.outcome?.reason === 'solved';
  if (isSolved || record.actions.length === 0) store.dropRunning(name);
  else store.keepRunning(name, text);
  if (!isSolved) return undefined;
  if (config.mode === 'reverse') return undefined;
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

/** A kept game; one that does not hold is set aside and named. */
export function readKept(store: GameStore, name: string): LevelSession | { readonly aside: string } | undefined {
  const text = store.running(name);
  if (text === undefined) return undefined;
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(sokoban, parsed.value) : parsed;
  if (verified.ok) return resumeRecord(verified.value);
  return { aside: store.setRunningAside(name) ?? name };
}

/** The game to go on with: this one or, where it is solved, the next level that is not. */
export function unsolvedFrom(store: GameStore, level: LevelSession): LevelSession {
  const { session, origin } = level;
  const next = session.outcome?.reason === 'solved' && origin ? nextUnsolved(store.progress, origin) : undefined;
  return next ? keptLevel(store, startLevel(next, 'forward')) : level;
}
