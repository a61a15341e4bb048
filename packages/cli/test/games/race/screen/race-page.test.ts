import type { LibraryGame } from '@dedalo/clients/history/library-game';
import { parseReplay, verifyReplay } from '@dedalo/engine';
import { race } from '@dedalo/race';
import { startRace } from '@dedalo/clients/race/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWords } from '@dedalo/words';
import type { Client } from '../../../../src/app/client.ts';
import type { Page } from '../../../../src/app/page.ts';
import { RacePage } from '../../../../src/games/race/screen/race-page.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { sceneOn } from './support/scenes.ts';

const words = await loadWords('en');

/** What a page needs of the client, and what it did to it. */
function clientOf() {
  const opened: Page[] = [];
  const games = new Map<string, string>();
  const library: string[] = [];
  const store = {
    keepRunning: (name: string, text: () => string) => void games.set(name, text()),
    dropRunning: (name: string) => void games.delete(name),
    lastPlayed: undefined,
    played: () => {},
    flushSync: () => {},
    intoLibrary: ({ game, result }: LibraryGame) => void library.push(`${game}: ${result}`),
  };
  const seen = { opened, games, library, redrawn: 0 };
  const client = {
    words,
    store,
    isAscii: true,
    hasColour: false,
    language: 'en',
    redraw: () => void seen.redrawn++,
    open: (page: Page) => void opened.push(page),
    back: () => {},
    fail: (error: unknown) => {
      throw error;
    },
  };
  return { client: client as unknown as Client, seen };
}

const MAP = ['############', 'S          E', '#### #######', '#          #', '############'];
const GARDEN = [
  '#########################',
  '#   #         V     #   #',
  '# # # ####### ##### # # #',
  '# #   #   7   #   #   # #',
  'S   # # # # # # # # #   E',
  '# #   #   7   #   #   # #',
  '# # # ####### ##### # # #',
  '#   #         P     #   #',
  '#########################',
];

