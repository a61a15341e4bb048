import type { StrategoGame } from '@dedalo/clients/stratego/session';
import { PIECES, targetOf } from '@dedalo/stratego';
import { type Command, loadWords } from '@dedalo/words';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuPage } from '../../../../src/app/menu-page.ts';
import { wordsOn } from '../../../../src/app/key-line.ts';
import { SetupPage } from '../../../../src/app/setup-page.ts';
import { StrategoPage } from '../../../../src/games/stratego/screen/stratego-page.ts';
import { StrategoScreen } from '../../../../src/games/stratego/screen/stratego-screen.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { fakeClient } from '../../../app/fake-client.ts';
import { bestMove, commandsTo, gameOf } from './support.ts';

const words = await loadWords('en');

/** The clock goes on, for it is what cuts the work in slices. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function open(game: StrategoGame) {
  const { client, noted, kept } = fakeClient(words, 'stratego');
  const page = new StrategoPage(client, game);
  const { screen } = page;
  const draw = (): string => {
    const surface = new Surface(80, 24, { isAscii: true });
    page.draw(surface);
    return surface.toText();
  };
  const press = (...commands: Command[]): string => {
    for (const command of commands) page.run(command, { isShifted: false });
    draw();
    vi.runAllTimers();
    return draw();
  };
  draw();
  vi.runAllTimers();
  return { page, screen, noted, kept, draw, press, play: screen.play };
}

/** The codes that stand on the screen. */
const cardsIn = (text: string): string[] => PIECES.filter((piece) => new RegExp(`\\b${piece}\\b`).test(text));

describe('setting up by keys', () => {
  test('pieces are placed, picked, moved, taken away; the pool, clearing, beginning', () => {
    const { press, play, draw } = open(gameOf({ setup: undefined }));
    expect(draw()).toContain('0 of 10 placed');
    expect(press('choose', 'left', 'stratego.next-piece', 'choose')).toContain('2 of 10 placed');
    expect([...play.drafting!.draft]).toEqual([
      ['FL', 35],
      ['SB', 36],
    ]);
    press('choose', 'down', 'choose');
    expect(play.drafting!.draft.get('SB')).toBe(26);
    expect(press('stratego.remove')).toContain('1 of 10 placed');
    expect(press('stratego.begin')).toContain('9 pieces are not placed yet.');
    expect(press('stratego.pool')).toContain('10 of 10 placed');
    expect(press('stratego.clear')).toContain('0 of 10 placed');
    expect(press('stratego.pool', 'stratego.begin')).toContain('move 1 of 200');
    expect(press(), 'the bot has placed its own').toContain('Red is to move.');
  });

  test('the key line names what can be done', () => {
    const { page } = open(gameOf({ setup: undefined }));
    const names = page.commands().map((command) => wordsOn(page, command, words)[0]);
    expect(names).toEqual(
      expect.arrayContaining(['place', 'pool', 'clear', 'begin', 'next piece', 'take away', 'new game', 'back']),
    );
  });

  test('a click places and takes from the list', () => {
    const { page, draw, play } = open(gameOf({ setup: undefined }));
    const click = (text: string, row: (line: string) => boolean): void => {
      const lines = draw().split('\n');
      const y = lines.findIndex(row);
      page.click({ kind: 'press', x: lines[y]!.indexOf(text), y });
    };
    click('(GE)', (line) => line.includes('(GE)'));
    expect(play.drafting!.next).toBe('GE');
    click('[', (line) => line.includes('['));
    expect(play.drafting!.draft.get('GE')).toBe(35);
  });
});

