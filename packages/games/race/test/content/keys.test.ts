import { describe, expect, test } from 'vitest';
import type { Effects, Properties } from '../../src/content/content.ts';
import { DEFAULT_PROPERTIES } from '../../src/content/properties.ts';
import {
  contentOf,
  levelWith,
  mapWith,
  opponentWith,
  powerUpWith,
  problemsOf,
  rootWith,
  userWith,
  warningsOf,
} from './support/sample.ts';

interface Key {
  readonly key: string;
  readonly property: keyof Properties;
  readonly type: string;
  readonly read: readonly (readonly [written: string, value: unknown])[];
  readonly refused: readonly string[];
}

const SIDES = ['[-1, 2]', '[2, 1001]'];
const FLAG = {
  type: 'int',
  read: [
    ['0', false],
    ['1', true],
  ],
  refused: ['2', '-1'],
} as const;

/** R42, key by key. */
const KEYS: readonly Key[] = [
  {
    key: 'speed',
    property: 'speed',
    type: 'float',
    read: [
      ['3.5', 3.5],
      ['0', 0],
      ['50', 50],
    ],
    refused: ['-.1', '50.1'],
  },
  { key: 'ignores_collisions', property: 'ignoresCollisions', ...FLAG },
  {
    key: 'alpha',
    property: 'alpha',
    type: 'float',
    read: [
      ['0', 0],
      ['.5', 0.5],
      ['1', 1],
    ],
    refused: ['-.1', '1.1'],
  },
  { key: 'breaks_walls', property: 'breaksWalls', ...FLAG },
  {
    key: 'visible_area_size',
    property: 'visibleArea',
    type: 'size',
    read: [
      ['[6, 4]', { width: 6, height: 4 }],
      ['[0, 0]', null],
    ],
    refused: [...SIDES, '[0, 4]'],
  },
  { key: 'show_shortest_path_to_exit', property: 'showsPath', ...FLAG },
  {
    key: 'chase_rect_size',
    property: 'chaseRect',
    type: 'size',
    read: [['[8, 6]', { width: 8, height: 6 }]],
    refused: SIDES,
  },
  {
    key: 'exit_search_rect_size',
    property: 'exitSearchRect',
    type: 'size',
    read: [['[8, 6]', { width: 8, height: 6 }]],
    refused: SIDES,
  },
  { key: 'chase_user', property: 'chasesUser', ...FLAG },
  {
    key: 'path_finding_method',
    property: 'pathMethod',
    type: 'string',
    read: [
      ['"BFS"', 'bfs'],
      ['"dijkstra"', 'dijkstra'],
      ['"Dijkstra"', 'dijkstra'],
      ['"A*"', 'astar'],
      ['"a*"', 'astar'],
    ],
    refused: ['"DFS"', '""', '"__proto__"'],
  },
  {
    key: 'chasing_method',
    property: 'chase',
    type: 'string',
    read: [
      ['""', 'classic'],
      ['"predict position"', 'predict'],
      ['"Trap"', 'trap'],
    ],
    refused: ['"ambush"', '"constructor"'],
  },
];

