import { ReplayCursor } from '@dedalo/engine';
import { PACKS, sokoban } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { Guide } from '../../../src/sokoban/guide/guide.ts';
import { SolverSlices } from '../../../src/sokoban/guide/solver-slices.ts';
import type { SolverQuestion, SolverThread } from '../../../src/sokoban/guide/solver-talk.ts';
import { type LevelSource, packSource } from '../../../src/sokoban/level-source.ts';
import { bestOf } from '../../../src/sokoban/progress.ts';
import { startLevel } from '../../../src/sokoban/session.ts';
import { SokobanPlay } from '../../../src/sokoban/sokoban-play.ts';
import { MemoryStore } from '../../memory-store.ts';
import { fileOf, go } from '../playing.ts';

const words = await loadWords('en');
const SHOVE = ['#######', '#@ $ .#', '#  $ .#', '#     #', '#######'];

/** A solver that answers at once; time goes by with every look at the clock. */
function thread(): SolverThread & { readonly asked: SolverQuestion['kind'][] } {
  let now = 0;
  const slices = new SolverSlices(() => (now += 30));
  const asked: SolverQuestion['kind'][] = [];
  return {
    asked,
    ask: async (question) => {
      asked.push(question.kind);
      return slices.answer(question);
    },
    stop: () => undefined,
  };
}

function open(levels: readonly string[] | LevelSource, mode: 'forward' | 'reverse' = 'forward') {
  const source = 'collection' in levels ? levels : fileOf(levels);
  const store = new MemoryStore();
  const context = { store, words, language: 'en' as const, settings: { deadlockNotice: true, deadSquares: false } };
  const play = new SokobanPlay(context, startLevel({ source, number: 1 }, mode));
  const solver = thread();
  const told: string[] = [];
  const guide = new Guide({ play, context, thread: solver, changed: () => undefined, tell: (text) => told.push(text) });
  return { play, guide, solver, told, store };
}

const texts = (guide: Guide): string[] => guide.lines().map(({ text }) => text);

describe('a hint', () => {
  test('is the next push, marked and described; the following ones are known', async () => {
    const { play, guide, solver, told } = open(SHOVE);
    await guide.hint();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Push the box at D[23] to the right\. 4 pushes to the end\.$/);
    expect(texts(guide)).toEqual(told);
    expect(guide.push).toMatchObject({ direction: 'east' });
    expect(solver.asked).toEqual(['solve']);

    go(play, guide.push!.box < play.state.config.level.width * 2 ? 'rr' : 'drr');
    expect(guide.isHintShown, 'after the push it is gone').toBe(false);
    await guide.hint();
    expect(texts(guide)[0]).toContain('3 pushes to the end.');
    expect(solver.asked, 'it was remembered').toEqual(['solve']);
  });

  test('stays while one only walks, and goes away when it is asked for again', async () => {
    const { play, guide } = open(SHOVE);
    await guide.hint();
    go(play, 'dd');
    expect(guide.isHintShown).toBe(true);
    guide.toggleHint();
    expect(guide.isHintShown).toBe(false);
  });

  test('along a stored solution nothing is searched for, and the level’s lesson is shown too', async () => {
    const { guide, solver } = open([...SHOVE, '', 'Idea: Straight on.', '', 'Solution', 'rRRlldRR']);
    await guide.hint();
    expect(texts(guide)).toEqual(['Straight on.', 'Push the box at D2 to the right. 4 pushes to the end.']);
    expect(solver.asked).toEqual([]);
  });

  test('says that a level is lost where that is proven, and knows it then', async () => {
    const lost = open(['######', '#@$  #', '#  ###', '#.####', '######']);
    await lost.guide.hint();
    await lost.guide.hint();
    expect(lost.told).toEqual([words.games.sokoban.guide.unsolvable, words.games.sokoban.guide.unsolvable]);
    expect(lost.guide.push).toBeUndefined();
    expect(lost.solver.asked).toEqual(['solve']);
  });

  test('is for forward play', () => {
    const { guide } = open(SHOVE, 'reverse');
    expect(guide.toggleHint()).toMatchObject({ message: { text: words.games.sokoban.guide.onlyForward } });
  });

  test('that is not wanted any more is not searched for: a push stops it', async () => {
    const { play, guide, told } = open(SHOVE);
    const hint = guide.hint();
    go(play, 'rr');
    await hint;
    expect(guide.isSearching).toBe(false);
    expect(told).toEqual([]);
  });
});

describe('a solution that is watched', () => {
  test('continues the current game, and is not the player’s own', async () => {
    const { play, guide, store } = open(SHOVE);
    go(play, 'rr');
    const { record, position } = (await guide.watch())!;
    expect(position).toBe(2);
    const cursor = new ReplayCursor(sokoban, record);
    cursor.goTo(position);
    expect(cursor.state).toEqual(play.state);
    cursor.goTo(cursor.length);
    expect(sokoban.outcome(cursor.state)?.reason).toBe('solved');
    expect(play.state.moves).toBe(2);
    expect(bestOf(store.progress, play.state.config.level)).toBeUndefined();
  });

  test('where there is none, that is shown', async () => {
    const { guide } = open(['######', '#@$  #', '#  ###', '#.####', '######']);
    expect(await guide.watch()).toBeUndefined();
    expect(texts(guide)).toEqual([words.games.sokoban.guide.unsolvable]);
  });
});

test('every level of the packs has its hint, also where nothing is stored', async () => {
  for (const source of PACKS.map(packSource)) {
    for (const entry of source.collection.entries) {
      const bare = { ...source, collection: { ...source.collection, entries: [{ ...entry, games: [] }] } };
      const { guide } = open(bare);
      await guide.hint();
      expect(guide.push, `${source.name}: ${entry.title}`).toBeDefined();
    }
  }
});
