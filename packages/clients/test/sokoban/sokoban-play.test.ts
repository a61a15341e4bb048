import { Session } from '@dedalo/engine';
import { type Mode, PACKS, sokoban } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { beforeEach, describe, expect, test } from 'vitest';
import { DONE, saying } from '../../src/intent.ts';
import { sokobanProgress } from '../../src/sokoban/best-solutions.ts';
import { readKept } from '../../src/sokoban/keeping.ts';
import { LAST_GAME } from '../../src/sokoban/last-game.ts';
import { type LevelSource, packSource } from '../../src/sokoban/level-source.ts';
import { fingerprintOf } from '../../src/sokoban/progress.ts';
import { startLevel } from '../../src/sokoban/session.ts';
import { type SokobanContext, SokobanPlay } from '../../src/sokoban/sokoban-play.ts';
import { MemoryStore } from '../memory-store.ts';
import { solvedWith } from '../support.ts';
import { at, boxAt, fileOf, go, marked, perform, place, seen } from './playing.ts';
import { levelFrom, sessionOn } from './support.ts';

const en = await loadWords('en');
const it = await loadWords('it');
const said = en.games.sokoban;

const newContext = () => ({
  store: new MemoryStore(),
  words: en,
  language: 'en' as SokobanContext['language'],
  settings: { deadlockNotice: true, deadSquares: false },
});
let context = newContext();
beforeEach(() => {
  context = newContext();
});

/** A board that comes from nowhere. */
const onBoard = (rows: readonly string[], mode: Mode = 'forward'): SokobanPlay =>
  new SokobanPlay(context, { session: sessionOn(levelFrom(...rows), mode), origin: undefined });

const inSource = (source: LevelSource, number: number): SokobanPlay =>
  new SokobanPlay(context, startLevel({ source, number }, 'forward'));

const solve = ({ collection }: LevelSource, ...numbers: readonly number[]): void => {
  for (const number of numbers) {
    context.store.reached(
      sokobanProgress,
      solvedWith(3, 2, { level: fingerprintOf(collection.entries[number - 1]!.level) }),
    );
  }
};
const solveAll = (source: LevelSource): void =>
  solve(source, ...source.collection.entries.map((_, index) => index + 1));

const LINE = ['#######', '#@ $ .#', '#######'];
const OPEN = ['######', '#    #', '#@$  #', '#  . #', '######'];
const TWO = ['########', '#@ $ . #', '#  ##$.#', '########'];
const DOOR = ['#######', '#@ $. #', '#     #', '#######'];

describe('a step', () => {
  test('walks and pushes, and never pulls in forward play', () => {
    const play = onBoard(LINE);
    go(play, 'rR');
    expect(seen(play)).toEqual(['#######', '#  @$.#', '#######']);
    go(play, 'L');
    expect(seen(play)).toEqual(['#######', '# @ $.#', '#######']);
  });

  test('first puts the player down in reverse play, whichever way it goes, then walks or pulls', () => {
    const play = onBoard(LINE, 'reverse');
    expect(seen(play)).toEqual(['#######', '#    *#', '#######']);
    go(play, 'L');
    expect(seen(play)).toEqual(['#######', '#@   *#', '#######']);
    go(play, 'rrr');
    go(play, 'L');
    expect(seen(play)).toEqual(['#######', '#  @$.#', '#######']);
    go(play, 'l');
    expect(seen(play)).toEqual(['#######', '# @ $.#', '#######']);
  });

  test('puts the player on the first free cell where a box has taken its own', () => {
    const play = onBoard(['#####', '#+$ #', '#####'], 'reverse');
    go(play, 'r');
    expect(seen(play)).toEqual(['#####', '#*@ #', '#####']);
  });

  test('a refusal is in the current language', () => {
    const play = onBoard(LINE);
    const refused = play.session.play(0, { type: 'move', direction: 'north' });
    if (refused.ok) throw new Error('the wall gave way');
    expect(play.refusal(refused.error)).toBe('there is a wall.');
    context.words = it;
    expect(play.refusal(refused.error)).toBe('c’è un muro.');
  });
});