describe.each(KEYS)('R42: $key', ({ key, property, type, read, refused }) => {
  test.each(read)('%s is read, for the user, an opponent and a power-up', (written, value) => {
    const declared = `${type} ${key} = ${written}`;
    expect(contentOf(userWith(declared)).user.properties[property]).toEqual(value);
    expect(contentOf(opponentWith(declared)).levels[0]!.opponents[0]!.properties[property]).toEqual(value);
    const { others } = contentOf(
      rootWith(`list[string] powerups = "P"; dictionary P = { dictionary characters = { ${declared} } };`),
    ).powerUps[0]!;
    expect(others?.properties).toEqual({ [property]: value });
  });

  test.each(refused)('%s is refused at its place', (written) => {
    const at = { line: 2, column: `${type} ${key} = `.length + 1 };
    const code = type === 'string' ? 'bad-choice' : 'out-of-range';
    const declared = `${type} ${key} = ${written}`;
    expect(problemsOf(userWith(declared))).toMatchObject([{ code, file: 'config.cfg', key: `user.${key}`, at }]);
    expect(problemsOf(opponentWith(declared))).toMatchObject([
      { code, file: 'levels/A/A.cfg', key: `enemy1.${key}`, at },
    ]);
  });

  test('another type is refused', () => {
    expect(problemsOf(userWith(`rectangle ${key} = [1, 2, 3, 4]`))).toMatchObject([
      { code: 'wrong-type', key: `user.${key}`, expected: [type], found: 'rectangle' },
    ]);
  });

  test('has the documented default', () => {
    expect(contentOf(userWith('')).user.properties[property]).toEqual(DEFAULT_PROPERTIES[property]);
    expect(contentOf(opponentWith('')).levels[0]!.opponents[0]!.properties[property]).toEqual(
      DEFAULT_PROPERTIES[property],
    );
  });
});

test('R42: the documented defaults', () => {
  expect(DEFAULT_PROPERTIES).toEqual({
    speed: 2,
    ignoresCollisions: false,
    alpha: 1,
    breaksWalls: false,
    visibleArea: null,
    showsPath: false,
    chaseRect: { width: 2, height: 2 },
    exitSearchRect: { width: 2, height: 2 },
    chasesUser: true,
    pathMethod: 'bfs',
    chase: 'classic',
  });
});

test.each([
  ['user', 'size chase_rect_size = [1, 1]'],
  ['user', 'string chasing_method = "trap"'],
  ['user', 'int randomize_position = 1'],
  ['enemy1', 'int breaks_walls = 1'],
  ['enemy1', 'size visible_area_size = [1, 1]'],
])('R42: what is not for %s is told of: %s', (who, declared) => {
  const files = who === 'user' ? userWith(declared) : opponentWith(declared);
  const key = `${who}.${declared.split(' ')[1]}`;
  expect(warningsOf(files)).toMatchObject([{ code: 'no-effect', key, at: { line: 2 } }]);
});

test('RB22: chase_rect and exit_search_rect are read, with a warning', () => {
  const files = opponentWith('size chase_rect = [7, 7], size exit_search_rect = [5, 5]');
  expect(contentOf(files).levels[0]!.opponents[0]!.properties).toMatchObject({
    chaseRect: { width: 7, height: 7 },
    exitSearchRect: { width: 5, height: 5 },
  });
  expect(warningsOf(files)).toMatchObject([
    { code: 'alias', key: 'enemy1.chase_rect', instead: 'enemy1.chase_rect_size', at: { line: 2, column: 6 } },
    { code: 'alias', key: 'enemy1.exit_search_rect', instead: 'enemy1.exit_search_rect_size' },
  ]);
  const both = opponentWith('size chase_rect = [7, 7], size chase_rect_size = [5, 5]');
  expect(contentOf(both).levels[0]!.opponents[0]!.properties.chaseRect).toEqual({ width: 5, height: 5 });
});

describe('RB18: lives', () => {
  test.each([
    [1, 1],
    [255, 255],
    [0, 1],
    [-3, 1],
    [256, 255],
  ])('%d are %d', (written, used) => {
    const files = userWith(`int lives = ${written}`);
    expect(contentOf(files).user.lives).toBe(used);
    expect(warningsOf(files)).toMatchObject(
      written === used ? [] : [{ code: 'replaced', key: 'user.lives', found: written, used, least: 1, most: 255 }],
    );
  });

  test('are whole', () => {
    expect(problemsOf(userWith('float lives = 2'))).toMatchObject([{ code: 'wrong-type', expected: ['int'] }]);
  });
});

