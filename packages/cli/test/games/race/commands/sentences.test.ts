import { placedText, problemText } from '@dedalo/clients/race/finding-text';
import type { Size } from '@dedalo/grid';
import { LANGUAGES, loadWords } from '@dedalo/words';
import { type CfgErrorCode, loadContent } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { checkFolder } from '../../../../src/games/race/commands/check-folder.ts';
import { reportData, reportLines } from '../../../../src/games/race/commands/report.ts';
import { CONFIG, LEVEL, LEVEL_FILE, SMALL } from './support.ts';

const english = await loadWords('en');
const all = await Promise.all(LANGUAGES.map(async (language) => ({ language, words: await loadWords(language) })));

function problemOf(config: string): Extract<ReturnType<typeof loadContent>, { ok: false }>['error'][number] {
  const loaded = loadContent([{ path: 'config.cfg', text: config }]);
  if (loaded.ok) throw new Error('there is nothing wrong with it');
  return loaded.error[0]!;
}

const folderOf = (files: Readonly<Record<string, string>>): Parameters<typeof checkFolder>[0] => ({
  texts: Object.entries(files).map(([path, text]) => ({ path, text })),
  files: new Set(Object.keys(files)),
  sizeOf: () => undefined,
  folders: [],
  problems: [],
  warnings: [],
});

describe('R14: the five errors of the .cfg language', () => {
  const CASES: readonly [CfgErrorCode, string, string][] = [
    ['type-missing', 'speed = 2;', ':1:1: the type is missing (error -1); expected here: a type (int, float,'],
    ['unknown-type', 'number speed = 2;', ':1:1: there is no such type (error -2); expected here: a type (int, float,'],
    ['bad-name', 'int = 2;', ':1:5: this is no name (error -3); expected here: a name, but there is “=”.'],
    [
      'equals-missing',
      'int x 2;',
      ':1:7: the sign = is missing (error -4); expected here: the sign =, but there is “2”.',
    ],
    [
      'bad-value',
      'int x =\n"a";',
      ':2:1: this value cannot be read (error -5); expected here: a whole number, but there is “"a"”.',
    ],
  ];

  test.each(CASES)('%s', (code, text, said) => {
    const problem = problemOf(text);
    expect(problem.code).toBe(code);
    expect(placedText('game', problem, problemText(english, problem))).toContain(`game/config.cfg${said}`);
  });

  test('an unclosed part is reported where it was opened', () => {
    expect(problemText(english, problemOf('dictionary user = {\n int lives = 3'))).toBe(
      'this value cannot be read (error -5); expected here: the sign } (opened at line 1, column 19), but the file ends.',
    );
  });

  test.each(all)('$language has its own words for each, with the number and what was found', ({ language, words }) => {
    const texts = CASES.map(([, text]) => problemText(words, problemOf(text)));
    for (const [index, text] of texts.entries()) expect(text).toContain(`-${index + 1})`);
    expect(new Set(texts).size).toBe(CASES.length);
    const same = texts.filter((text, index) => text === problemText(english, problemOf(CASES[index]![1])));
    expect(same).toHaveLength(language === 'en' ? CASES.length : 0);
  });
});

