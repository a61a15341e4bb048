import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseRaceMap } from '@dedalo/grid';
import { contentSchema, SHIPPED_GAMES, shippedFiles } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { CONFIG, gameFolders, LEVEL, LEVEL_FILE, placeOf, pngHead, SMALL } from './games/race/commands/support.ts';
import { dedalo, type Ran } from './run.ts';

const folders = gameFolders();
const run = (...args: string[]): Ran => dedalo(['race', ...args], { cwd: folders.path });

function expectWrongUse(ran: Ran, ...parts: string[]): void {
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' });
  for (const part of parts) expect(ran.error).toContain(part);
  expect(ran.error.trim().split('\n'), 'one line').toHaveLength(1);
}

describe('dedalo race check', () => {
  test('a game with nothing wrong: what it has', () => {
    folders.make('small', SMALL);
    expect(run('check', 'small')).toEqual({
      code: 0,
      out: '1 level, 2 maps, 2 opponents, 2 power-ups.\n0 problems, 0 warnings.\n',
      error: '',
    });
    expect(JSON.parse(run('check', 'small', '--json').out)).toEqual({
      ok: true,
      problems: [],
      warnings: [],
      media: [],
      root: 'config.cfg',
      found: ['yard', 'shed', 'well'].map((name) => ({
        name: `levels/yard/${name}.cfg`,
        path: `levels/yard/${name}.cfg`,
        by: 'beside',
      })),
      summary: { levels: 1, maps: 2, opponents: 2, powerUps: 2 },
    });
  });

  test('RB30: a game laid out as the described one, with assets/config.cfg that names assets/levels/…, is accepted', () => {
    const config = CONFIG.replace('"levels"', '"assets/levels"');
    const moved = Object.entries({ ...SMALL, 'config.cfg': config }).map(([path, text]) => [`assets/${path}`, text]);
    folders.make('described', Object.fromEntries(moved) as Record<string, string>);
    const rest = '1 level, 2 maps, 2 opponents, 2 power-ups.\n0 problems, 0 warnings.\n';
    expect(run('check', 'described')).toEqual({
      code: 0,
      out: `The game begins with assets/config.cfg.\n3 names were found from a folder above that of config.cfg, such as assets/levels/yard/yard.cfg.\n${rest}`,
      error: '',
    });
    expect(run('check', join('described', 'assets'))).toEqual({
      code: 0,
      out: `3 names were found without the first folder: assets/levels/yard/yard.cfg is levels/yard/yard.cfg.\n${rest}`,
      error: '',
    });
  });

  test('a broken file: its place and what is wrong, in every language, and exit code 2', () => {
    folders.make('broken', { ...SMALL, 'config.cfg': CONFIG.replace('speed = 3.5', 'speed = fast') });
    const { code, out, error } = run('check', 'broken');
    expect({ code, error }).toEqual({ code: 2, error: 'dedalo: 1 problem.\n' });
    expect(out).toBe(
      'broken/config.cfg:8:17: this value cannot be read (error -5); expected here: a number, but there is “fast”.\n1 problem, 0 warnings.\n',
    );
    const italian = run('check', 'broken', '--lang', 'it');
    expect(italian).toMatchObject({ code: 2, error: 'dedalo: 1 problema.\n' });
    expect(italian.out).toContain('broken/config.cfg:8:17: questo valore non si può leggere (errore -5);');
    const found = JSON.parse(run('check', 'broken', '--json').out) as { problems: unknown[] };
    expect(found).toMatchObject({ ok: false, warnings: [], media: [], summary: null });
    expect(found.problems).toMatchObject([{ file: 'config.cfg', line: 8, column: 17, code: 'bad-value' }]);
  });

  test('warnings alone are fine', () => {
    folders.make('warned', { ...SMALL, [LEVEL_FILE]: LEVEL.replace('complexity = 0.2', 'complexity = 2') });
    const { code, out, error } = run('check', 'warned');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain(
      `warned/${LEVEL_FILE}:2:20: warning: complexity is 2, which is not from 0 to 1; 0.1 is taken`,
    );
  });

  test('a picture that is not there is a warning: there is ours', () => {
    folders.make('blind', { ...SMALL, 'config.cfg': `${CONFIG}string life = "heart.png";\n` });
    const { code, out } = run('check', 'blind');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^blind\/config\.cfg:\d+:15: warning: there is no file heart\.png in the folder of the game\.\n/,
    );
    expect(out).toMatch(/\n1 level, 2 maps, .+\n0 problems, 1 warning\.\n$/);
  });

  test('a picture of a bad size, at its line', () => {
    const level = `${LEVEL}string wall_texture = "wall.png";\n`;
    folders.make('narrow', { ...SMALL, [LEVEL_FILE]: level, 'wall.png': pngHead(64, 90) });
    const { code, out } = run('check', 'narrow');
    const { line, column } = placeOf(level, '"wall.png"');
    expect(code).toBe(2);
    expect(out).toContain(
      `narrow/${LEVEL_FILE}:${line}:${column}: wall_texture: 64 × 90 points; a wall or floor needs 2 : 3 and a width that can be divided by 4, for instance 64 × 96.\n`,
    );
  });

  test('no config.cfg, binary rubbish, a huge file', () => {
    folders.make('empty', {});
    expect(run('check', 'empty')).toMatchObject({
      code: 2,
      out: 'empty/config.cfg: this file is missing; a game begins with it.\n1 problem, 0 warnings.\n',
    });
    const rubbish = Uint8Array.from({ length: 5000 }, (_, index) => (index * 89 + 200) % 256);
    folders.make('rubbish', { ...SMALL, 'config.cfg': rubbish, 'huge.cfg': new Uint8Array(4_000_000) });
    const { code, out } = run('check', 'rubbish');
    expect(code).toBe(2);
    expect(out).toBe(
      'rubbish/config.cfg: this is no text in UTF-8.\nrubbish/huge.cfg: this file is larger than 3 MB.\n2 problems, 0 warnings.\n',
    );
  });

  test('no such folder, a file, nothing', () => {
    folders.make('small', SMALL);
    expectWrongUse(run('check', 'nowhere'), 'nowhere: there is no such folder or zip.');
    expectWrongUse(run('check', 'nowhere', '--watch'), 'nowhere: there is no such folder or zip.');
    expectWrongUse(
      run('check', join('small', 'config.cfg')),
      'this is a file, but no zip; the folder of a game is needed, or a zip of it.',
    );
    expectWrongUse(run('check'), "missing required argument 'folder'");
    expect(run('chek', 'small')).toMatchObject({ code: 2, out: '', error: expect.stringContaining('check') });
  });
});