describe('R43: power-ups', () => {
  test.each([
    ['float appearance_probability = .2', 'probability', 0.2, 0.1],
    ['int duration = 10', 'duration', 10, 0],
    ['float duration = .5', 'duration', 0.5, 0],
    ['int timeout = 10', 'timeout', 10, 0],
    ['int limit = 5', 'limit', 5, 1_000_000],
    ['string trigger = "S"', 'trigger', 'S', null],
    ['string trigger = "s"', 'trigger', 'S', null],
    ['size effects_rect_size = [4, 3]', 'area', { width: 4, height: 3 }, { width: 0, height: 0 }],
    ['string audio = "a.wav"', 'audio', 'a.wav', null],
    ['string texture_file = "a.bmp"', 'texture', { file: 'a.bmp', rect: null }, null],
    [
      'string texture_file = "a.bmp" rectangle texture_rect = [1, 2, 3, 4]',
      'texture',
      { file: 'a.bmp', rect: [1, 2, 3, 4] },
      null,
    ],
    ['string name = "A power"', 'name', 'A power', 'P'],
  ] as const)('%s', (declared, name, value, byDefault) => {
    expect(contentOf(powerUpWith(declared)).powerUps[0]![name]).toEqual(value);
    expect(contentOf(powerUpWith('')).powerUps[0]![name]).toEqual(byDefault);
  });

  test.each([
    ['float appearance_probability = 1.1', 'out-of-range'],
    ['float appearance_probability = -.1', 'out-of-range'],
    ['int duration = -1', 'out-of-range'],
    ['int duration = 3601', 'out-of-range'],
    ['int timeout = -1', 'out-of-range'],
    ['int limit = -1', 'out-of-range'],
    ['float limit = 1', 'wrong-type'],
    ['int trigger = 1', 'wrong-type'],
    ['size effects_rect_size = [0, 3]', 'out-of-range'],
    ['rectangle texture_rect = [-1, 2, 3, 4] string texture_file = "a"', 'out-of-range'],
    ['rectangle texture_rect = [1, 2, 0, 4] string texture_file = "a"', 'out-of-range'],
    ['string audio = "../a"', 'bad-path'],
    ['string name = ""', 'bad-text'],
    ['string name = "a\nb"', 'bad-text'],
    ['int picker = 1', 'wrong-type'],
  ])('%s is refused: %s', (declared, code) => {
    expect(problemsOf(powerUpWith(declared))).toMatchObject([
      { code, key: `P.${declared.split(' ')[1]}`, at: { line: 3 } },
    ]);
  });

  const effects: Effects = { properties: { speed: 5 }, lives: 2, randomizesPosition: true };
  const inside = '{ float speed = 5, int lives = 2, int randomize_position = 1 }';

  test('picker and characters say what happens to whom; what is left out happens to nobody', () => {
    const { user, opponent, others } = contentOf(
      powerUpWith(`dictionary picker = { dictionary user = ${inside}, dictionary enemy = {} }`),
    ).powerUps[0]!;
    expect(user).toEqual(effects);
    const none: Effects = { properties: {}, lives: 0, randomizesPosition: false };
    expect([opponent, others]).toEqual([none, none]);
    expect(contentOf(powerUpWith('')).powerUps[0]).toMatchObject({ user: null, opponent: null });
  });

  test('what is wrong in them is told with all keys around', () => {
    const files = powerUpWith(
      'dictionary picker = { dictionary user = { float speed = -1, int spee = 2 }, int users = 1 }',
    );
    expect(problemsOf(files)).toMatchObject([{ code: 'out-of-range', key: 'P.picker.user.speed', at: { line: 3 } }]);
    const warned = powerUpWith('dictionary picker = { dictionary user = { int spee = 2 }, int users = 1 }');
    expect(warningsOf(warned)).toMatchObject([
      { code: 'unknown-key', key: 'P.picker.user.spee', nearest: 'P.picker.user.speed' },
      { code: 'unknown-key', key: 'P.picker.users', nearest: 'P.picker.user' },
    ]);
  });

  test('lives given are from −255 to 255, and for the user alone', () => {
    const lives = (given: number, who: string) =>
      powerUpWith(`dictionary picker = { dictionary ${who} = { int lives = ${given} } }`);
    expect(contentOf(lives(-300, 'user')).powerUps[0]!.user!.lives).toBe(-255);
    expect(warningsOf(lives(300, 'user'))).toMatchObject([{ code: 'replaced', used: 255 }]);
    expect(warningsOf(lives(1, 'enemy'))).toMatchObject([{ code: 'no-effect', key: 'P.picker.enemy.lives' }]);
  });

  test.each(['"SPACE"', '"1"', '""', '"é"'])('RB20: a trigger that is no letter is passed over: %s', (written) => {
    const files = powerUpWith(`string trigger = ${written}`);
    expect(contentOf(files).powerUps[0]!.trigger).toBeNull();
    expect(warningsOf(files)).toMatchObject([
      { code: 'trigger-ignored', key: 'P.trigger', at: { line: 3, column: 18 } },
    ]);
  });

  test('two of one trigger are told of, and one that does nothing', () => {
    const files = rootWith(
      'list[string] powerups = "a", "b";\ndictionary a = { string trigger = "S" };\ndictionary b = { string trigger = "s" };',
    );
    expect(warningsOf(files)).toMatchObject([
      { code: 'no-effect', key: 'a' },
      { code: 'no-effect', key: 'b' },
      { code: 'same-trigger', key: 'b.trigger', trigger: 'S', other: 'a', at: { line: 4, column: 35 } },
    ]);
  });

  test('one that is listed must be there', () => {
    expect(problemsOf(rootWith('list[string] powerups = "a";'))).toMatchObject([
      { code: 'missing-key', key: 'a', expected: 'dictionary' },
    ]);
    expect(problemsOf(rootWith('list[int] powerups = 1;'))).toMatchObject([{ code: 'wrong-type', key: 'powerups' }]);
  });
});

