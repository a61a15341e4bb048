import { parseReplay } from '@dedalo/engine';
import { BOT_NAMES, CONSOLE_SETUP, PIECES, setupFor, stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import {
  keptStratego,
  resumeStratego,
  startStratego,
  type StrategoGame,
  usualStratego,
} from '../../src/stratego/session.ts';
import { PLAYER_NAMES } from '../../src/stratego/players.ts';
import { StrategoPlay } from '../../src/stratego/stratego-play.ts';
import { contextOf, letBotPlay, playOf, press, setUpBoth, wishOf } from './support.ts';

test('the names that people type are those of the bots', () => {
  expect([...PLAYER_NAMES]).toEqual([...BOT_NAMES]);
});

test('a usual game is Red against the strongest', () => {
  expect(usualStratego('1').sitters).toEqual(['person', 'search']);
});

describe('setting up', () => {
  test('begins only when all are placed; then the bot places its own at once', () => {
    const play = playOf();
    expect(play.counts()).toBe('0 of 10 placed');
    expect(play.verdict().text).toBe('Red places the pieces; next: flag.');
    expect(press(play, play.settle())).toBe('10 pieces are not placed yet.');
    play.drafting!.load(CONSOLE_SETUP);
    expect(play.counts()).toBe('10 of 10 placed');
    expect(press(play)).toBe('All are placed.');
    play.settle();
    expect(play.drafting).toBeUndefined();
    letBotPlay(play);
    expect(play.view.phase).toBe('playing');
    expect(play.isBotsTurn).toBe(false);
    expect(play.verdict().text).toBe('All pieces are placed. Red is to move.');
  });

  test('the cursor stays in the own rows, up being forward', () => {
    const play = playOf();
    expect(play.cursor).toBe(35);
    play.moveCursor('up');
    expect(play.cursor).toBe(35);
    play.moveCursor('down');
    play.moveCursor('right');
    expect(play.cursor, "Red's right is the lower column").toBe(24);
    const blue = playOf({ side: 'blue' });
    letBotPlay(blue);
    blue.moveCursor('down');
    blue.moveCursor('right');
    expect(blue.cursor).toBe(75);
  });

  test('an empty cell cannot be chosen', () => {
    const play = playOf();
    expect(press(play, play.point(55))).toBe('F6 is not in your four rows.');
    expect([play.cursor, play.drafting!.draft.size]).toEqual([35, 0]);
  });

  test('a set-up that was given is proposed', () => {
    const play = playOf({ setup: CONSOLE_SETUP });
    expect(play.drafting!.inHand).toEqual([]);
    play.settle();
    expect(play.session.view(0).armies[0].map(({ id }) => id)).toEqual(
      setupFor(0, CONSOLE_SETUP).toSorted((a, b) => a - b),
    );
  });
});

/**
 * Red's side as Red looks at it; Blue stands in the same way on the other side:
 * row 3: FS at 30, row 2: FM 20, GE 21, MA 22, row 1: FB 10, SP 11, SS 12, row 0: FL 0, SB 1, SM 2.
 */
const ofTwo = (): StrategoPlay => {
  const play = playOf({ against: 'person' });
  setUpBoth(play);
  return play;
};

describe('moving', () => {
  test('the targets of a piece that is picked are its legal moves', () => {
    const play = ofTwo();
    play.acknowledge();
    expect(play.targets()).toEqual([]);
    press(play, play.point(30));
    expect(play.picked).toBe(30);
    expect(
      play.targets().toSorted((a, b) => a - b),
      'forward as far as Blue, and to the left',
    ).toEqual([40, 50, 60, 31, 32, 33, 34, 35, 36, 37, 38, 39].toSorted((a, b) => a - b));
    press(play, play.point(22));
    expect(play.targets().toSorted((a, b) => a - b)).toEqual([23, 32]);
    expect(play.dropPicked()).toBe(true);
    expect(play.dropPicked()).toBe(false);
    expect(play.targets()).toEqual([]);
  });

  test('what cannot be picked or reached is said', () => {
    const play = ofTwo();
    play.acknowledge();
    expect(press(play, play.point(50))).toBe('Choose a piece of your own first.');
    expect(press(play, play.point(0))).toBe('The flag and the bombs never move.');
    expect(press(play, play.point(11))).toBe('This piece cannot move now.');
    press(play, play.point(22));
    expect(press(play, play.point(43))).toContain('There it cannot go');
    expect(press(play, play.point(52))).toBe('only a scout goes more than one step, and nobody goes less than one.');
    expect(play.picked, 'it is still picked').toBe(22);
  });

  test('a fight is described: attacker, defender and survivor', () => {
    const play = ofTwo();
    play.acknowledge();
    press(play, play.point(30));
    press(play, play.point(60));
    expect(play.toldTexts()).toEqual(['Red moves from A4 to A7', 'Red’s scout attacks Blue’s scout: both are removed']);
    expect(play.lastMove()).toEqual({ from: 30, to: 60 });
  });
});

describe('two people at one screen', () => {
  const cards = (play: StrategoPlay): string[] => play.view.armies.flat().flatMap(({ piece }) => piece ?? []);

  test('between their turns no card is shown, until the next player confirms', () => {
    const play = playOf({ against: 'person' });
    expect(play.isHandOver).toBe(true);
    expect(play.drafting).toBeUndefined();
    press(play);
    expect(play.isHandOver).toBe(false);
    play.drafting!.load(CONSOLE_SETUP);
    play.settle();
    expect(play.isHandOver).toBe(true);
    expect([cards(play), play.targets(), play.picked]).toEqual([[], [], undefined]);
    press(play);
    play.drafting!.load(CONSOLE_SETUP);
    play.settle();
    expect([play.seat, play.isHandOver, cards(play)]).toEqual([0, true, []]);
    press(play);
    expect(cards(play)).toHaveLength(10);
    press(play, play.point(22));
    press(play, play.point(32));
    expect([play.seat, play.isHandOver, cards(play), play.picked]).toEqual([1, true, [], undefined]);
    expect(play.verdict().text).toBe('');
    press(play);
    expect(play.view.viewer).toBe(1);
    expect(cards(play)).toHaveLength(10);
  });

  test('the given set-up is that of the side, and hidden from the other', () => {
    const play = playOf({ against: 'person', side: 'blue', setup: CONSOLE_SETUP });
    play.acknowledge();
    expect(play.drafting!.draft.size).toBe(0);
    play.drafting!.drawFromPool();
    play.settle();
    play.acknowledge();
    expect(play.drafting!.draft.size).toBe(10);
  });
});

/** The person moves whatever may move, an attack first. */
function playOn(play: StrategoPlay, { most = 1000 } = {}): void {
  for (let moves = 0; moves < most && !play.isOver; moves++) {
    letBotPlay(play);
    const [action] = play.session.legal(play.seat).toReversed();
    if (!action) return;
    press(play, { kind: 'play', actions: [action] });
  }
}

describe('a game', () => {
  test('is kept at every move, resumed as it would have continued, and dropped when it is over', () => {
    const context = contextOf();
    const play = new StrategoPlay(context, startStratego(wishOf({ setup: CONSOLE_SETUP })));
    play.settle();
    playOn(play, { most: 5 });
    letBotPlay(play);
    const kept = keptStratego(context.store) as StrategoGame;
    expect(kept.sitters).toEqual(['person', 'random']);
    const again = new StrategoPlay(contextOf(), kept);
    expect(again.toldTexts(), 'what happened last').toEqual(play.toldTexts());
    expect(again.toldTexts()).not.toEqual([]);
    playOn(play);
    playOn(again);
    expect(play.isOver).toBe(true);
    expect(again.session.save()).toBe(play.session.save());
    expect(context.store.games.has('stratego')).toBe(false);
    expect(play.view.armies.flat().every(({ piece }) => piece !== null)).toBe(true);
    expect(play.verdict().text).toMatch(/(wins|nobody wins)\. All pieces are shown\.$/);
  });

  test('one that is damaged is set aside', () => {
    const { store } = contextOf();
    store.keepRunning('stratego', () => 'nonsense');
    expect(keptStratego(store)).toEqual({ aside: 'stratego.aside' });
  });

  test('an unfinished set-up is proposed when the game is resumed', () => {
    const { session } = startStratego(wishOf());
    const cells = setupFor(0, CONSOLE_SETUP).slice(0, 4);
    for (const cell of cells) session.play(0, { type: 'place', cell });
    const { drafts, session: resumed } = resumeStratego(session.record());
    expect([...drafts[0]]).toEqual(cells.map((cell, index) => [PIECES[index], cell]));
    expect(resumed.state.armies[0]).toEqual([]);
  });

  test('of two bots the first makes place for the person', () => {
    const { session } = startStratego(wishOf({ against: 'rules' }));
    expect(resumeStratego({ ...session.record(), names: ['random', 'rules'] }).sitters).toEqual(['person', 'rules']);
    expect(resumeStratego({ ...session.record(), names: ['a', 'b'] }).sitters).toEqual(['person', 'person']);
  });

  test('another one is of the same kind', () => {
    const play = playOf({ side: 'blue' });
    letBotPlay(play);
    play.begin('other');
    expect([play.seat, play.isBotsTurn, play.session.seed]).toEqual([1, true, 'other']);
    expect(play.best()).toBe('You are Blue. Against: Daydreamer. Seed other.');
    expect(parseReplay(play.session.save()).ok).toBe(true);
    expect(stratego.id).toBe('stratego');
  });
});