describe('playing by keys', () => {
  const begun = (more = {}) => {
    const opened = open(gameOf(more));
    opened.press('stratego.begin');
    return opened;
  };

  test('Enter picks, shows where the piece may go, and moves; Esc lets go before it leaves', () => {
    const { press, play, noted, draw, page } = begun();
    press(...commandsTo(play, 22), 'choose');
    expect(play.picked).toBe(22);
    expect(draw().match(/\+\+/g)).toHaveLength(2);
    expect(page.wordsFor('back')?.[0]).toBe('let go');
    press('back');
    expect(play.picked).toBeUndefined();
    expect(noted.back).not.toHaveBeenCalled();
    press('choose');
    press(...commandsTo(play, 32), 'choose');
    expect(play.view.moves, 'and the bot has answered').toBe(2);
    expect(draw()).toMatch(/Blue moves from [A-J]\d+ to [A-J]\d+\. .*Red is to move\./);
    press('back');
    expect(noted.back).toHaveBeenCalledOnce();
  });

  test('what the rules refuse is said, and the piece stays picked', () => {
    const { press, play, draw } = begun();
    press(...commandsTo(play, 22), 'choose');
    press(...commandsTo(play, 42), 'choose');
    expect(draw()).toContain('Only a scout goes more than one step');
    expect(play.picked).toBe(22);
  });

  test.each(['red', 'blue'] as const)(
    'a game of %s to its end: all cards are shown, and the winner and the reason',
    (side) => {
      const { press, play, draw, kept } = begun({ side });
      for (let moves = 0; moves < 200 && !play.isOver; moves++) {
        const move = bestMove(play);
        press(...commandsTo(play, move.from), 'choose');
        press(...commandsTo(play, targetOf(play.seat, move)!), 'choose');
        expect(kept.has('stratego')).toBe(!play.isOver);
      }
      const text = draw().replaceAll(/\s+/g, ' ');
      const [own, other] = side === 'red' ? ['Red', 'Blue'] : ['Blue', 'Red'];
      expect(text).toContain(`The flag of ${other} is captured. ${own} wins. All pieces are shown.`);
      expect(text, 'the fight is told').toContain('attacks');
      expect(draw()).not.toMatch(/##|%%|>>/);
      expect(kept.has('stratego')).toBe(false);
    },
  );

  test('earlier positions are walked by keys, and chosen from the list; Esc goes back to now', () => {
    const { press, play, noted, draw, page } = begun();
    press(...commandsTo(play, 22), 'choose');
    press(...commandsTo(play, 32), 'choose');
    expect(press('stratego.earlier', 'stratego.earlier')).toContain('before the first move.');
    expect(play.shownView.moves).toBe(0);
    expect(press('choose')).toContain('This is an earlier position');
    expect(press('stratego.later')).toContain('An earlier position: Red 1, marshal from C3 to C4.');
    expect(page.wordsFor('back')?.[0]).toBe('now');
    press('back');
    expect(play.lookingBack.at).toBeUndefined();
    press('stratego.moves');
    const list = noted.open.mock.calls[0]![0] as MenuPage;
    const surface = new Surface(80, 24, { isAscii: true });
    list.draw(surface);
    const rows = surface.toText().split('\n');
    const at = (text: string): number => rows.findIndex((row) => row.includes(text));
    expect(at('Back to now')).toBeLessThan(at('Blue 1: from'));
    expect(at('Blue 1: from')).toBeLessThan(at('Red 1: marshal from C3 to C4'));
    // One step up from the first row is the last.
    list.run('up');
    list.run('choose');
    expect(draw()).toContain('before the first move.');
  });

  test('it is resigned once that is confirmed, whoever is in turn', () => {
    const { press, play, noted, draw } = begun();
    press('stratego.resign');
    const ask = (): MenuPage => noted.open.mock.lastCall![0] as MenuPage;
    ask().run('choose');
    expect(play.isOver, 'staying comes first').toBe(false);
    press('stratego.resign');
    ask().run('down');
    ask().run('choose');
    expect(play.view.end).toEqual({ reason: 'resigned', winner: 1 });
    expect(draw().replaceAll(/\s+/g, ' ')).toContain('Red has resigned. Blue wins. All pieces are shown.');
  });

  test('another game is chosen above this one, once it may be given up', () => {
    const { press, noted, play } = begun();
    press('new-game');
    const question = noted.open.mock.calls[0]![0] as MenuPage;
    question.run('down');
    question.run('choose');
    const page = noted.open.mock.calls[1]![0] as SetupPage;
    expect(page).toBeInstanceOf(SetupPage);
    page.run('right');
    page.run('choose');
    expect(play.seat).toBe(1);
    expect(play.view.phase).toBe('setting-up');
  });
});

describe('two people at one screen', () => {
  test('between their turns no card is on the screen, whatever is pressed', () => {
    const { press, play, draw, page } = open(gameOf({ against: 'person', setup: undefined }));
    const expectHidden = (side: string): void => {
      const text = draw();
      expect(text).toContain(`${side}, it is your turn.`);
      expect(cardsIn(text)).toEqual([]);
      expect(text).not.toMatch(/##|%%|~~/);
      expect(page.commands()).not.toContain('up');
    };
    expectHidden('Red');
    expect(cardsIn(press('choose', 'stratego.pool'))).toEqual([...PIECES]);
    press('stratego.begin');
    expectHidden('Blue');
    press('up', 'stratego.pool', 'stratego.begin');
    expectHidden('Blue');
    press('choose', 'stratego.pool', 'stratego.begin');
    expectHidden('Red');
    expect(cardsIn(press('choose'))).toEqual([...PIECES]);
    const move = play.session.legal(0).find((action) => action.type === 'move')!;
    if (move.type !== 'move') throw new Error('there is no move');
    press(...commandsTo(play, move.from), 'choose');
    press(...commandsTo(play, targetOf(0, move)!), 'choose');
    expectHidden('Blue');
    expect(draw()).toMatch(/Red moves from [A-J]\d+ to [A-J]\d+\./);
    page.click({ kind: 'press', x: 1, y: 5 });
    expect(cardsIn(draw())).toEqual([...PIECES]);
    expect(play.seat).toBe(1);
  });

  test('there is no bot to wait for', () => {
    const { client, noted } = fakeClient(words, 'stratego');
    const screen = new StrategoScreen(client, gameOf({ against: 'person' }));
    screen.drawn(() => {});
    vi.runAllTimers();
    expect(noted.redraw).not.toHaveBeenCalled();
  });
});
