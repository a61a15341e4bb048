import { expect, test } from 'vitest';
import {
  contentOf,
  filesOf,
  levelWith,
  load,
  problemsOf,
  rootWith,
  SAMPLE,
  sampleWith,
  warningsOf,
} from './support/sample.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { DEFAULT_PROPERTIES } from '../../src/content/properties.ts';

test('R41–R45: a game with every key is read as it is meant, without a warning', () => {
  const { content, warnings } = load(SAMPLE);
  expect(warnings).toEqual([]);
  const rows = '#######\nS  5 V#\n# ### #\n#P 9  E\n#######\n';
  const ghost = {
    name: 'enemy1',
    properties: { ...DEFAULT_PROPERTIES, speed: 3.5, chase: 'trap' },
    sprites: { file: 'img/ghost.bmp', rect: null },
  };
  expect(content).toEqual({
    screen: { width: 1024, height: 768 },
    user: {
      name: 'user',
      properties: { ...DEFAULT_PROPERTIES, speed: 3.5, visibleArea: { width: 9, height: 7 } },
      sprites: { file: 'img/user.bmp', rect: [0, 0, 72, 128] },
      lives: 4,
    },
    levels: [
      {
        name: 'The garden',
        complexity: 0.15,
        deadEndsProbability: 0.2,
        maps: [
          { kind: 'text', file: 'one.cfg', rows, spawning: { cellProbability: 0.1, interval: 8, limit: 3 } },
          { kind: 'random', isPerfect: false },
          { kind: 'random', isPerfect: true },
        ],
        opponents: [
          ghost,
          {
            name: 'Hunter',
            properties: { ...DEFAULT_PROPERTIES, chasesUser: false, ignoresCollisions: true, alpha: 0.5 },
            sprites: null,
          },
          ghost,
        ],
        background: { file: 'img/grass.bmp', rect: [0, 0, 64, 96] },
        wall: { file: 'img/hedge.bmp', rect: [64, 0, 64, 96] },
        audio: 'music/garden.mod',
      },
      {
        name: 'B',
        complexity: 0.1,
        deadEndsProbability: 0.2,
        maps: [{ kind: 'random', isPerfect: false }],
        opponents: [],
        background: null,
        wall: null,
        audio: null,
      },
    ],
    powerUps: [
      {
        name: 'Super power',
        trigger: 'G',
        probability: 0.05,
        area: { width: 0, height: 0 },
        duration: 7,
        timeout: 10,
        limit: 3,
        user: { properties: { speed: 5, breaksWalls: true, showsPath: true }, lives: 5, randomizesPosition: false },
        opponent: {
          properties: {
            speed: 5,
            pathMethod: 'astar',
            chase: 'predict',
            chaseRect: { width: 8, height: 8 },
            exitSearchRect: { width: 8, height: 8 },
          },
          lives: 0,
          randomizesPosition: false,
        },
        others: null,
        texture: { file: 'img/bonus.bmp', rect: [24, 0, 24, 24] },
        audio: 'sfx/super.wav',
      },
      {
        name: '1UP',
        trigger: null,
        probability: 0.1,
        area: { width: 0, height: 0 },
        duration: 0,
        timeout: 0,
        limit: 1_000_000,
        user: { properties: {}, lives: 1, randomizesPosition: true },
        opponent: null,
        others: null,
        texture: null,
        audio: null,
      },
      {
        name: 'Freezing',
        trigger: null,
        probability: 0.1,
        area: { width: 4, height: 4 },
        duration: 0,
        timeout: 0,
        limit: 1_000_000,
        user: null,
        opponent: null,
        others: { properties: { speed: 0 }, lives: 0, randomizesPosition: false },
        texture: null,
        audio: null,
      },
    ],
    lifeImage: { file: 'img/life.bmp', rect: [0, 0, 24, 24] },
    font: 'font.ttf',
    sounds: {
      intro: 'sfx/intro.wav',
      gameover: 'sfx/over.wav',
      won: 'sfx/won.wav',
      wall: 'sfx/wall.wav',
      crash: 'sfx/crash.wav',
    },
  });
});