describe('pointing', () => {
  test('at floor walks there; where there is no way it says so, and at a wall nothing', () => {
    const play = onBoard(TWO);
    perform(play, play.point(at(play, 2, 2)));
    expect(seen(play)).toEqual(['########', '#  $ . #', '# @##$.#', '########']);
    expect(play.point(at(play, 6, 1))).toEqual(saying(said.noWalk, 'bad'));
    expect(play.point(at(play, 0, 0))).toEqual(DONE);
  });

  test('at a box picks it, at another that one, at the same again lets go', () => {
    const play = onBoard(TWO);
    const [left, right] = [boxAt(play, 3, 1), boxAt(play, 5, 2)];
    expect(play.point(at(play, 3, 1))).toEqual(DONE);
    expect(play.picked).toBe(left);
    expect(play.point(at(play, 5, 2))).toEqual(DONE);
    expect(play.picked).toBe(right);
    expect(play.point(at(play, 5, 2))).toEqual(DONE);
    expect(play.picked).toBeUndefined();
  });

  test('sends a picked box, and lets it go', () => {
    const play = onBoard(TWO);
    play.point(at(play, 3, 1));
    perform(play, play.point(at(play, 5, 1)));
    expect(seen(play)).toEqual(['########', '#   @* #', '#  ##$.#', '########']);
    expect(play.picked).toBeUndefined();
  });

  test('where a picked box cannot go says so, and lets it go', () => {
    const play = onBoard(TWO);
    play.point(at(play, 3, 1));
    expect(play.point(at(play, 1, 2))).toEqual(saying(said.noPush, 'bad'));
    expect(play.picked).toBeUndefined();
  });

  test('pointing at floor walks again after the box was dropped', () => {
    const play = onBoard(TWO);
    play.point(at(play, 3, 1));
    play.letGo();
    perform(play, play.point(at(play, 2, 1)));
    expect(seen(play)[1]).toBe('# @$ . #');
  });

  test('in reverse play begins somewhere, goes there and pulls the box beside', () => {
    const play = onBoard(LINE, 'reverse');
    perform(play, play.point(at(play, 2, 1)));
    expect(seen(play)[1]).toBe('# @  *#');
    perform(play, play.point(at(play, 4, 1)));
    expect(seen(play)[1]).toBe('#   @*#');
    perform(play, play.point(at(play, 5, 1)));
    expect(seen(play)[1]).toBe('#  @$.#');
    expect(play.picked).toBeUndefined();
  });
});

describe('marked are', () => {
  test('the picked box and its targets, from the current position', () => {
    const play = onBoard(TWO);
    expect(play.marks()).toMatchObject({ reach: undefined, picked: undefined });
    play.point(at(play, 3, 1));
    expect(play.marks().picked).toBe(at(play, 3, 1));
    expect(marked(play, play.marks().reach)).toEqual(['########', '#  xxxx#', '#  ## .#', '########']);
    go(play, 'rr');
    expect(play.marks().picked).toBe(at(play, 4, 1));
    play.letGo();
    expect(play.marks()).toMatchObject({ reach: undefined, picked: undefined });
  });

  test('the boxes that are lost, where notices are wanted', () => {
    const play = onBoard(OPEN);
    go(play, 'r');
    expect(play.marks().lost).toEqual([]);
    go(play, 'r');
    expect(play.marks().lost).toEqual([at(play, 4, 2)]);
    expect(play.verdict()).toEqual({ text: 'The box at E3 can no longer reach a goal.', role: 'bad' });
    context.settings = { deadlockNotice: false, deadSquares: false };
    expect(play.marks().lost).toBeUndefined();
    expect(play.verdict()).toBeUndefined();
  });

  test('the dead squares, where they are wanted, and not in reverse play', () => {
    const play = onBoard(OPEN);
    expect(play.marks().dead).toBeUndefined();
    context.settings = { deadlockNotice: true, deadSquares: true };
    expect(marked(play, play.marks().dead)).toEqual(['######', '#xxxx#', '#x  x#', '#x .x#', '######']);
    expect(onBoard(OPEN, 'reverse').marks().dead).toBeUndefined();
  });
});

describe('turning round', () => {
  test('leaves each direction its own game', () => {
    const play = inSource(fileOf(OPEN, LINE), 2);
    go(play, 'rr');
    play.point(at(play, 4, 1));
    expect(play.turnRound()).toEqual(DONE);
    expect([play.isReverse, play.picked, place(play)]).toEqual([true, undefined, 'mine.sok 2']);
    expect(seen(play)).toEqual(['#######', '#    *#', '#######']);
    go(play, 'rrrr');
    go(play, 'L');
    play.turnRound();
    expect([play.isReverse, place(play)]).toEqual([false, 'mine.sok 2']);
    expect(seen(play)).toEqual(['#######', '#  @$.#', '#######']);
    expect(play.counts()).toBe('2 moves, 1 push');
    play.turnRound();
    expect(play.counts()).toBe('5 moves, 1 pull');
  });

  test('is kept as the game that was played last', () => {
    const play = onBoard(LINE);
    go(play, 'r');
    play.turnRound();
    const last = readKept(context.store, LAST_GAME);
    expect(last && 'session' in last && last.session.config.mode).toBe('reverse');
  });

  test('cannot be done where the goals are not as many as the boxes, and it says so', () => {
    const play = onBoard(['########', '#@$.##.#', '# $ ####', '########']);
    const { session } = play;
    expect(play.turnRound()).toEqual(saying(said.cannotReverse, 'faint'));
    expect(play.session).toBe(session);
  });

  test('explains pulling until something was pulled', () => {
    const play = onBoard(LINE, 'reverse');
    expect(play.verdict()).toEqual({ text: said.chooseStart, role: 'faint' });
    go(play, 'rrrr');
    expect(play.verdict()).toEqual({ text: said.pullKeys, role: 'faint' });
    go(play, 'L');
    expect(play.verdict()).toBeUndefined();
    go(play, 'L');
    expect(play.verdict()).toEqual({ text: 'Solved in reverse with 6 moves and 2 pulls.', role: 'good' });
    expect(onBoard(LINE).verdict()).toBeUndefined();
  });
});

