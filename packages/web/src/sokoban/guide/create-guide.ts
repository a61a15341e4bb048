import type { SokobanPlay } from '@dedalo/clients';
import { Guide } from '@dedalo/clients/sokoban/guide/guide';
import type { SolverAnswer, SolverQuestion } from '@dedalo/clients/sokoban/guide/solver-talk';
import { announce } from '../../app/announcer.tsx';
import { desk } from '../../store/desk.ts';
import { Thinker } from '../../work/thinker.ts';

/** A guide whose solver works beside the page. */
export function createGuide(play: SokobanPlay, changed: () => void): Guide {
  const thread = new Thinker<SolverQuestion, SolverAnswer>(
    () => new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' }),
  );
  return new Guide({ play, desk, thread, changed, tell: announce });
}