test('all media are told with the file and the place that name them', () => {
  const { media } = load(SAMPLE);
  expect(media.map(({ path }) => path).sort()).toEqual(
    [
      'font.ttf',
      'img/bonus.bmp',
      'img/ghost.bmp',
      'img/grass.bmp',
      'img/hedge.bmp',
      'img/life.bmp',
      'img/user.bmp',
      'music/garden.mod',
      'sfx/crash.wav',
      'sfx/intro.wav',
      'sfx/over.wav',
      'sfx/super.wav',
      'sfx/wall.wav',
      'sfx/won.wav',
    ].sort(),
  );
  expect(media).toContainEqual({
    file: 'config.cfg',
    key: 'font',
    at: { line: 7, column: 15 },
    path: 'font.ttf',
    kind: 'font',
    rect: null,
  });
  expect(media).toContainEqual({
    file: 'levels/A/A.cfg',
    key: 'enemy1.sprites',
    at: { line: 10, column: 40 },
    path: 'img/ghost.bmp',
    kind: 'character',
    rect: null,
  });
  expect(media).toContainEqual({
    file: 'levels/A/A.cfg',
    key: 'wall_texture',
    at: { line: 5, column: 23 },
    path: 'img/hedge.bmp',
    kind: 'tiling',
    rect: {
      file: 'levels/A/A.cfg',
      key: 'wall',
      at: { line: 6, column: 18 },
      area: { x: 64, y: 0, width: 64, height: 96 },
    },
  });
});

test('R41–R45: what every file is for', () => {
  const kinds = load(SAMPLE).media.map(({ key, kind }) => `${key} ${kind}`);
  expect(kinds.sort()).toEqual(
    [
      'Super.audio sound',
      'Super.texture_file icon',
      'audio sound',
      'background_texture tiling',
      'enemy1.sprites character',
      'font font',
      'life.texture_file icon',
      'sfx.crash sound',
      'sfx.gameover sound',
      'sfx.intro sound',
      'sfx.wall sound',
      'sfx.won sound',
      'user.sprites character',
      'wall_texture tiling',
    ].sort(),
  );
  expect(load(rootWith('string life = "a.bmp";')).media).toMatchObject([{ key: 'life', kind: 'icon', rect: null }]);
});

test('R43: power-ups may stand in the root itself', () => {
  const { 'bonus.cfg': bonus, ...others } = sampleWith('config.cfg', 'string powerups = "bonus.cfg";', '');
  const inside = { ...others, 'config.cfg': others['config.cfg']! + bonus! };
  expect(load(inside).warnings).toEqual([]);
  expect(contentOf(inside)).toEqual(contentOf(SAMPLE));
});

test('R41: without a root, or with one that cannot be read, there is no game', () => {
  expect(problemsOf({})).toEqual([{ code: 'missing-root', file: 'config.cfg' }]);
  expect(problemsOf({ ...SAMPLE, 'config.cfg': 'int a = 1;\nint b' })).toEqual([
    {
      code: 'equals-missing',
      number: -4,
      at: { line: 2, column: 6 },
      expected: 'equals',
      found: null,
      file: 'config.cfg',
    },
  ]);
});

test('the root may have another name', () => {
  const { 'config.cfg': root, ...others } = SAMPLE;
  const files = filesOf({ ...others, 'game.cfg': root! });
  expect(loadContent(files, { root: 'game.cfg' }).ok).toBe(true);
});

test('R41: levels_path, levels and user are needed, all told at once', () => {
  expect(problemsOf({ 'config.cfg': '' })).toEqual([
    { code: 'missing-key', file: 'config.cfg', at: { line: 1, column: 1 }, key: 'user', expected: 'dictionary' },
    { code: 'missing-key', file: 'config.cfg', at: { line: 1, column: 1 }, key: 'levels_path', expected: 'string' },
    { code: 'missing-key', file: 'config.cfg', at: { line: 1, column: 1 }, key: 'levels', expected: 'list' },
  ]);
  expect(
    problemsOf({ 'config.cfg': 'string levels_path = "l"; list[string] levels = ; dictionary user = {}' }),
  ).toEqual([{ code: 'empty-list', file: 'config.cfg', at: { line: 1, column: 49 }, key: 'levels' }]);
});

test('R41: screen, powerups, life, font and sfx are not needed', () => {
  expect(contentOf(rootWith(''))).toMatchObject({
    screen: { width: 800, height: 600 },
    powerUps: [],
    lifeImage: null,
    font: null,
    sounds: {},
    user: { lives: 3 },
  });
  expect(contentOf(rootWith('string life = "a.bmp";')).lifeImage).toEqual({ file: 'a.bmp', rect: null });
});

test('files that are named but missing are told where they are named', () => {
  const { 'levels/A/one.cfg': one, 'levels/B/B.cfg': b, 'bonus.cfg': bonus, ...rest } = SAMPLE;
  expect([one, b, bonus]).not.toContain(undefined);
  expect(problemsOf(rest)).toEqual([
    { code: 'missing-file', file: 'config.cfg', at: { line: 5, column: 19 }, key: 'powerups', path: 'bonus.cfg' },
    {
      code: 'missing-file',
      file: 'levels/A/A.cfg',
      at: { line: 8, column: 21 },
      key: 'maps',
      path: 'levels/A/one.cfg',
    },
    { code: 'missing-file', file: 'config.cfg', at: { line: 4, column: 28 }, key: 'levels', path: 'levels/B/B.cfg' },
  ]);
});

