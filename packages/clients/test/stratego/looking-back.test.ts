import { stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { moveText } from '../../src/stratego/move-words.ts';
import { ReviewedMoves } from '../../src/stratego/reviewed-moves.ts';
import { movesSeen } from '../../src/stratego/seen-moves.ts';
import { resumeStratego } from '../../src/stratego/session.ts';
import { StrategoPlay } from '../../src/stratego/stratego-play.ts';
import { contextOf, letBotPlay, playOf, press, setUpBoth } from './support.ts';

const { words } = contextOf();

/** Red's scout runs to the middle, Blue's goes a step to the side. */
function afterTwoMoves(): StrategoPlay {
  const play = playOf({ against: 'person' });
  setUpBoth(play);
  for (const [from, to] of [
    [30, 40],
    [60, 61],
  ] as const) {
    play.acknowledge();
    press(play, play.point(from));
    press(play, play.point(to));
  }
  play.acknowledge();
  return play;
}

const textsOf = (play: StrategoPlay): string[] => play.seen.moves.map((move) => moveText(move, words));

describe('the moves of a game', () => {
  test('are listed as whoever looks saw them: no card of the enemy', () => {
    const play = afterTwoMoves();
    expect(play.seat).toBe(0);
    expect(textsOf(play)).toEqual(['scout from A4 to A5', 'from A7 to B7']);
  });

  test('nobody sees cards while the screen goes from one to the other', () => {
    const play = afterTwoMoves();
    press(play, play.point(40));
    press(play, play.point(50));
    expect(play.isHandOver).toBe(true);
    expect(textsOf(play)).toEqual(['from A4 to A5', 'from A7 to B7', 'from A5 to A6']);
  });

  test('of a game that is gone on with are those of its record', () => {
    const { session } = afterTwoMoves();
    const again = new StrategoPlay(contextOf(), resumeStratego(session.record()));
    again.acknowledge();
    expect(textsOf(again)).toEqual(['scout from A4 to A5', 'from A7 to B7']);
  });

  test('what a viewer saw is what the game shows it, move by move', () => {
    const { session } = afterTwoMoves();
    for (const viewer of [0, 1, 'public'] as const) {
      const seen = movesSeen(session.record(), viewer);
      expect(seen.viewAfter(2)).toEqual(stratego.view(session.state, viewer));
      expect(seen.viewAfter(0)).toMatchObject({ moves: 0, phase: 'playing' });
    }
  });

  test('after the game are listed with the knowledge of either side or with all cards', () => {
    const moves = new ReviewedMoves(afterTwoMoves().session.record());
    const texts = (reviewer: 0 | 1 | 'all'): string[] => moves.listed(reviewer).map((move) => moveText(move, words));
    expect(texts('all')).toEqual(['scout from A4 to A5', 'scout from A7 to B7']);
    expect(texts(1)).toEqual(['from A4 to A5', 'scout from A7 to B7']);
    const best = { seat: 1, move: { type: 'move', from: 60, direction: 1, steps: 1 } } as const;
    expect(moveText(moves.possible(1, best, 'all'), words)).toBe('scout from A7 to A6');
    expect(moveText(moves.possible(1, best, 0), words)).toBe('from A7 to A6');
  });

  test('say whom a piece met', () => {
    const fight = (result: 'attacker' | 'defender' | 'both', piece: 'MA' | null): string =>
      moveText(
        {
          seat: 0,
          from: 30,
          to: 40,
          piece,
          fought: { type: 'fought', seat: 0, at: 40, attacker: 'MA', defender: 'GE', result },
        },
        words,
      );
    expect(fight('attacker', 'MA')).toBe('marshal from A4 to A5, takes the general');
    expect(fight('defender', null)).toBe('from A4 to A5, the marshal falls to the general');
  });
});

describe('looking back', () => {
  test('shows an earlier position, and the way back to now', () => {
    const play = afterTwoMoves();
    play.lookBack(1);
    expect(play.shownView.armies[1].map(({ at }) => at)).toContain(60);
    expect(play.lastMove()).toMatchObject({ from: 30, to: 40 });
    expect(play.lookingBackText()).toBe('An earlier position: Red 1, scout from A4 to A5');
    play.lookingBack.step(1);
    expect([play.lookingBack.at, play.shownView]).toEqual([undefined, play.view]);
    play.lookingBack.step(-5);
    expect(play.lookingBackText()).toBe('An earlier position: before the first move');
    expect(play.lookingBack.toNow()).toBe(true);
  });

  test('nothing is played while it lasts, and what was picked is let go', () => {
    const play = afterTwoMoves();
    press(play, play.point(40));
    expect(play.picked).toBe(40);
    play.lookBack(0);
    expect([play.picked, play.targets()]).toEqual([undefined, []]);
    expect(press(play, play.point(40))).toMatch(/^This is an earlier position/);
    expect(play.view.moves).toBe(2);
  });

  test('before the first move there is nothing to look back at', () => {
    const play = playOf({ against: 'person' });
    setUpBoth(play);
    play.acknowledge();
    play.lookBack(-1);
    expect(play.lookingBack.at).toBeUndefined();
  });

  test('ends when the other one takes the screen', () => {
    const play = afterTwoMoves();
    play.lookBack(0);
    play.acknowledge();
    expect(play.lookingBack.at).toBeUndefined();
  });
});

describe('resigning', () => {
  test('is there once all are placed, and loses the game', () => {
    const play = playOf({ against: 'random' });
    expect(play.canResign).toBe(false);
    play.drafting!.drawFromPool();
    play.settle();
    letBotPlay(play);
    expect(play.canResign).toBe(true);
    press(play, play.resign());
    expect(play.isOver).toBe(true);
    expect(play.view.end).toEqual({ reason: 'resigned', winner: 1 });
    expect(play.verdict()).toEqual({
      text: expect.stringContaining('Red has resigned. Blue wins. All pieces are shown.'),
      role: 'bad',
    });
    expect(play.resign()).toEqual({ kind: 'done' });
  });

  test('counts as a loss in the library', () => {
    const context = contextOf();
    const play = new StrategoPlay(context, playOf({ against: 'random' }).game);
    play.drafting!.drawFromPool();
    play.settle();
    letBotPlay(play);
    press(play, play.resign());
    expect([...context.store.library.values()]).toMatchObject([{ ending: 'resigned', result: 'lost' }]);
  });
});