describe('R45: levels', () => {
  test('deadends_probability is from 0 to 1, .2 where it is not said, and for random maps that are not perfect', () => {
    expect(contentOf(levelWith('')).levels[0]!.deadEndsProbability).toBe(0.2);
    expect(contentOf(levelWith('float deadends_probability = .75;')).levels[0]!.deadEndsProbability).toBe(0.75);
    expect(problemsOf(levelWith('float deadends_probability = 1.5;'))).toMatchObject([
      { code: 'out-of-range', key: 'deadends_probability', least: 0, most: 1 },
    ]);
    const perfect = {
      ...levelWith(''),
      'levels/A/A.cfg': 'list[string] maps = "random perfect"; float deadends_probability = 1;',
    };
    expect(warningsOf(perfect)).toMatchObject([{ code: 'no-effect', key: 'deadends_probability' }]);
  });

  test('complexity is from 0 to 1; else it is .1, with a warning', () => {
    expect(contentOf(levelWith('int complexity = 1;')).levels[0]!.complexity).toBe(1);
    expect(contentOf(levelWith('float complexity = 0;')).levels[0]!.complexity).toBe(0);
    expect(contentOf(levelWith('')).levels[0]!.complexity).toBe(0.1);
    for (const written of ['1.01', '-1']) {
      const files = levelWith(`float complexity = ${written};`);
      expect(contentOf(files).levels[0]!.complexity).toBe(0.1);
      expect(warningsOf(files)).toMatchObject([{ code: 'replaced', key: 'complexity', used: 0.1 }]);
    }
  });

  test.each([
    ['string name = "A level"', { name: 'A level' }],
    [
      'string background_texture = "a.bmp" rectangle background = [0, 0, 1, 1]',
      { background: { file: 'a.bmp', rect: [0, 0, 1, 1] } },
    ],
    ['string wall_texture = "a.bmp"', { wall: { file: 'a.bmp', rect: null } }],
    ['string audio = "a.mod"', { audio: 'a.mod' }],
    ['', { name: 'A', background: null, wall: null, audio: null, opponents: [] }],
  ])('%s', (declared, level) => {
    expect(contentOf(levelWith(declared)).levels[0]).toMatchObject(level);
  });

  test('a part of a picture that is not named is told of', () => {
    expect(warningsOf(levelWith('rectangle wall = [0, 0, 1, 1];'))).toMatchObject([{ code: 'no-effect', key: 'wall' }]);
  });

  test('maps are random, random perfect in any capitals, or files', () => {
    const maps = (written: string) => ({ ...levelWith(''), 'levels/A/A.cfg': `list[string] maps = ${written};` });
    expect(contentOf(maps('"RANDOM", "Random  Perfect"')).levels[0]!.maps).toEqual([
      { kind: 'random', isPerfect: false },
      { kind: 'random', isPerfect: true },
    ]);
    expect(problemsOf(maps('"randon"'))).toMatchObject([
      { code: 'bad-choice', key: 'maps', at: { line: 1, column: 21 }, allowed: ['random', 'random perfect', '*.cfg'] },
    ]);
    expect(problemsOf(maps('"../B/b.cfg"'))).toMatchObject([{ code: 'bad-path', key: 'maps' }]);
    expect(problemsOf(maps(''))).toMatchObject([{ code: 'empty-list', key: 'maps' }]);
    expect(problemsOf({ ...levelWith(''), 'levels/A/A.cfg': '' })).toMatchObject([
      { code: 'missing-key', key: 'maps' },
    ]);
    const many = maps(Array.from({ length: 51 }, () => '"random"').join());
    expect(problemsOf(many)).toMatchObject([{ code: 'too-many', key: 'maps', most: 50, found: 51 }]);
  });

  test('enemies must be there, and come as often as they are listed', () => {
    expect(problemsOf(levelWith('list[string] enemies = "x";'))).toMatchObject([{ code: 'missing-key', key: 'x' }]);
    const names = (listed: string) =>
      contentOf(
        levelWith(`list[string] enemies = ${listed}; dictionary x = {}; dictionary y = {};`),
      ).levels[0]!.opponents.map(({ name }) => name);
    expect(names('"x", "y", "x"')).toEqual(['x', 'y', 'x']);
  });
});

