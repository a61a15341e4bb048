import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { shortenableBy, Shortening, whyNotShorten } from '../../../src/sokoban/guide/shortening.ts';
import { SolverSlices } from '../../../src/sokoban/guide/solver-slices.ts';
import type { SolverThread } from '../../../src/sokoban/guide/solver-talk.ts';
import { bestOf } from '../../../src/sokoban/progress.ts';
import { startLevel } from '../../../src/sokoban/session.ts';
import { SokobanPlay } from '../../../src/sokoban/sokoban-play.ts';
import { MemoryStore } from '../../memory-store.ts';
import { fileOf, go } from '../playing.ts';

const words = await loadWords('en');
const ROWS = ['########', '#@ $ . #', '#      #', '########'];

function open(...notes: readonly string[]) {
  const store = new MemoryStore();
  const context = { store, words, language: 'en' as const, settings: { deadlockNotice: true, deadSquares: false } };
  const play = new SokobanPlay(context, startLevel({ source: fileOf([...ROWS, '', ...notes]), number: 1 }, 'forward'));
  const slices = new SolverSlices(() => performance.now());
  const thread: SolverThread = { ask: async (question) => slices.answer(question), stop: () => undefined };
  return { play, store, context, thread };
}

test('a solution gets shorter; kept, it is watched beside the player’s own, whose best stays', async () => {
  const { play, store, context, thread } = open();
  expect(shortenableBy(context, play)).toEqual([]);
  expect(whyNotShorten(context, play)).toBe(words.games.sokoban.guide.shorten.none);
  go(play, 'durlrlrrr');
  expect(play.session.outcome?.reason).toBe('solved');
  expect(shortenableBy(context, play)).toEqual(['moves', 'pushes']);

  const states: string[] = [];
  const shortening: Shortening = new Shortening({
    play,
    context,
    thread,
    changed: () => states.push(shortening.state),
  });
  await shortening.start('moves');
  expect(states[0]).toBe('working');
  expect(shortening).toMatchObject({ state: 'done', isShorter: true, letters: 'rRR', now: { moves: 3, pushes: 2 } });
  expect(shortening.before).toEqual({ moves: 9, pushes: 2 });
  expect(shortening.record.actions).toHaveLength(3);

  shortening.keep();
  const best = bestOf(store.progress, play.state.config.level);
  expect(best).toMatchObject({ bestMoves: { moves: 9 }, shortenedMoves: { moves: 3, solution: 'rRR' } });
  expect(play.solutions().map(({ kind, letters }) => [kind, letters.length])).toEqual([
    ['moves', 9],
    ['shortened', 3],
  ]);
});

test('what cannot be shortened stays as it is, and is done at once when it is asked again', async () => {
  const { play, context, thread } = open();
  go(play, 'rrr');
  const shortening = new Shortening({ play, context, thread, changed: () => undefined });
  await shortening.start('pushes');
  await shortening.start('pushes');
  expect(shortening).toMatchObject({ state: 'done', isShorter: false, letters: 'rRR' });
});

test('what is proven to be the fewest is not shortened any further', () => {
  const { play, context, thread } = open('Solution', 'rRR', 'Proven: fewest moves, fewest pushes');
  go(play, 'durrr');
  expect(shortenableBy(context, play)).toEqual(['moves']);
  expect(new Shortening({ play, context, thread, changed: () => undefined })).toMatchObject({
    ways: ['moves'],
    by: 'moves',
  });
  go(new SokobanPlay(context, startLevel(play.origin!, 'forward')), 'rrr');
  expect(shortenableBy(context, play)).toEqual([]);
  expect(whyNotShorten(context, play)).toBe(words.games.sokoban.guide.shorten.shortest);
});
