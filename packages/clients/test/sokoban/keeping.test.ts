import { describe, expect, test } from 'vitest';
import { keepGame, keepStep, keptLevel, readKept, readLast, unsolvedFrom } from '../../src/sokoban/keeping.ts';
import { packSource } from '../../src/sokoban/level-source.ts';
import { levelOf } from '../../src/progress/progress.ts';
import { sokobanProgress } from '../../src/sokoban/best-solutions.ts';
import { bestOf, fingerprintOf } from '../../src/sokoban/progress.ts';
import { LAST_GAME } from '../../src/sokoban/last-game.ts';
import { inMode, type LevelSession, startLevel } from '../../src/sokoban/session.ts';
import { knownSolutions } from '../../src/sokoban/solutions.ts';
import { MemoryStore } from '../memory-store.ts';

const source = packSource('first-steps');
const level = (number: number): LevelSession => startLevel({ source, number }, 'forward');

/** The actions of a level's stored solution. */
function solutionOf({ session, origin }: LevelSession) {
  const entry = origin!.source.collection.entries[origin!.number - 1]!;
  const [solution] = knownSolutions(session.config.level, { entry, best: undefined });
  return solution!.record.actions.map(({ action }) => action);
}

function play(played: LevelSession, count = Number.POSITIVE_INFINITY): LevelSession {
  for (const action of solutionOf(played).slice(0, count)) played.session.play(0, action);
  return played;
}

describe('a game that is kept', () => {
  test('is resumed where it was, for each level and each direction', () => {
    const store = new MemoryStore();
    keepGame(store, play(level(1), 1));
    keepGame(store, play(level(2), 2));
    expect(keptLevel(store, level(1)).session.state.moves).toBe(1);
    expect(keptLevel(store, level(2)).session.state.moves).toBe(2);
    expect(keptLevel(store, level(3)).session.state.moves).toBe(0);
    expect(keptLevel(store, inMode(level(2), 'reverse')).session.state.moves).toBe(0);
    const last = readKept(store, LAST_GAME);
    expect(last && 'session' in last && last.origin).toEqual({ source, number: 2 });
  });

  test('is kept once a step, and still found as the one that was played last', () => {
    const store = new MemoryStore();
    const game = level(2);
    keepGame(store, game);
    const last = store.games.get(LAST_GAME);
    for (const steps of [1, 2]) {
      game.session.play(0, solutionOf(game)[steps - 1]!);
      keepStep(store, game);
      const found = readLast(store) as LevelSession;
      expect([found.origin, found.session.record().played]).toEqual([{ source, number: 2 }, steps]);
    }
    expect(store.games.get(LAST_GAME)).toBe(last);
  });

  test('is also resumed as older versions kept it, under the name of the last game alone', () => {
    const store = new MemoryStore();
    store.games.set(LAST_GAME, play(level(2), 2).session.save());
    expect((readLast(store) as LevelSession).session.state.moves).toBe(2);
  });

  test('that was solved leads on, and back when the last step is taken back', () => {
    const store = new MemoryStore();
    const game = play(level(1), 1);
    keepGame(store, game);
    const rest = solutionOf(game).slice(1);
    for (const action of rest) game.session.play(0, action);
    keepStep(store, game);
    expect((readLast(store) as LevelSession).session.outcome?.reason).toBe('solved');
    game.session.moveInTime('undo');
    keepStep(store, game);
    expect((readLast(store) as LevelSession).session.save()).toBe(game.session.save());
  });

  test('is the text of its moment, even when the session has continued', () => {
    const store = new MemoryStore();
    const texts: (() => string)[] = [];
    store.keepRunning = (_, text) => void texts.push(text);
    const played = play(level(2), 1);
    const then = played.session.save();
    keepGame(store, played);
    played.session.moveInTime('undo');
    expect(texts.map((text) => text())).toEqual([then, then]);
  });

  test('without a move is not the level’s own', () => {
    const store = new MemoryStore();
    keepGame(store, level(1));
    expect([...store.games.keys()]).toEqual([LAST_GAME]);
  });

  test('is progress when it is solved, and the level starts afresh', () => {
    const store = new MemoryStore();
    keepGame(store, play(level(1), 1));
    const solved = play(level(1));
    keepGame(store, solved);
    const { moves, pushes } = solved.session.state;
    const best = bestOf(store.progress, solved.session.config.level);
    expect(best?.bestMoves).toMatchObject({ moves, pushes });
    const { title } = levelOf(store.progress, sokobanProgress, fingerprintOf(solved.session.config.level))!;
    expect(title).toBe(solved.session.title);
    expect(keptLevel(store, level(1)).session.state.moves).toBe(0);
  });

  test('is set aside and named when it does not hold', () => {
    const store = new MemoryStore();
    store.games.set(LAST_GAME, 'dedalo replay 1\nnonsense\n');
    expect(readKept(store, LAST_GAME)).toEqual({ aside: `${LAST_GAME}.aside` });
    expect(readKept(store, LAST_GAME)).toBeUndefined();
  });
});

describe('the game to go on with', () => {
  test('is the one that was left', () => {
    const store = new MemoryStore();
    const left = play(level(1), 1);
    expect(unsolvedFrom(store, left)).toBe(left);
  });

  test('is the next unsolved level, as it was left, where that one is solved', () => {
    const store = new MemoryStore();
    const solved = play(level(1));
    keepGame(store, play(level(2), 1));
    keepGame(store, solved);
    const next = unsolvedFrom(store, solved);
    expect([next.origin?.number, next.session.state.moves]).toEqual([2, 1]);
  });
});
