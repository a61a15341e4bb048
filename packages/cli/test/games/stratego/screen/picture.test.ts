import { NO_DRAFT } from '@dedalo/clients/stratego/draft';
import { Drafting } from '@dedalo/clients/stratego/drafting';
import { CONSOLE_SETUP, createConfig, type Move, setupFor, stratego, type State } from '@dedalo/stratego';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { paint } from '../../../../src/games/stratego/screen/painter.ts';
import type { Picture } from '../../../../src/app/picture.ts';
import type { Scene } from '../../../../src/games/stratego/screen/scene.ts';
import {
  handOverPicture,
  strategoPicture,
  type StrategoPicture,
} from '../../../../src/games/stratego/screen/stratego-picture.ts';
import { DEFAULT_SETTINGS } from '../../../../src/store/settings.ts';
import { fakeClient } from '../../../app/fake-client.ts';
import { valueOf } from '../../../store/support.ts';

const words = await loadWords('en');
const PLAIN = { words, isAscii: true, hasColour: false, settings: DEFAULT_SETTINGS };
const AREA = { x: 0, y: 0, width: 80, height: 18 };

/** A game in which both have set up as the console player does, after some moves. */
function stateAfter(...moves: readonly Move[]): State {
  let state = stratego.start(valueOf(createConfig()), '');
  for (const seat of [0, 1]) {
    for (const cell of setupFor(seat, CONSOLE_SETUP))
      state = valueOf(stratego.play(state, seat, { type: 'place', cell })).state;
  }
  for (const move of moves) state = valueOf(stratego.play(state, state.moves % 2, move)).state;
  return state;
}

const move = (from: number, direction: Move['direction'], steps = 1): Move => ({
  type: 'move',
  from,
  direction,
  steps,
});

const linesOf = (picture: Picture): string[] =>
  Array.from({ length: picture.height }, (_, y) =>
    Array.from({ length: picture.width }, (__, x) => picture.look(x, y).text)
      .join('')
      .trimEnd(),
  );

const pictureOf = (scene: Scene, area = AREA): StrategoPicture => strategoPicture({ scene }, PLAIN, area);

/** The board alone, without what stands beside it. */
const boardOf = (scene: Scene): string[] =>
  linesOf(pictureOf(scene))
    .map((line) => line.slice(0, 45).trimEnd())
    .filter((line) => line !== '');

describe('the board', () => {
  test('Red sees its side below, with letters and numbers beside it; the cards of Blue are hidden', () => {
    const view = stratego.view(stateAfter(), 0);
    expect(boardOf({ view, seat: 0, cursor: 45 })).toEqual([
      '    J   I   H   G   F   E   D   C   B   A',
      '10   .   .   .   .   .   .   .  ##  ##  ##',
      ' 9   .   .   .   .   .   .   .  ##  ##  ##',
      ' 8   .   .   .   .   .   .   .  ##  ##  ##',
      ' 7   .   .   .   .   .   .   .   .   .  ##',
      ' 6   .   . ~~~~~~~~  .   . ~~~~~~~~  .   .',
      ' 5   .   . ~~~~~~~~[ .]  . ~~~~~~~~  .   .',
      ' 4   .   .   .   .   .   .   .   .   .  FS',
      ' 3   .   .   .   .   .   .   .  MA  GE  FM',
      ' 2   .   .   .   .   .   .   .  SS  SP  FB',
      ' 1   .   .   .   .   .   .   .  SM  SB  FL',
    ]);
  });

  test('Blue sees it the other way round', () => {
    const view = stratego.view(stateAfter(), 1);
    const board = boardOf({ view, seat: 1 });
    expect(board[0]).toBe('    A   B   C   D   E   F   G   H   I   J');
    expect(board[1]).toBe(' 1  ##  ##  ##   .   .   .   .   .   .   .');
    expect(board[10]).toBe('10  FL  SB  SM   .   .   .   .   .   .   .');
  });

  test('what is not known has moved, has run, or neither; the last move is marked; what a fight has shown stays', () => {
    const state = stateAfter(move(22, 1), move(60, 4, 3), move(21, 1), move(72, 1), move(32, 3));
    const last = { from: 32, to: 33 };
    const board = boardOf({ view: stratego.view(state, 0), seat: 0, lastMove: last });
    expect(board[4]).toBe(' 7   .   .   .   .   .   .  >>  %%   .   .');
    expect(board[7]).toBe(' 4   .   .   .   .   .   . (MA)( .) GE  FS');
    const fought = stateAfter(move(30, 1, 2), move(60, 1));
    expect(boardOf({ view: stratego.view(fought, 0), seat: 0 })[5], 'both are gone').toContain('~~~~~~~~  .   .');
    const lost = stateAfter(move(30, 3, 2), move(72, 1), move(32, 4), move(71, 1), move(31, 1, 3));
    expect(boardOf({ view: stratego.view(lost, 0), seat: 0 })[4]).toBe(' 7   .   .   .   .   .   .   .  %%  GE  ##');
  });

  test('the targets of a picked piece are marked, an attack in its own way', () => {
    const view = stratego.view(stateAfter(), 0);
    const board = boardOf({ view, seat: 0, picked: 30, targets: [40, 50, 60, 31, 32], cursor: 40 });
    expect(board.slice(4, 8)).toEqual([
      ' 7   .   .   .   .   .   .   .   .   . *##*',
      ' 6   .   . ~~~~~~~~  .   . ~~~~~~~~  .  ++',
      ' 5   .   . ~~~~~~~~  .   . ~~~~~~~~  . [++]',
      ' 4   .   .   .   .   .   .   .  ++  ++ <FS>',
    ]);
  });

  test('a click finds the cell, at any size', () => {
    const view = stratego.view(stateAfter(), 0);
    const small = pictureOf({ view, seat: 0 });
    const lines = linesOf(small);
    const y = lines.findIndex((line) => line.includes('MA'));
    expect(small.cellAt(lines[y]!.indexOf('MA'), y)).toBe(22);
    expect(small.cellAt(0, y)).toBeUndefined();
    expect(small.cellAt(60, y)).toBeUndefined();
    const large = pictureOf({ view, seat: 0 }, { x: 0, y: 0, width: 120, height: 34 });
    const rows = linesOf(large);
    const top = rows.findIndex((line) => line.includes('MA'));
    expect(rows[top + 1], 'its score stands below').toMatch(/ 10 +9 +3/);
    expect(large.cellAt(rows[top]!.indexOf('MA'), top + 1)).toBe(22);
  });
});

