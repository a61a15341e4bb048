import type { Direction } from '@dedalo/grid';
import type { SokobanTypes } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import type { Intent } from '../../src/intent.ts';
import type { Message } from '../../src/message.ts';
import { GameController } from '../../src/play/controller.ts';
import type { Happening } from '../../src/play/happening.ts';
import type { Pace } from '../../src/play/pace.ts';
import type { LevelSession } from '../../src/sokoban/session.ts';
import { type SokobanContext, SokobanPlay } from '../../src/sokoban/sokoban-play.ts';
import { MemoryStore } from '../memory-store.ts';
import { levelFrom, sessionOn } from '../sokoban/support.ts';
import { JsonSource } from './json-source.ts';
import { TestClock } from './test-clock.ts';

export const en = await loadWords('en');

export const STEP_MS = 50;
export const GLIDE_MS = 90;
const PACE: Pace = { glideMs: GLIDE_MS, stepMs: () => STEP_MS };

export interface Controlled {
  readonly play: SokobanPlay;
  readonly controller: GameController<SokobanTypes>;
  readonly clock: TestClock;
  readonly store: MemoryStore;
  /** What the client was told, in order. */
  readonly told: string[];
  readonly heard: Happening<SokobanTypes>[];
}

export const levelOf = (...rows: readonly string[]): LevelSession => ({
  session: sessionOn(levelFrom(...rows)),
  origin: undefined,
});

/** A level that is played in this process or, where there is a delay, elsewhere. */
export function control(level: LevelSession, { delay }: { readonly delay?: number } = {}): Controlled {
  const clock = new TestClock();
  const store = new MemoryStore();
  const context: SokobanContext = {
    store,
    words: en,
    language: 'en',
    settings: { deadlockNotice: true, deadSquares: false },
    ...(delay !== undefined && {
      openSource: (session, viewer) => new JsonSource(session, viewer, { clock, delay, tellsReplay: 'always' }),
    }),
  };
  const play = new SokobanPlay(context, level);
  const told: string[] = [];
  const heard: Happening<SokobanTypes>[] = [];
  const controller = new GameController<SokobanTypes>(play, {
    clock,
    refusalRole: 'faint',
    pace: () => PACE,
    words: () => en,
    changed: () => told.push('changed'),
    heard: (happening) => {
      told.push(happening.kind);
      heard.push(happening);
    },
    said: ({ text }: Message) => told.push(text),
  });
  return { play, controller, clock, store, told, heard };
}

/** Goes these ways, one after the other. */
export const walk = (...directions: readonly Direction[]): Intent<SokobanTypes> => ({
  kind: 'play',
  actions: directions.map((direction) => ({ type: 'move', direction })),
});
