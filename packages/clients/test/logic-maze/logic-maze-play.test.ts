import { type Move, PACKS, findPack } from '@dedalo/theseus/logic';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { keptMaze } from '../../src/logic-maze/keeping.ts';
import { runningMaze } from '../../src/logic-maze/running-maze.ts';
import { LogicMazePlay, type MazeContext } from '../../src/logic-maze/logic-maze-play.ts';
import { bestEscape, firstUnsolvedMaze, nextUnsolvedMaze } from '../../src/logic-maze/progress.ts';
import { entryOf, originOf, startMaze } from '../../src/logic-maze/session.ts';
import { isEscape } from '../../src/logic-maze/best-escape.ts';
import { MemoryStore } from '../memory-store.ts';

const en = await loadWords('en');
const FIRST = { pack: 'lessons', number: 1 } as const;

const contextOf = (deadlockNotice = true): MazeContext & { store: MemoryStore } => ({
  store: new MemoryStore(),
  words: en,
  language: 'en',
  settings: { deadlockNotice },
});

function go(play: LogicMazePlay, ...moves: Move[]): void {
  for (const move of moves) {
    expect(play.session.play(0, { move }).ok).toBe(true);
    play.keep();
  }
}

test('lost, undone, escaped; the best is kept with its moves', () => {
  const context = contextOf();
  const play = new LogicMazePlay(context, startMaze(FIRST));
  expect(play.title()).toBe('Lessons 1: Two for one');
  expect(play.hint()).toContain('For every step');
  go(play, 'left', 'wait');
  expect(play.verdict()).toEqual({ text: 'From here there is no escape any more.', role: 'bad' });
  expect(new LogicMazePlay(contextOf(false), { session: play.session, origin: FIRST }).verdict()).toBeUndefined();
  play.session.moveInTime('undo');
  expect(play.verdict()).toBeUndefined();
  expect(context.store.games.size).toBe(1);
  go(play, 'left', 'left', 'left');
  expect(play.verdict()).toEqual({ text: 'Escaped in 4 moves.', role: 'good' });
  expect(play.best()).toBe('best 4, shortest 4');
  expect(context.store.games.size).toBe(0);
  expect(bestEscape(context.store.progress, play.session.config.level)).toMatchObject({ moves: 4, solution: 'llll' });
  play.next();
  expect(play.title()).toBe('Lessons 2: Sideways first');
  play.previous();
  expect(play.title()).toBe('Lessons 1: Two for one');
});

test('every level of the packs is known again, and has a solution to watch', () => {
  for (const pack of PACKS) {
    for (const [index, { level }] of findPack(pack).entries.entries()) {
      const origin = { pack, number: index + 1 };
      expect(originOf(level)).toEqual(origin);
      const play = new LogicMazePlay(contextOf(), startMaze(origin));
      expect(play.solution()?.actions.length).toBe(entryOf(origin)!.solution!.length);
    }
  }
  expect(() => startMaze({ pack: 'lessons', number: 99 })).toThrow(RangeError);
});

test('an unfinished level is resumed; one that cannot be verified is set aside', () => {
  const context = contextOf();
  go(new LogicMazePlay(context, startMaze(FIRST)), 'left');
  expect(keptMaze(context.store, startMaze(FIRST)).session.state.actions).toBe(1);
  const name = runningMaze(startMaze(FIRST).session.config.level);
  context.store.games.set(name, 'nonsense');
  expect(keptMaze(context.store, startMaze(FIRST)).session.state.actions).toBe(0);
  expect([...context.store.aside.keys()]).toEqual([name]);
});

test('the next level that is not solved, round and in the other pack', () => {
  const context = contextOf();
  expect(firstUnsolvedMaze(context.store.progress)).toEqual(FIRST);
  for (const [index, { solution }] of findPack('lessons').entries.entries()) {
    const last = { pack: 'lessons', number: index + 1 } as const;
    expect(firstUnsolvedMaze(context.store.progress)).toEqual(last);
    go(new LogicMazePlay(context, startMaze(last)), ...solution!);
  }
  expect(nextUnsolvedMaze(context.store.progress, FIRST)).toEqual({ pack: 'labyrinths', number: 1 });
});

test('only in a logic maze a solution waits, and nothing is pushed there', () => {
  const waiting = { moves: 3, pushes: 0, solution: 'lwr' };
  expect(isEscape(waiting)).toBe(true);
  expect(isEscape({ moves: 2, solution: 'lR' })).toBe(false);
  expect(isEscape({ moves: 4, solution: 'lwr' })).toBe(false);
});
