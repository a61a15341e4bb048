import { cellsForBox, deadSquares } from '@dedalo/sokoban';
import { expect, test } from 'vitest';
import { sokobanPicture } from '../../../../src/games/sokoban/screen/board.ts';
import type { Look } from '../../../../src/app/picture.ts';
import { themeOf } from '../../../../src/terminal/theme.ts';
import { levelFrom, sessionOn } from './support.ts';

const level = levelFrom('  #########', '###  $ *  #', '#@  $   ..#', '###########');
const at = (x: number, y: number): number => y * level.width + x;

/** Something of every kind, by where it stands. */
const PLACES = {
  wall: [2, 0],
  outside: [0, 0],
  player: [1, 2],
  box: [5, 1],
  picked: [4, 2],
  'box-on-goal': [7, 1],
  goal: [8, 2],
  reach: [6, 2],
  dead: [9, 1],
  floor: [3, 1],
} as const;

const reach = new Uint8Array(level.isInside.length);
reach[at(6, 2)] = 1;
const dead = new Uint8Array(level.isInside.length);
dead[at(9, 1)] = 1;

test.each([
  { board: 'unicode', hasColour: true },
  { board: 'unicode', hasColour: false },
  { board: 'ascii', hasColour: true },
  { board: 'ascii', hasColour: false },
] as const)('$board, colour $hasColour: everything that matters differs, large and small', ({ board, hasColour }) => {
  const marks = { inside: level.isInside, reach, dead, picked: at(4, 2) };
  const picture = sokobanPicture(sessionOn(level).view(0), marks, { isAscii: board === 'ascii', hasColour });
  const theme = themeOf({ colour: hasColour });
  const sizes: ((look: Look) => string)[] = [({ text }) => text, ({ big }) => big!.join('/')];
  for (const drawing of sizes) {
    const seen = new Map<string, string>();
    for (const [name, [x, y]] of Object.entries(PLACES)) {
      if (name === 'outside') continue;
      const look = picture.look(x, y);
      expect(look.role).toBe(name);
      const style = hasColour ? theme[look.role] : '';
      const shown = `${drawing(look)} ${style}`;
      expect(seen.get(shown), `${name} looks like`).toBeUndefined();
      seen.set(shown, name);
    }
  }
});

test('a square is two columns, or two rows of four, whatever it is drawn with', () => {
  for (const board of ['unicode', 'ascii'] as const) {
    for (const hasColour of [true, false]) {
      const marks = { inside: level.isInside, reach, dead, picked: at(4, 2) };
      const picture = sokobanPicture(sessionOn(level).view(0), marks, { isAscii: board === 'ascii', hasColour });
      for (const [x, y] of Object.values(PLACES)) {
        const { text, big } = picture.look(x, y);
        expect([text, ...big!].map((drawn) => [...drawn].length)).toEqual([2, 4, 4]);
        expect(text.length + big!.join('').length, 'cut by code units').toBe(10);
      }
    }
  }
});

test('the goals stay visible while a box is picked', () => {
  const { state } = sessionOn(level);
  const reached = cellsForBox(level, { player: state.player!, boxes: state.boxes }, state.boxes.indexOf(at(4, 2)));
  expect(reached[at(8, 2)], 'the box can go to the goal').toBe(1);
  const marks = { inside: level.isInside, reach: reached, dead: deadSquares(level), picked: at(4, 2) };
  const picture = sokobanPicture(sessionOn(level).view(0), marks, { isAscii: false, hasColour: true });
  expect(picture.look(8, 2)).not.toEqual(picture.look(6, 2));
});
