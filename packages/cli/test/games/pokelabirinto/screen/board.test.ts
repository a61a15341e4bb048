import { expect, test } from 'vitest';
import { pokelabirintoPicture } from '../../../../src/games/pokelabirinto/screen/board.ts';
import { drawPicture, type Look } from '../../../../src/app/picture.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { themeOf } from '../../../../src/terminal/theme.ts';
import { sessionOf, viewOf } from './support.ts';

const MAZE = ['#####', '#P..U', '#.X##', 'E..??', '###??'];
/** Something of every kind, by where it stands. */
const PLACES = { wall: [0, 0], hero: [1, 1], exit: [4, 1], rival: [2, 2], floor: [1, 2], unseen: [4, 4] } as const;
const WAYS_TO_DRAW = [
  { isAscii: false, hasColour: true },
  { isAscii: false, hasColour: false },
  { isAscii: true, hasColour: true },
  { isAscii: true, hasColour: false },
];

test.each(WAYS_TO_DRAW)(
  'ascii $isAscii, colour $hasColour: everything that matters differs, large and small',
  (drawn) => {
    const picture = pokelabirintoPicture(viewOf(...MAZE), drawn);
    const meeting = pokelabirintoPicture(viewOf('###', '#BU', '###'), drawn);
    const theme = themeOf({ colour: drawn.hasColour });
    const looks = [...Object.values(PLACES).map(([x, y]) => picture.look(x, y)), meeting.look(1, 1)];
    const sizes: ((look: Look) => string)[] = [({ text }) => text, ({ big }) => big!.join('/')];
    for (const size of sizes) {
      const shown = looks.map((look) => `${size(look)} ${drawn.hasColour ? theme[look.role] : ''}`);
      expect(new Set(shown).size).toBe(looks.length);
    }
  },
);

test.each(WAYS_TO_DRAW)('ascii $isAscii, colour $hasColour: a square is two columns, or two rows of four', (drawn) => {
  const picture = pokelabirintoPicture(viewOf(...MAZE), drawn);
  for (const [x, y] of Object.values(PLACES)) {
    const { text, big } = picture.look(x, y);
    expect([text, ...big!].map((part) => part.length)).toEqual([2, 4, 4]);
  }
});

test('plain characters where only those are asked for', () => {
  const picture = pokelabirintoPicture(viewOf(...MAZE), { isAscii: true, hasColour: true });
  for (const [x, y] of Object.values(PLACES)) {
    const { text, big } = picture.look(x, y);
    expect(text + big!.join('')).toMatch(/^[ -~]+$/);
  }
});

test('the entrance is the wall that it is from inside', () => {
  const picture = pokelabirintoPicture(viewOf(...MAZE), { isAscii: true, hasColour: false });
  expect(picture.look(0, 3)).toEqual(picture.look(0, 0));
});

test('the signs of the description, in the plainest way', () => {
  const surface = new Surface(10, 5);
  drawPicture(surface, pokelabirintoPicture(viewOf(...MAZE), { isAscii: true, hasColour: false }), {
    x: 0,
    y: 0,
    width: 10,
    height: 5,
  });
  expect(surface.toText()).toBe('##########\n##P . . U\n##. X ####\n##. .\n######');
});

test('a maze that does not fit is scrolled to the creature', () => {
  const { state } = sessionOf({ rows: 200, columns: 200 }, '1');
  const view = sessionOf({ rows: 200, columns: 200 }, '1').view(0);
  const picture = pokelabirintoPicture(view, { isAscii: true, hasColour: false });
  expect(picture.focus).toEqual({ x: state.hero.at % 200, y: Math.floor(state.hero.at / 200) });
  const surface = new Surface(40, 12);
  drawPicture(surface, picture, { x: 0, y: 0, width: 40, height: 12 });
  expect(surface.toText().match(/P/g)).toHaveLength(1);
});

test('in the fog only what has been seen is drawn', () => {
  const known = (fog: boolean): number => {
    const picture = pokelabirintoPicture(sessionOf({ rows: 31, columns: 31, fog }, '3').view(0), {
      isAscii: true,
      hasColour: false,
    });
    let count = 0;
    for (let y = 0; y < 31; y++) for (let x = 0; x < 31; x++) if (picture.look(x, y).text.trim() !== '') count++;
    return count;
  };
  expect(known(false)).toBe(31 * 31);
  expect(known(true)).toBeLessThan(200);
});