describe('with little room', () => {
  const view = stratego.view(stateAfter(), 0);

  test('cells are as narrow as their content', () => {
    const lines = linesOf(pictureOf({ view, seat: 0, cursor: 22 }, { x: 0, y: 0, width: 30, height: 12 }));
    expect(lines.find((line) => line.includes('GE'))!.trim()).toBe('3  . . . . . . .MAGEFM');
  });

  test('the board is moved so that the cursor is seen', () => {
    const shown = (cursor: number): string =>
      linesOf(pictureOf({ view, seat: 0, cursor }, { x: 0, y: 0, width: 80, height: 6 })).join('\n');
    expect(shown(99)).toMatch(/^10/m);
    expect(shown(99)).not.toMatch(/^ 1 /m);
    expect(shown(0)).toMatch(/^ 1 /m);
    expect(shown(0)).not.toMatch(/^10/m);
  });
});

describe('beside the board', () => {
  test('what is left of both, what is unknown, what is captured, the moves left', () => {
    const state = stateAfter(move(30, 1, 3), move(72, 1));
    const text = linesOf(pictureOf({ view: stratego.view(state, 0), seat: 0 })).join('\n');
    expect(text).toMatch(/pieces left +you +enemy +unknown/);
    expect(text).toMatch(/scout +1 +1 +1/);
    expect(text).toMatch(/bomb +2 +2 +2/);
    expect(text).toContain('Captured: FS.');
    expect(text).toContain('Lost: FS.');
    expect(text).toContain('199 moves left.');
    expect(text).toContain('%% has moved');
  });

  test('with little room it is below', () => {
    const view = stratego.view(stateAfter(), 0);
    const lines = linesOf(pictureOf({ view, seat: 0 }, { x: 0, y: 0, width: 50, height: 30 }));
    const board = lines.findIndex((line) => line.includes('FL'));
    expect(lines.findIndex((line) => line.includes('pieces left'))).toBeGreaterThan(board);
  });

  test('while setting up the pieces, which can be clicked', () => {
    const drafting = new Drafting(0, NO_DRAFT, '1');
    drafting.choose(35);
    const view = stratego.view(stratego.start(valueOf(createConfig()), ''), 0);
    const picture = strategoPicture({ scene: { view, seat: 0, draft: drafting.draft }, drafting }, PLAIN, AREA);
    const lines = linesOf(picture);
    expect(lines.find((line) => line.includes('flag (FL)'))).toContain('* flag');
    expect(lines.find((line) => line.includes('bomb (FB)'))).toContain('> bomb');
    const y = lines.findIndex((line) => line.includes('(MA)'));
    expect(picture.pieceAt(lines[y]!.indexOf('(MA)'), y)).toBe('MA');
    expect(picture.pieceAt(5, y)).toBeUndefined();
  });
});

test('a replay shows all cards and speaks of both sides', () => {
  const { client } = fakeClient(words, 'stratego');
  const text = linesOf(paint(stateAfter(move(22, 1)), client, AREA)).join('\n');
  for (const code of ['FL', 'MA', 'GE', 'SP']) expect(text.match(new RegExp(`\\b${code}\\b`, 'g'))).toHaveLength(2);
  expect(text).toMatch(/pieces left +Red +Blue/);
});

test('between two turns there are only words', () => {
  const lines = linesOf(handOverPicture(['Blue, it is your turn.'], PLAIN, AREA)).filter((line) => line !== '');
  expect(lines.map((line) => line.trim())).toEqual(['Blue, it is your turn.']);
});
