import { KeyMap } from '@dedalo/clients/key-map';
import { type Command, loadWords } from '@dedalo/words';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '../../../src/app/client.ts';
import { LaboratoryPage } from '../../../src/app/lab/laboratory-page.ts';
import { SettingsPage } from '../../../src/app/settings-page.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings.ts';
import { Surface } from '../../../src/terminal/surface.ts';

const words = await loadWords('en');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page with a client that only notes what it is asked; the seeds are 1, 2, 3 and so on. */
function laboratory(settings: Partial<Settings> = {}, hasColour = false) {
  const client = {
    words,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    keys: new KeyMap(DEFAULT_SETTINGS),
    hasColour,
    isAscii: settings.board === 'ascii',
    redraw: vi.fn(),
    back: vi.fn(),
    open: vi.fn(),
  };
  let seeds = 0;
  const page = new LaboratoryPage(client as unknown as Client, { nextSeed: () => String(++seeds) });
  let size: [columns: number, rows: number] = [80, 24];
  const drawn = (...resized: [] | [columns: number, rows: number]): Surface => {
    if (resized.length === 2) size = resized;
    const surface = new Surface(...size);
    page.draw(surface);
    return surface;
  };
  const see = (...resized: [] | [columns: number, rows: number]): string => drawn(...resized).toText();
  const run = (...commands: Command[]): string => {
    for (const command of commands) page.run(command);
    return see();
  };
  return { client, page, drawn, see, run };
}

const AT_ONCE = { motion: 'none', board: 'ascii' } as const;

/** The lines of the maze alone, without the panel beside it. */
const mazeIn = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.slice(30).trim())
    .filter((line) => line !== '')
    .join('\n');

test('at 80 by 24 all parameters are beside the maze, and the last line is left to the client', () => {
  const { see } = laboratory(AT_ONCE);
  const text = see();
  for (const said of ['Maze laboratory', '> generator', '< backtracker >', 'size', 'medium', 'path finder', 'astar'])
    expect(text).toContain(said);
  for (const said of ['speed', '64/s', 'seed 1', 'Enter new maze']) expect(text).toContain(said);
  expect(text).toMatch(/\d+ steps; \d+ cells/);
  expect(text.split('\n')[23]).toBe('');
  expect(mazeIn(text)).toContain('#'.repeat(42));
});

test('at 40 by 12 one parameter is above the maze, which is fitted into the rest', () => {
  const { see, run } = laboratory(AT_ONCE);
  const lines = see(40, 12).split('\n');
  expect(lines[0]).toBe(' Maze laboratory                 seed 1');
  expect(lines[1]).toBe(' > generator < backtracker >');
  expect(lines.slice(2, 9).map((line) => line.trim().length)).toEqual([21, 21, 21, 21, 21, 21, 21]);
  expect(lines[10]).toMatch(/^ \d+ steps; \d+ cells looked at$/);
  expect(lines[11]).toBe('');
  const large = run('down', 'right').split('\n');
  expect(large[1]).toBe(' > size < as large as the screen >');
  expect(large[2]).toBe(` ${'#'.repeat(38)}`);
});

test.each([
  { board: 'ascii', hasColour: true, signs: ['##', '**', 'E ', 'U'] },
  { board: 'unicode', hasColour: false, signs: ['██', '••', 'E ', 'U'] },
] as const)('$board, colour $hasColour: signs distinguish cells', ({ board, hasColour, signs }) => {
  const { see } = laboratory({ motion: 'none', board }, hasColour);
  for (const sign of signs) expect(mazeIn(see())).toContain(sign);
});

test('in colour the roles distinguish cells', () => {
  const { drawn } = laboratory({ motion: 'none' }, true);
  const surface = drawn();
  const roles = Array.from({ length: 80 * 24 }, (_, place) => surface.at(place % 80, Math.floor(place / 80)).role);
  expect(new Set(roles)).toEqual(
    new Set(['text', 'title', 'faint', 'selected', 'wall', 'floor', 'seen', 'path', 'entrance', 'exit']),
  );
});

test('without motion all is there at once and no timer runs', () => {
  const { see, run, client } = laboratory(AT_ONCE);
  expect(see()).toContain('done');
  for (const command of ['choose', 'right', 'restart', 'play', 'faster'] as const) {
    expect(run(command)).toContain('done');
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(client.redraw).not.toHaveBeenCalled();
});

test('with motion it carves, searches and ends where it would have been at once', () => {
  const { see, client } = laboratory({ board: 'ascii' });
  expect(see()).toContain('carving');
  expect(mazeIn(see())).not.toContain('E');
  const phases = new Set<string>();
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersByTime(100);
    phases.add(/carving|searching|done/.exec(see())![0]);
  }
  expect([...phases]).toEqual(['carving', 'searching', 'done']);
  expect(client.redraw).toHaveBeenCalled();
  expect(see()).toBe(laboratory(AT_ONCE).see());
});