function opened(rows: readonly string[] = MAP) {
  const { client, seen } = clientOf();
  const { config } = sceneOn(rows, rows === MAP ? [] : ['fox']);
  const page = new RacePage(client, startRace(config, '1'));
  const lines = (columns = 40, rows = 12): string[] => {
    const surface = new Surface(columns, rows, { isAscii: true });
    page.draw(surface);
    return surface.toText().split('\n');
  };
  return { page, seen, lines };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('a race', () => {
  test('waits with the name of the level until an arrow is pressed, which takes effect', () => {
    const { page, lines } = opened(GARDEN);
    vi.advanceTimersByTime(2000);
    expect(lines(80, 24)).toEqual([
      ' <3 x3   The Yard                                              map 1 of 1  0:00',
      '',
      '',
      '',
      '',
      '',
      '',
      '               ##################################################',
      '               ##      ##                  F           ##      ##',
      '               ##  ##  ##                              ##  ##  ##',
      '               ##  ##               The Yard               ##  ##',
      '               @       ##   level 1 of 1, map 1 of 1   ##      []',
      '               ##  ##         Arrows or Space: go!         ##  ##',
      '               ##  ##  ##                              ##  ##  ##',
      '               ##      ##                              ##      ##',
      '               ##################################################',
      '',
      '',
      '',
      '',
      '',
      '',
      ' --------',
      '',
    ]);
    expect(page.commands()).toEqual(['up', 'right', 'down', 'left', 'race.pause', 'back']);
    page.run('right');
    vi.advanceTimersByTime(1000);
    expect(lines(80, 24)).toEqual([
      ' <3 x3   The Yard                                              map 1 of 1  0:00',
      '',
      '',
      '',
      '',
      '',
      '',
      '               ##################################################',
      '               ##      ##                      f>      ##      ##',
      '               ##  ##  ##  ##############  ##########  ##  ##  ##',
      '               ##  ##      ##      7       ##      ##      ##  ##',
      '               S     @>##  ##  ##  ##  ##  ##  ##  ##  ##      []',
      '               ##  ##      ##      7       ##      ##      ##  ##',
      '               ##  ##  ##  ##############  ##########  ##  ##  ##',
      '               ##      ##                              ##      ##',
      '               ##################################################',
      '',
      '',
      '',
      '',
      '',
      '',
      ' --------',
      '',
    ]);
    page.leave();
  });

  test('thirty frames a second while it runs, none while it is paused', () => {
    const { page, seen } = opened();
    expect(vi.getTimerCount()).toBe(0);
    page.run('race.pause');
    vi.advanceTimersByTime(1000);
    expect(seen.redrawn).toBeGreaterThanOrEqual(29);
    page.run('race.pause');
    const { redrawn } = seen;
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    expect(seen.redrawn).toBe(redrawn);
  });

  test('is kept when it is paused, and the record holds', () => {
    const { page, seen } = opened();
    page.run('right');
    vi.advanceTimersByTime(700);
    page.run('race.pause');
    const parsed = parseReplay(seen.games.get('race')!);
    expect(parsed.ok && verifyReplay(race, parsed.value)).toMatchObject({ ok: true });
    expect(seen.games.get('race')).toMatch(/^east \d+$/m);
  });

  test('Esc opens what can be done with it', () => {
    const { page, seen } = opened();
    page.run('race.pause');
    page.run('back');
    const menu = new Surface(80, 24);
    seen.opened[0]!.draw(menu);
    const items = ['> Go on', 'Begin another race', 'Save as a replay file', 'Settings', 'Leave the race; it is kept'];
    for (const item of items) expect(menu.toText()).toContain(item);
  });

  test('after a long absence it is paused where it was', () => {
    const { page, lines } = opened();
    page.run('race.pause');
    vi.advanceTimersByTime(500);
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    vi.advanceTimersByTime(34);
    expect(lines(60, 20).join('\n')).toContain('Paused');
    expect(lines(60, 20)[0]).toContain('0:00');
    expect(vi.getTimerCount()).toBe(0);
    now.mockRestore();
  });

  test('after the program was stopped it is paused', () => {
    const { page, lines } = opened();
    page.run('race.pause');
    vi.advanceTimersByTime(500);
    process.emit('SIGCONT');
    expect(lines(60, 20).join('\n')).toContain('Paused');
    expect(vi.getTimerCount()).toBe(0);
    expect(process.listenerCount('SIGCONT')).toBe(0);
  });

  test('letters are keys of their own; one without anything in store does nothing', () => {
    const { page, seen } = opened();
    page.run('race.pause');
    page.letter('S');
    vi.advanceTimersByTime(300);
    page.leave();
    expect(seen.games.get('race')).not.toMatch(/^S /m);
  });
});

describe('its end', () => {
  /** Straight on to the exit. */
  function finished() {
    const made = opened();
    made.page.run('right');
    vi.advanceTimersByTime(6000);
    return made;
  }

  test('is reported, and nothing is kept or runs on', () => {
    const { page, seen, lines } = finished();
    const text = lines(60, 14).join('\n');
    expect(text).toContain('Victory');
    expect(text).toContain('You were the first through every labyrinth.');
    expect(text).toContain('The Yard: level 1 of 1, map 1 of 1');
    expect(text).toContain('Enter: another race');
    expect(seen.games.has('race')).toBe(false);
    expect(seen.library).toEqual(['race: won']);
    expect(vi.getTimerCount()).toBe(0);
    expect(page.commands()).toEqual(['choose', 'back']);
  });

  test('Enter begins another; Esc opens what can be done, but not going on', () => {
    const { page, seen, lines } = finished();
    page.run('choose');
    expect(lines().join('\n')).toContain('Arrows or Space: go!');
    page.run('right');
    vi.advanceTimersByTime(6000);
    page.run('back');
    const menu = new Surface(80, 24);
    seen.opened[0]!.draw(menu);
    expect(menu.toText()).toContain('> Begin another race');
    expect(menu.toText()).not.toContain('Go on');
    expect(menu.toText()).toContain('Save as a replay file');
  });
});
