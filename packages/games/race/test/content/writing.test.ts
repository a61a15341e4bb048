import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Content } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { toFiles } from '../../src/content/to-files.ts';
import { anyContent } from './support/any-content.ts';
import { contentOf, SAMPLE } from './support/sample.ts';

function back(content: Content): Content {
  const loaded = loadContent(toFiles(content));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value.content;
}

test('a game is written so that it is read back', () => {
  const content = contentOf(SAMPLE);
  expect(back(content)).toEqual(content);
  expect(toFiles(back(content))).toEqual(toFiles(content));
});

test('so is any other', () => {
  const random = new Random('any content');
  for (let left = 200; left > 0; left--) {
    const content = anyContent(random);
    expect(back(content)).toEqual(content);
  }
});

test('the files are laid out as described', () => {
  const files = toFiles(contentOf(SAMPLE));
  expect(files.map(({ path }) => path)).toEqual([
    'config.cfg',
    'powerups.cfg',
    'levels/The garden/The garden.cfg',
    'levels/The garden/one.cfg',
    'levels/B/B.cfg',
  ]);
  expect(files[3]!.text).toBe(`float powerup_probability = 0.1;
float powerups_time = 8;
int powerups_limit = 3;
string map = "
#######
S  5 V#
# ### #
#P 9  E
#######
";
`);
});

describe('names that make no good keys or folders', () => {
  const content = contentOf(SAMPLE);
  const [level] = content.levels as [Content['levels'][0]];
  const [powerUp] = content.powerUps as [Content['powerUps'][0]];

  test('of levels', () => {
    for (const name of ['a/b', '..', 'one', 'A?', 'x:', 'level1']) {
      expect(back({ ...content, levels: [{ ...level, name }] }).levels).toEqual([{ ...level, name }]);
    }
    const alike = ['Cave', 'cave', 'CAVE'].map((name) => Object.assign({}, level, { name }));
    expect(back({ ...content, levels: alike }).levels).toEqual(alike);
  });

  test('of power-ups', () => {
    const alike = ['powerups', 'Speed up', 'powerup1', '…'].map((name) => Object.assign({}, powerUp, { name }));
    expect(back({ ...content, powerUps: alike }).powerUps).toEqual(alike);
  });

  test('of opponents', () => {
    const opponents = ['enemy2', 'enemy1', 'enemies', 'a b'].map((name) =>
      Object.assign({}, level.opponents[0], { name }),
    );
    expect(back({ ...content, levels: [{ ...level, opponents }] }).levels[0]!.opponents).toEqual(opponents);
  });

  test('two maps of one name both get a file', () => {
    const [map] = level.maps;
    const other = Object.assign({}, map, { rows: 'S E\n' });
    const read = back({ ...content, levels: [{ ...level, maps: [map!, other, map!] }] }).levels[0]!.maps;
    expect(read).toMatchObject([map, { rows: 'S E\n' }, map]);
  });

  test('what no file can hold is not written', () => {
    expect(() => toFiles({ ...content, levels: [{ ...level, name: 'a "b"' }] })).toThrow(RangeError);
  });
});