test('changing a parameter starts over with the same seed; a new maze has a new one', () => {
  const { see, run } = laboratory(AT_ONCE);
  const first = see();
  const other = run('right');
  expect(other).toContain('< hunt-and-kill >');
  expect(other).toContain('seed 1');
  expect(mazeIn(other)).not.toBe(mazeIn(first));
  expect(run('left')).toBe(first);
  expect(run('restart')).toBe(first);
  expect(run('choose')).toContain('seed 2');
  expect(run('choose')).toContain('seed 3');
  expect(run('left', 'left', 'left')).toContain('< race >');
});

test('up and down go round the parameters, and each of them can be changed', () => {
  const { run } = laboratory(AT_ONCE);
  expect(run('down')).toContain('> size');
  expect(run('left')).toContain('< small >');
  expect(run('down', 'right')).toContain('< bfs >');
  expect(run('down', 'right')).toContain('< 128/s >');
  expect(run('down')).toContain('> generator');
  expect(run('up')).toContain('> speed');
});

test('play pauses and continues, and starts over at the end', () => {
  const { see, run, page } = laboratory();
  see();
  vi.advanceTimersByTime(500);
  const paused = run('play');
  expect(paused).toContain('carving, paused');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(500);
  expect(see()).toBe(paused);
  run('play');
  vi.advanceTimersByTime(500);
  expect(see()).not.toContain('paused');
  while (vi.getTimerCount() > 0) vi.advanceTimersByTime(500);
  expect(see()).toContain('done');
  expect(run('play')).toContain('carving');
  expect(vi.getTimerCount()).toBe(1);
  page.leave();
});

test('faster and slower change the speed and do not start over', () => {
  const pictures = (['faster', 'slower'] as const).map((command) => {
    const { see, run } = laboratory();
    see();
    vi.advanceTimersByTime(500);
    const before = mazeIn(see());
    expect(mazeIn(run(command))).toBe(before);
    return run(...Array.from({ length: 20 }, () => command));
  });
  expect(pictures[0]).toContain('16384/s');
  expect(pictures[1]).toContain('4/s');
});

test('at the slowest speed there is still a step every quarter of a second', () => {
  const { see, run, client } = laboratory();
  see();
  run('slower', 'slower', 'slower', 'slower', 'slower');
  vi.advanceTimersByTime(2000);
  expect(client.redraw).toHaveBeenCalledTimes(8);
});

test('leaving pauses; coming back shows it as it was', () => {
  const { see, page } = laboratory();
  see();
  vi.advanceTimersByTime(300);
  page.leave();
  expect(vi.getTimerCount()).toBe(0);
  expect(see()).toContain('paused');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that was never drawn runs no timer', () => {
  const { page } = laboratory();
  page.run('play');
  expect(vi.getTimerCount()).toBe(0);
});

test('a maze that still fits stays as far as it is when the window changes', () => {
  const { see } = laboratory({ board: 'ascii' });
  see();
  vi.advanceTimersByTime(1000);
  const before = mazeIn(see());
  expect(mazeIn(see(90, 30))).toBe(before);
  expect(mazeIn(see(72, 18))).toBe(before);
});

test('a maze that no longer fits is made again, and stays when there is more room', () => {
  const { see } = laboratory(AT_ONCE);
  see();
  expect(see(40, 12).split('\n')[8]?.trim()).toBe('#'.repeat(21));
  expect(mazeIn(see(80, 24)).split('\n')).toHaveLength(7);
});

test('as large as the screen follows the screen', () => {
  const { see, run } = laboratory(AT_ONCE);
  run('down', 'right');
  const heights = [see(80, 24), see(100, 40), see(80, 24)].map((text) => mazeIn(text).split('\n').length);
  expect(heights).toEqual([21, 37, 21]);
});

test('without room for a maze it says so, and continues when there is', () => {
  const { see, run } = laboratory();
  see();
  expect(see(40, 7)).toContain(words.mazes.tooSmall);
  expect(vi.getTimerCount()).toBe(0);
  run('play', 'restart', 'right');
  expect(see(20, 6)).toContain('…');
  expect(see(80, 24)).toContain('carving');
});

test('motion switched off in the middle ends what is running', () => {
  const { see, client } = laboratory();
  see();
  client.settings = { ...client.settings, motion: 'none' };
  expect(see()).toContain('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('back leaves and settings open over it', () => {
  const { client, run } = laboratory(AT_ONCE);
  run('settings');
  expect(client.open.mock.calls[0]?.[0]).toBeInstanceOf(SettingsPage);
  run('back');
  expect(client.back).toHaveBeenCalledOnce();
});

test('every command that is offered has a key of its own', () => {
  const { page, client } = laboratory();
  const commands = page.commands();
  for (const command of commands) {
    for (const key of client.keys.keysOf(command)) expect(client.keys.commandOf(key, commands)).toBe(command);
  }
});