describe('dedalo race files', () => {
  test.each(SHIPPED_GAMES)('%s: its files, which have nothing wrong', (game) => {
    const { code, out, error } = run('files', game, '--out', `new/${game}`);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const files = shippedFiles(game).map(({ path }) => path);
    expect(out).toContain(`${files.length} files written. dedalo race check new/${game} checks them`);
    const found = readdirSync(join(folders.path, 'new', game), { recursive: true, withFileTypes: true });
    expect(found.filter((entry) => entry.isFile())).toHaveLength(files.length);
    expect(run('check', `new/${game}`)).toMatchObject({ code: 0, out: expect.stringContaining('0 problems, 0 warn') });
  });

  test('without a name the game to play; an empty folder will do, any other is left as it is', () => {
    folders.make('mine', {});
    expect(run('files', '--out', 'mine').out).toContain(`${shippedFiles('daedalus').length} files written`);
    folders.make('full', { 'config.cfg': 'mine' });
    expectWrongUse(run('files', '--out', 'full'), 'full: there is something in this folder already; name a new one.');
    expect(readdirSync(join(folders.path, 'full'))).toEqual(['config.cfg']);
    expectWrongUse(run('files', '--out', join('full', 'config.cfg')), 'cannot be written (EEXIST)');
    expectWrongUse(run('files'), '--out');
    expectWrongUse(run('files', 'smal', '--out', 'x'), 'Did you mean small?');
  });
});

describe('dedalo race schema', () => {
  test('is that of the content', () => {
    const { code, out } = run('schema');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(contentSchema)));
  });
});

describe('dedalo race map', () => {
  const mapOf = (text: string): { width: number; height: number } => {
    const parsed = parseRaceMap(text, { wrap: true });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { width, height } = parsed.value.map.grid;
    return { width, height };
  };

  test('R34: in the symbols of text maps; the same seed gives the same map', () => {
    const { code, out, error } = run('map', '--seed', '7', '--complexity', '0.8', '--opponents', '3');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^([#0-9 PVSE]+\n)+$/);
    expect([...out].filter((symbol) => symbol === 'V')).toHaveLength(3);
    expect(run('map', '--seed', '7', '--complexity', '0.8', '--opponents', '3').out).toBe(out);
    expect(run('map', '--seed', '8', '--complexity', '0.8', '--opponents', '3').out).not.toBe(out);
  });

  test('R47: as large as the window has room for', () => {
    const { width, height } = mapOf(run('map', '--seed', '7').out);
    expect([19, 21, 23, 25, 27]).toContain(width);
    expect(height).toBe(19);
    expect(mapOf(run('map', '--seed', '7', '--screen', '768X768').out)).toEqual({ width: 19, height: 19 });
  });

  test('R36: a perfect one is a tree', () => {
    const parsed = parseRaceMap(run('map', '--seed', '3', '--perfect', '--complexity', '0.1').out);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const { grid } = parsed.value.map;
    const isOpen = (cell: number): boolean => grid.costs[cell] !== 0;
    const cells = [...grid.costs.keys()].filter(isOpen);
    const links = cells.flatMap((cell) => [
      ...((cell + 1) % grid.width !== 0 && isOpen(cell + 1) ? [cell + 1] : []),
      ...(cell + grid.width < grid.costs.length && isOpen(cell + grid.width) ? [cell + grid.width] : []),
    ]);
    expect(links).toHaveLength(cells.length - 1);
  });

  test('it can stand in a file of a game', () => {
    const map = run('map', '--seed', '5').out;
    folders.make('own', { ...SMALL, 'levels/yard/shed.cfg': `string map = "\n${map}";\n` });
    expect(run('check', 'own').code).toBe(0);
  });

  test.each([
    [['--complexity', '2'], 'It must be a number from 0 to 1'],
    [['--screen', '1024'], 'It must be a width and a height from 64 to 16384, such as 1024x768.'],
    [['--screen', '10x768'], 'from 64 to 16384'],
    [['--opponents', '-1'], 'a whole number from 0 to 100'],
  ])('%j is wrong use', (args, error) => expectWrongUse(run('map', ...args), error));

  test('a window is as large as a game may say', () => {
    const { properties } = contentSchema as { properties: { screen: { properties: { width: unknown } } } };
    expect(properties.screen.properties.width).toMatchObject({ minimum: 64, maximum: 16_384 });
  });
});
