import type { SokobanPlay } from '@dedalo/clients';
import { Guide } from '@dedalo/clients/sokoban/guide/guide';
import { Shortening } from '@dedalo/clients/sokoban/guide/shortening';
import type { SolverAnswer, SolverQuestion, SolverThread } from '@dedalo/clients/sokoban/guide/solver-talk';
import { announce } from '../../../app/announcer.tsx';
import { clientContext } from '../../../store/client-context.ts';
import { Thinker } from '../../../work/thinker.ts';

/** The solver in a worker. */
const solverThread = (): SolverThread =>
  new Thinker<SolverQuestion, SolverAnswer>(
    () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' }),
  );

export const createGuide = (play: SokobanPlay, changed: () => void): Guide =>
  new Guide({ play, context: clientContext, thread: solverThread(), changed, tell: announce });

export const createShortening = (play: SokobanPlay, changed: () => void): Shortening =>
  new Shortening({ play, context: clientContext, thread: solverThread(), changed });
