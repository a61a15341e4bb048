import { CONSOLE_SETUP, formatSetup, homeCells, PIECES, POOL, setupFor } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { cellsOf, draftOf, NO_DRAFT, pieceOn } from '../../src/stratego/draft.ts';
import { Drafting } from '../../src/stratego/drafting.ts';

const empty = (seat = 0): Drafting => new Drafting(seat, NO_DRAFT, '1');

describe('a set-up being made', () => {
  test('pieces are placed one after the other, and in any order', () => {
    const drafting = empty();
    expect(drafting.next).toBe('FL');
    drafting.turnHand(1);
    drafting.turnHand(1);
    drafting.turnHand(1);
    expect(drafting.next).toBe('MA');
    expect(drafting.choose(35)).toBe(true);
    expect(pieceOn(drafting.draft, 35)).toBe('MA');
    expect(drafting.next, 'it goes on behind it').toBe('GE');
    drafting.turnHand(-1);
    expect(drafting.next).toBe('SB');
    expect(drafting.inHand).toEqual(PIECES.filter((piece) => piece !== 'MA'));
  });

  test('a piece that is picked goes elsewhere, or changes places with another', () => {
    const drafting = new Drafting(0, draftOf(0, CONSOLE_SETUP), '1');
    drafting.choose(0);
    expect(drafting.picked).toBe(0);
    drafting.choose(39);
    expect(pieceOn(drafting.draft, 39)).toBe('FL');
    expect(pieceOn(drafting.draft, 0)).toBeUndefined();
    drafting.choose(39);
    drafting.choose(22);
    expect([pieceOn(drafting.draft, 22), pieceOn(drafting.draft, 39)]).toEqual(['FL', 'MA']);
    drafting.choose(22);
    drafting.choose(22);
    expect(drafting.picked, 'on itself it is let go of').toBeUndefined();
    expect(drafting.draft.size).toBe(10);
  });

  test('nothing more can be placed than there is', () => {
    const drafting = new Drafting(0, draftOf(0, CONSOLE_SETUP), '1');
    expect(drafting.next).toBeUndefined();
    expect(drafting.choose(39)).toBe(false);
    drafting.turnHand(1);
    expect(drafting.next).toBeUndefined();
  });

  test('what is taken away is placed next; all can be', () => {
    const drafting = new Drafting(1, draftOf(1, CONSOLE_SETUP), '1');
    drafting.remove(72);
    expect(drafting.next).toBe('MA');
    drafting.take('SP');
    expect(drafting.inHand).toEqual(['MA', 'SP']);
    expect(drafting.next).toBe('SP');
    drafting.clear();
    expect(drafting.inHand).toEqual([...PIECES]);
    expect(drafting.next).toBe('FL');
  });

  test.each([0, 1])('the pool gives seat %i another whole set-up each time, the same ones for a seed', (seat) => {
    const draw = (drafting: Drafting): string => {
      drafting.drawFromPool();
      return cellsOf(drafting.draft)!.join(' ');
    };
    const drafting = empty(seat);
    const drawn = Array.from({ length: 8 }, () => draw(drafting));
    expect(new Set(drawn).size).toBeGreaterThan(5);
    const home = new Set(homeCells(seat));
    expect(drawn.every((cells) => cells.split(' ').every((cell) => home.has(Number(cell))))).toBe(true);
    const again = empty(seat);
    expect(Array.from({ length: 8 }, () => draw(again))).toEqual(drawn);
    expect(POOL.length, formatSetup(POOL[0]!)).toBeGreaterThan(10);
  });

  test('a set-up of a file is turned for Blue', () => {
    const drafting = empty(1);
    drafting.load(CONSOLE_SETUP);
    expect(cellsOf(drafting.draft)).toEqual(setupFor(1, CONSOLE_SETUP));
    expect(pieceOn(drafting.draft, 90)).toBe('FL');
  });
});
