import { lettersOf } from '@dedalo/sokoban';
import { fingerprintOf } from './app/sokoban/progress.ts';
import type { LevelSession } from './sokoban-session.ts';
import type { Store } from './store/store.ts';

/** Keeps a game as it stands, and a solution when it is one. Whoever is cut off goes on from here. */
export function keepGame(store: Store, { session }: LevelSession): void {
  store.keepRunning('sokoban', session.save());
  const { config, moves, pushes } = session.state;
  if (session.outcome?.reason !== 'solved' || config.mode === 'reverse') return;
  const { actions, played } = session.record();
  const line = actions.slice(0, played).map(({ action }) => action);
  store.solved({
    game: 'sokoban',
    level: fingerprintOf(config.level),
    title: session.title ?? '',
    moves,
    pushes,
    solution: lettersOf(config.level, line),
  });
}