describe('R45: maps', () => {
  const map = 'string map = "S  E";\n';

  test.each([
    ['float powerup_probability = .2', { cellProbability: 0.2 }],
    ['int powerups_time = 3', { interval: 3 }],
    ['int powerups_limit = 7', { limit: 7 }],
    ['', { cellProbability: 0.05, interval: 10, limit: 5 }],
  ])('%s', (declared, spawning) => {
    expect(contentOf(mapWith(map + declared)).levels[0]!.maps).toMatchObject([
      { kind: 'text', file: 'm.cfg', spawning },
    ]);
  });

  test.each([
    ['float powerup_probability = 1.5', 'powerup_probability'],
    ['int powerups_time = -1', 'powerups_time'],
    ['int powerups_limit = -1', 'powerups_limit'],
    ['size size = [513, 1]', 'size'],
    ['size size = [0, 1]', 'size'],
  ])('%s is refused', (declared, key) => {
    expect(problemsOf(mapWith(map + declared))).toMatchObject([
      { code: 'out-of-range', file: 'levels/A/m.cfg', key, at: { line: 2 } },
    ]);
  });

  test('a file without a map is refused', () => {
    expect(problemsOf(mapWith('int powerups_time = 1;'))).toMatchObject([
      { code: 'missing-key', file: 'levels/A/m.cfg', key: 'map', expected: 'string' },
    ]);
  });
});

test('R41: the screen has sides from 64 to 16384', () => {
  expect(contentOf(rootWith('size screen = [64, 16384];')).screen).toEqual({ width: 64, height: 16_384 });
  expect(problemsOf(rootWith('size screen = [63, 100];'))).toMatchObject([
    { code: 'out-of-range', key: 'screen', found: 63 },
  ]);
  expect(problemsOf(rootWith('size screen = [100, 16385];'))).toMatchObject([{ code: 'out-of-range', found: 16_385 }]);
});