describe('what a report says', () => {
  test('problems with their places, and how many', () => {
    const checked = checkFolder(
      folderOf({
        ...SMALL,
        'config.cfg': CONFIG.replace('"yard"', '"yard", "attic"').replace('float speed = 3.5', 'float speed = 350'),
        [LEVEL_FILE]: LEVEL.replace('Dijkstra', 'Dykstra'),
      }),
    );
    expect(reportLines(english, 'my/game/', checked)).toEqual([
      'my/game/config.cfg:8:17: user.speed is 350; it must be from 0 to 50.',
      `my/game/${LEVEL_FILE}:16:32: dog.path_finding_method is “Dykstra”; it must be bfs, dijkstra, a*, or astar.`,
      'my/game/config.cfg:4:31: levels names the file levels/attic/attic.cfg, which is missing.',
      '3 problems, 0 warnings.',
    ]);
  });

  test('a bad map in the words of maps, at its place in the file', () => {
    const map = SMALL['levels/yard/shed.cfg']!;
    const checked = checkFolder(folderOf({ ...SMALL, 'levels/yard/shed.cfg': map.replace('S   888', '@   888') }));
    expect(reportLines(english, 'g', checked)[0]).toMatch(/^g\/levels\/yard\/shed\.cfg:11:1: @ means nothing/);
  });

  test('warnings behind problems, marked, and what the game has', () => {
    const checked = checkFolder(
      folderOf({ ...SMALL, 'config.cfg': `${CONFIG}string fnt = "a";\nstring font = "b.ttf";\n`, 'old.cfg': '' }),
    );
    const lines = reportLines(english, 'g', checked);
    expect(lines.map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'g/config.cfg: warning: there is no file b.ttf in the folder of the game.',
      'g/config.cfg: warning: nothing here is called fnt. Did you mean font?',
      'g/old.cfg: warning: no other file names this one.',
      '1 level, 2 maps, 2 opponents, 2 power-ups.',
      '0 problems, 3 warnings.',
    ]);
    expect(reportData(english, checked)).toMatchObject({
      ok: true,
      problems: [],
      warnings: [
        { file: 'config.cfg', code: 'missing-media', text: 'there is no file b.ttf in the folder of the game.' },
        { code: 'unknown-key' },
        { file: 'old.cfg', line: null, column: null, code: 'unused-file' },
      ],
      media: [{ path: 'b.ttf', file: 'config.cfg', isThere: false }],
      summary: { levels: 1, maps: 2, opponents: 2, powerUps: 2 },
    });
  });

  const MOVED = Object.fromEntries(
    Object.entries({ ...SMALL, 'config.cfg': CONFIG.replace('"levels"', '"assets/levels"') }).map(([path, text]) => [
      `assets/${path}`,
      text,
    ]),
  );

  test('RB30: how names were found that are elsewhere than they say', () => {
    expect(reportLines(english, 'g', checkFolder(folderOf(MOVED)))).toEqual([
      'The game begins with assets/config.cfg.',
      '3 names were found from a folder above that of config.cfg, such as assets/levels/yard/yard.cfg.',
      '1 level, 2 maps, 2 opponents, 2 power-ups.',
      '0 problems, 0 warnings.',
    ]);
    const own = { ...SMALL, 'config.cfg': MOVED['assets/config.cfg']! };
    expect(reportLines(english, 'g', checkFolder(folderOf(own)))[0]).toBe(
      '3 names were found without the first folder: assets/levels/yard/yard.cfg is levels/yard/yard.cfg.',
    );
    expect(reportData(english, checkFolder(folderOf(own)))).toMatchObject({
      root: 'config.cfg',
      found: [{ name: 'assets/levels/yard/yard.cfg', path: 'levels/yard/yard.cfg', by: 'shortened' }, {}, {}],
    });
  });

  test.each(all)('$language: how names were found, in its own words', ({ language, words }) => {
    const [root, above] = reportLines(words, 'g', checkFolder(folderOf(MOVED)));
    expect(root).toContain('assets/config.cfg');
    expect(above).toContain('assets/levels/yard/yard.cfg');
    expect(above!.includes('names were found')).toBe(language === 'en');
  });

  test('warnings of a map: one for each kind, however many rows and cells there are', () => {
    const map = 'string map = "\n#####\nS 0 E\n##\n00\n###";\n';
    const lines = reportLines(english, 'g', checkFolder(folderOf({ ...SMALL, 'levels/yard/shed.cfg': map })));
    expect(lines.slice(0, 2)).toEqual([
      'g/levels/yard/shed.cfg:4:3: warning: this row has 2 cells, the map is 5 wide: 3 short rows are filled up with walls.',
      'g/levels/yard/shed.cfg:3:3: warning: 0 is read as 1, in 3 cells of this map; costs are from 1 to 9.',
    ]);
    expect(lines.at(-1)).toBe('0 problems, 2 warnings.');
  });

  test('a name on the disk cannot steer the terminal', () => {
    const checked = checkFolder(folderOf({ ...SMALL, 'a\u001B[31m\n.cfg': '' }));
    for (const line of reportLines(english, 'g', checked)) expect(line).not.toMatch(/\p{Cc}/u);
  });

  test.each(all)('$language: the same report, each line its own', ({ words }) => {
    const checked = checkFolder(
      folderOf({ ...SMALL, 'config.cfg': `${CONFIG}string font = "b.ttf";\n`, 'old.cfg': '' }),
    );
    const lines = reportLines(words, 'g', checked);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^g\/config\.cfg:\d+:15: .*b\.ttf/);
    expect(lines[1]).toContain(`g/old.cfg: ${words.files.warning}: `);
    expect(lines[2]).toMatch(/^1 .+, 2 .+, 2 .+, 2 .+\.$/);
  });

  const sizes: Readonly<Record<string, Size | 'not-a-picture'>> = {
    'wall.png': { width: 64, height: 90 },
    'floor.png': { width: 5000, height: 10 },
    'dog.png': { width: 70, height: 128 },
    'cat.png': { width: 3000, height: 4 },
    'heart.png': 'not-a-picture',
    'user.png': { width: 72, height: 100 },
  };
  const drawn = {
    ...SMALL,
    'config.cfg': `${CONFIG.replace('dictionary user = {', 'dictionary user = { string sprites = "user.png", rectangle rect = [0, 0, 72, 128],')}string life = "heart.png";\n`,
    [LEVEL_FILE]: `${LEVEL.replace('dictionary dog = {', 'dictionary dog = { string sprites = "dog.png",').replace('dictionary goose = {', 'dictionary goose = { string sprites = "cat.png",')}string wall_texture = "wall.png";\nstring background_texture = "floor.png";\n`,
  };
  const checkDrawn = (): ReturnType<typeof checkFolder> =>
    checkFolder({
      ...folderOf(drawn),
      files: new Set([...Object.keys(drawn), ...Object.keys(sizes)]),
      sizeOf: (path) => sizes[path],
    });

  test('pictures: what was found and what is expected', () => {
    const lines = reportLines(english, 'g', checkDrawn()).map((line) => line.replace(/^g\/\S+:\d+:\d+: /, ''));
    expect(lines.slice(0, 6).sort()).toEqual([
      'background_texture: floor.png has 5000 × 10 points; a picture has at most 4096 a side.',
      'dog.sprites: 70 × 128 points; a character has 3 × 4 frames, so the width must be divisible by 3 and the height by 4, for instance 69 × 128.',
      'goose.sprites: one cell has 1000 × 1 points; it can have at most 256 a side.',
      'life: heart.png is no picture that can be read; there are PNG, BMP, GIF, JPEG, WebP.',
      'user.rect reaches to 72 × 128 points, but user.png has only 72 × 100.',
      'wall_texture: 64 × 90 points; a wall or floor needs 2 : 3 and a width that can be divided by 4, for instance 64 × 96.',
    ]);
  });

  test.each(all)(
    '$language: pictures, each in its own words, with what was found and expected',
    ({ language, words }) => {
      const { problems } = checkDrawn();
      const texts = problems.map((problem) => problemText(words, problem));
      const said = texts.join('\n');
      for (const part of [
        '64 × 90',
        '64 × 96',
        '5000 × 10',
        '4096',
        '70 × 128',
        '1000 × 1',
        '256',
        'heart.png',
        'PNG, BMP',
      ])
        expect(said).toContain(part);
      expect(said).not.toMatch(/undefined|\[object/);
      const same = texts.filter((text, index) => text === problemText(english, problems[index]!));
      expect(same).toHaveLength(language === 'en' ? texts.length : 0);
    },
  );
});