describe('from level to level', () => {
  const source = fileOf(LINE, OPEN, TWO);

  test('next is the next one that is not solved, going round, always in forward play', () => {
    solve(source, 2);
    const play = inSource(source, 1);
    play.turnRound();
    expect(play.next()).toEqual(DONE);
    expect([place(play), play.isReverse]).toEqual(['mine.sok 3', false]);
    expect(seen(play)).toEqual(TWO);
    play.next();
    expect(place(play)).toBe('mine.sok 1');
  });

  test('a game is resumed as it was left, with nothing picked', () => {
    const play = inSource(source, 2);
    go(play, 'r');
    play.next();
    play.point(at(play, 3, 1));
    play.previous();
    expect([place(play), play.counts(), play.picked]).toEqual(['mine.sok 2', '1 move, 1 push', undefined]);
  });

  test('next is in the other pack when this one is done, and none when all are', () => {
    const [steps, ...others] = PACKS.map(packSource) as [LevelSource, ...LevelSource[]];
    solveAll(steps);
    const play = inSource(steps, 3);
    play.next();
    expect(place(play)).toBe('classic 1');
    for (const other of others) solveAll(other);
    const { session } = play;
    expect(play.next()).toEqual(saying(said.allSolved, 'good'));
    expect(play.session).toBe(session);
  });

  test('there is no way where the board comes from nowhere', () => {
    const play = onBoard(LINE);
    expect(play.next()).toEqual(saying(said.noOtherLevel, 'faint'));
    expect(play.previous()).toEqual(DONE);
    expect(seen(play)).toEqual(LINE);
  });

  test('previous is the one before, solved or not, until the first', () => {
    solve(source, 1);
    const play = inSource(source, 2);
    expect(play.previous()).toEqual(DONE);
    expect([place(play), seen(play)]).toEqual(['mine.sok 1', LINE]);
    const { session } = play;
    expect(play.previous()).toEqual(DONE);
    expect(play.session).toBe(session);
  });
});

describe('what has been reached', () => {
  test('is shown after the level was solved', () => {
    const play = onBoard(DOOR);
    go(play, 'r');
    expect(play.best()).toBeUndefined();
    go(play, 'r');
    expect(play.verdict()).toEqual({ text: 'Solved with 2 moves and 1 push.', role: 'good' });
    expect(play.best()).toBe('best: 2 moves, 1 push');
  });

  test('is the fewest moves and the fewest pushes, of whichever games', () => {
    const play = onBoard(DOOR);
    const level = fingerprintOf(play.state.config.level);
    context.store.reached(sokobanProgress, solvedWith(10, 5, { level }));
    context.store.reached(sokobanProgress, solvedWith(12, 3, { level }));
    expect(play.best()).toBe('best: 10 moves, 3 pushes');
  });

  test('can be watched, after the solution stored with the level', () => {
    const play = inSource(fileOf(LINE, [...DOOR, '', 'Solution', 'rR']), 2);
    const told = () => play.solutions().map(({ kind, letters }) => [kind, letters]);
    expect(told()).toEqual([['stored', 'rR']]);
    go(play, 'durr');
    expect(told()).toEqual([
      ['stored', 'rR'],
      ['moves', 'durR'],
    ]);
    expect(
      onBoard(DOOR)
        .solutions()
        .map(({ kind }) => kind),
    ).toEqual(['moves']);
  });
});

describe('a level is called', () => {
  test('in the language of the moment, and so is its hint', () => {
    const play = inSource(packSource('first-steps'), 1);
    expect(play.title()).toBe('First steps 1: One good shove');
    expect(play.hint()).toMatch(/^Walk into a box/);
    Object.assign(context, { words: it, language: 'it' });
    expect(play.title()).toBe('Primi passi 1: Una bella spinta');
    expect(play.hint()).toMatch(/^Vai contro una cassa/);
    play.turnRound();
    expect(play.title()).toBe('Primi passi 1: Una bella spinta, a ritroso');
  });

  test('as its game is where it comes from nowhere, and it steers no terminal', () => {
    const { config, seed, names } = sessionOn(levelFrom(...LINE), 'reverse');
    const session = new Session(sokoban, { title: 'Evil \u001B[31m', config, seed, names });
    const play = new SokobanPlay(context, { session, origin: undefined });
    expect(play.title()).toBe('Evil \uFFFD[31m, in reverse');
    expect([play.hint(), play.entry]).toEqual([undefined, undefined]);
  });

  test('by its place in the name of a file', () => {
    const source = fileOf(LINE, OPEN);
    const play = inSource(source, 2);
    expect(play.stem()).toBe('sokoban-mine-2');
    expect(play.entry).toBe(source.collection.entries[1]);
  });
});