test('problems of several files are told at once, each with its file', () => {
  const files = {
    ...SAMPLE,
    'levels/A/A.cfg': 'list[string] maps = "random", "labyrinth";\nfoo',
    'levels/B/B.cfg': 'string maps = "random";\nint complexity = 2;',
    'bonus.cfg': 'list[string] powerups = "a", "b";\ndictionary a = { float duration = -1, string limit = "" };',
  };
  expect(problemsOf(files).map(({ file, code }) => `${file} ${code}`)).toEqual([
    'bonus.cfg out-of-range',
    'bonus.cfg wrong-type',
    'bonus.cfg missing-key',
    'levels/A/A.cfg unknown-type',
    'levels/B/B.cfg wrong-type',
  ]);
});

test('at most 100 problems and 100 warnings are told', () => {
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  const names = numbers.map((number) => `"${number}"`).join(',');
  expect(problemsOf(levelWith(`list[string] enemies = ${names};`))).toHaveLength(100);
  expect(warningsOf(rootWith(numbers.map((number) => `int x${number} = 1;`).join('')))).toHaveLength(100);
});

test('a file that nothing names is told of', () => {
  expect(warningsOf({ ...SAMPLE, 'levels/A/two.cfg': 'int' })).toEqual([
    { code: 'unused-file', file: 'levels/A/two.cfg' },
  ]);
});

test('unknown keys are told of with the nearest one that there is', () => {
  const files = {
    ...rootWith('sized screan = [800, 600];\nint zzzzzzzz = 1;\ndictionary Sped = {};'),
  };
  expect(warningsOf({ ...files, 'config.cfg': files['config.cfg']!.replace('{}', '{ float sped = 2 }') })).toEqual([
    { code: 'unknown-key', file: 'config.cfg', at: { line: 1, column: 85 }, key: 'user.sped', nearest: 'user.speed' },
    { code: 'unknown-key', file: 'config.cfg', at: { line: 2, column: 7 }, key: 'screan', nearest: 'screen' },
    { code: 'unknown-key', file: 'config.cfg', at: { line: 3, column: 5 }, key: 'zzzzzzzz' },
    { code: 'not-listed', file: 'config.cfg', at: { line: 4, column: 12 }, key: 'Sped', list: 'powerups' },
  ]);
  expect(warningsOf(levelWith('dictionary enemy1 = {};'))).toMatchObject([{ code: 'not-listed', list: 'enemies' }]);
});

test.each(['../a', '/a', 'a/../../b', 'C:\\a', 'a\\b', '', '.', 'a\u0000', 'a\nb', 'x'.repeat(201)])(
  'a path that leads out of the folder is refused: %j',
  (path) => {
    expect(problemsOf(rootWith(`string font = "${path}";`))).toMatchObject([
      { code: 'bad-path', key: 'font', at: { line: 2, column: 15 } },
    ]);
    expect(problemsOf(rootWith(`string powerups = "${path}";`))).toMatchObject([{ code: 'bad-path', key: 'powerups' }]);
  },
);

test.each(['..', 'a/b', '', ' a', 'a:b'])('a level has a folder of its own: %j', (name) => {
  const files = { 'config.cfg': `string levels_path = "l"; list[string] levels = "${name}"; dictionary user = {}` };
  expect(problemsOf(files)).toMatchObject([{ code: 'bad-path', key: 'levels', at: { line: 1, column: 49 } }]);
});

test('levels may stand in the folder of the game', () => {
  for (const path of ['', '.', './']) {
    const root = `string levels_path = "${path}"; list[string] levels = "A"; dictionary user = {}`;
    expect(contentOf({ 'config.cfg': root, 'A/A.cfg': 'list[string] maps = "random"' }).levels).toHaveLength(1);
  }
});

test('R25, R29: names of levels and of power-ups are told apart', () => {
  expect(problemsOf(sampleWith('levels/B/B.cfg', /^/, 'string name = "The garden";'))).toEqual([
    { code: 'name-taken', file: 'config.cfg', at: { line: 4, column: 28 }, key: 'levels', name: 'The garden' },
  ]);
  expect(problemsOf(rootWith('list[string] powerups = "a", "a"; dictionary a = {};'))).toMatchObject([
    { code: 'name-taken', key: 'powerups', name: 'a' },
  ]);
  expect(
    problemsOf(sampleWith('bonus.cfg', 'dictionary 1UP = {', 'dictionary 1UP = { string name = "Freezing",')),
  ).toMatchObject([{ code: 'name-taken', key: 'powerups', name: 'Freezing' }]);
});

test('too many files are not looked at', () => {
  const files = Array.from({ length: 1001 }, (_, number) => ({ path: `${number}.cfg`, text: '' }));
  expect(loadContent(files)).toMatchObject({ ok: false, error: [{ code: 'too-many-files', most: 1000, found: 1001 }] });
});
