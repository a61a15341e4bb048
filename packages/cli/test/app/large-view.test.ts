import { startLevel } from '@dedalo/clients/sokoban/session';
import { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import type { SokobanTypes } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { GamePage } from '../../src/app/game-page.ts';
import type { GameScreen } from '../../src/app/game-screen.ts';
import type { Picture } from '../../src/app/picture.ts';
import { findLevels } from '../../src/games/sokoban/commands/find-levels.ts';
import { largeBoard } from '../../src/rules-only/screen/rules-picture.ts';
import type { Settings } from '../../src/store/settings.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { fakeClient } from './fake-client.ts';

const words = await loadWords('en');
const source = await findLevels('first-steps');

const BOARD: Picture = { width: 8, height: 4, focus: { x: 0, y: 0 }, look: () => ({ text: '##', role: 'wall' }) };

function pageOf() {
  const { noted, client } = fakeClient(words);
  noted.changeSettings.mockImplementation((settings: Settings) =>
    Object.assign(noted, { settings, isLarge: settings.largeBoards }),
  );
  const screen: GameScreen<SokobanTypes> = {
    play: new SokobanPlay(client, startLevel({ source, number: 1 }, 'forward')),
    mouse: '',
    picture: () => BOARD,
    commands: () => ({ first: [], last: [] }),
    run: () => ({ kind: 'done' }),
    click: () => ({ kind: 'done' }),
  };
  const page = new GamePage(client, screen);
  const draw = (columns: number, rows: number): { readonly text: string; readonly area: number } => {
    const surface = new Surface(columns, rows);
    page.draw(surface);
    const text = surface.toText();
    return { text, area: [...text].filter((sign) => sign === '#').length };
  };
  return { page, noted, draw, press: () => page.run('present', { isShifted: false }) };
}

test('on a key the board is drawn as large as it fits, and on the same key as before; the setting is kept', () => {
  const { page, noted, draw, press } = pageOf();
  expect(page.commands()).toContain('present');
  expect(page.wordsFor('present')).toBe(words.client.larger);
  const usual = draw(80, 30).area;
  press();
  expect(noted.changeSettings.mock.lastCall![0]).toMatchObject({ largeBoards: true });
  expect(draw(80, 30).area).toBe(usual * 4 ** 2);
  press();
  expect(noted.changeSettings.mock.lastCall![0]).toMatchObject({ largeBoards: false });
  expect(draw(80, 30).area).toBe(usual);
});

test('where the window is too small for that, it is said', () => {
  const { draw, press } = pageOf();
  const before = draw(30, 12).area;
  press();
  const after = draw(30, 12);
  expect(after.text.replaceAll(/\s+/g, ' ')).toContain(words.client.notLarger);
  expect(after.area).toBe(before);
});

test('a board of text is spread where all of it fits', () => {
  const area = { x: 0, y: 0, width: 5, height: 3 };
  expect(largeBoard(['abc', 'def'], area)).toEqual(['a b c', '', 'd e f']);
  expect(largeBoard(['abc', 'def'], { ...area, width: 4 })).toEqual(['abc', 'def']);
  expect(largeBoard(['abc', 'def'], { ...area, height: 2 })).toEqual(['abc', 'def']);
});
