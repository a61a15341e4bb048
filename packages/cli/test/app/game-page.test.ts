import { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import { startLevel } from '@dedalo/clients/sokoban/session';
import type { SokobanTypes } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GamePage } from '../../src/app/game-page.ts';
import type { GameScreen } from '../../src/app/game-screen.ts';
import { textPicture } from '../../src/app/text-picture.ts';
import { findLevels } from '../../src/games/sokoban/commands/find-levels.ts';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';
import { Surface } from '../../src/terminal/surface.ts';
import { PokelabirintoScreen } from '../../src/games/pokelabirinto/screen/pokelabirinto-screen.ts';
import type { Page } from '../../src/app/page.ts';
import { sessionOf } from '../games/pokelabirinto/screen/support.ts';
import { fakeClient } from './fake-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = await loadWords('en');
const source = await findLevels('first-steps');
const NORTH = { type: 'move', direction: 'north' } as const;
const EAST = { type: 'move', direction: 'east' } as const;

/** A page on which every command plays these actions. */
function pageOf(actions: readonly SokobanTypes['Action'][], motion: 'full' | 'none' = 'full') {
  const { noted, client } = fakeClient(words);
  Object.assign(noted, { settings: { ...DEFAULT_SETTINGS, motion } });
  const play = new SokobanPlay(client, startLevel({ source, number: 1 }, 'forward'));
  const screen: GameScreen<SokobanTypes> = {
    play,
    mouse: '',
    picture: ({ width, height }) => textPicture(new Surface(width, height)),
    commands: () => ({ first: ['play'], last: [] }),
    run: () => ({ kind: 'play', actions }),
    click: () => ({ kind: 'done' }),
  };
  const page = new GamePage(client, screen);
  const text = (): string => {
    const surface = new Surface(80, 24);
    page.draw(surface);
    return surface.toText();
  };
  return {
    page,
    noted,
    text,
    moves: () => play.source.standing.view.moves,
    run: () => page.run('play', { isShifted: false }),
  };
}

test('the first step is taken at once, the others a pause apart, each with a redraw', async () => {
  const { run, moves, noted } = pageOf([EAST, EAST, EAST]);
  run();
  expect(moves()).toBe(1);
  expect(noted.redraw, 'a key is drawn once, by the client').not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(34);
  expect(moves()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(moves()).toBe(2);
  await vi.advanceTimersByTimeAsync(400);
  expect(moves()).toBe(3);
  expect(noted.redraw).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('without motion all is done at once', () => {
  const { run, moves } = pageOf([EAST, EAST, EAST], 'none');
  run();
  expect(moves()).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
});

test('a step that is refused is the last, and why is said', () => {
  const { run, moves, text } = pageOf([NORTH, NORTH, EAST]);
  run();
  vi.advanceTimersByTime(400);
  expect(moves()).toBe(1);
  expect(text()).toContain('There is a wall');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is left is taken before anything else, and where the page goes away', () => {
  const { page, run, moves } = pageOf([EAST, EAST]);
  run();
  expect(moves()).toBe(1);
  page.run('undo', { isShifted: false });
  expect(moves()).toBe(1);
  page.run('undo', { isShifted: false });
  expect(moves()).toBe(0);
  run();
  page.leave();
  expect(moves()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
  page.run('undo', { isShifted: false });
  expect(moves(), 'it is back after it was covered').toBe(1);
});

test('after the end the message says that it is over', () => {
  const { run, moves, text } = pageOf([EAST, EAST, EAST], 'none');
  run();
  expect(text()).toContain('Solved with 3 moves');
  run();
  expect(moves()).toBe(3);
  expect(text()).not.toContain('Solved with 3 moves');
});

/** A game in the fog, of which so much has been played. */
function fogPage(moves: number) {
  const { noted, client } = fakeClient(words);
  const session = sessionOf({ fog: true, rows: 9, columns: 9, opponents: 0 }, '1');
  for (let count = 0; count < moves; count++) session.play(0, session.legal(0)[0]!);
  const page = new GamePage(client, new PokelabirintoScreen(client, session));
  const opened = (): string => {
    const surface = new Surface(80, 24);
    (noted.open.mock.lastCall![0] as Page).draw(surface);
    return surface.toText();
  };
  return { page, noted, opened };
}

test('a file that would reveal what the fog hides is written only after a confirmation', () => {
  const { page, opened } = fogPage(0);
  page.run('export', { isShifted: false });
  expect(opened()).toContain(words.client.notOver.tellsAll);
  expect(opened()).toMatch(/> Do not save it\s+Save it all/);
});

test('another game replaces one in progress only after a confirmation', () => {
  const begun = fogPage(2);
  begun.page.run('new-game', { isShifted: false });
  expect(begun.opened()).toContain(words.client.notOver.givesUp);
  const fresh = fogPage(0);
  fresh.page.run('new-game', { isShifted: false });
  expect(fresh.opened()).not.toContain(words.client.notOver.givesUp);
});
