import { NO_WAY, UNIT } from '@dedalo/race';
import { describe, expect, test } from 'vitest';
import { drawMap, mapLines } from '../../../../src/games/race/screen/draw-map.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { drawn, sceneOn, scened } from './support/scenes.ts';

const YARD = ['##########', 'S  37   V#', '# ## ### #', '#  V     E', '##########'];
const PLAIN = { isAscii: true, hasColour: false };
const yard = scened(sceneOn(YARD, ['fox', 'owl']), {});
const cellAt = (x: number, y: number): number => y * 10 + x;

const shown = (scene: typeof yard, [width, height]: readonly [number, number], means = PLAIN): string[] =>
  drawn(width, height, (surface) => drawMap(surface, scene, { area: { x: 0, y: 0, width, height }, means }));

describe('the map', () => {
  test('two columns a cell where that fits, in the middle', () => {
    expect(shown(yard, [24, 7])).toEqual([
      '',
      '  ####################',
      '  @     3 7       F ##',
      '  ##  ####  ######  ##',
      '  ##    O           []',
      '  ####################',
      '',
    ]);
  });

  test('else one', () => {
    expect(shown(yard, [12, 5])).toEqual([' ##########', ' @  37   F#', ' # ## ### #', ' #  O     E', ' ##########']);
  });

  test('as text it has the size of the map', () => {
    expect(mapLines(yard)).toEqual(['##########', '@  37   F#', '# ## ### #', '#  O     E', '##########']);
  });

  test('costs are shades in colour, and digits without (R52)', () => {
    const surface = new Surface(20, 5);
    const means = { isAscii: false, hasColour: true };
    drawMap(surface, yard, { area: { x: 0, y: 0, width: 20, height: 5 }, means });
    const roles = [3, 4, 5].map((x) => surface.at(2 * x, 1));
    expect(roles).toEqual([
      { character: ' ', role: 'track-3' },
      { character: ' ', role: 'track-7' },
      { character: ' ', role: 'track-5' },
    ]);
    expect(surface.at(0, 0)).toEqual({ character: '█', role: 'race-wall' });
  });

  test('a wall that was broken is floor', () => {
    expect(mapLines({ ...yard, broken: [[cellAt(2, 2)]] })[2]).toBe('#  # ### #');
  });
});

describe('the characters', () => {
  test('looks where it goes, and is seen between two cells', () => {
    const going = { cell: cellAt(1, 1), way: 1, facing: 1, progress: UNIT / 2 };
    expect(shown(scened(yard, going), [20, 5])[1]).toBe('S  @> 3 7       F ##');
    expect(shown(scened(yard, { ...going, progress: UNIT / 8 }), [20, 5])[1]).toBe('S @>  3 7       F ##');
    const back = { cell: cellAt(2, 1), way: 3, facing: 3, progress: 0 };
    expect(shown(scened(yard, back), [20, 5])[1]).toBe('S   <@3 7       F ##');
    const north = { cell: cellAt(1, 1), way: NO_WAY, facing: 0 };
    expect(shown(scened(yard, north), [20, 5])[1]).toBe('S @^  3 7       F ##');
  });

  test('a character that leaves at a side is drawn on one side or on the other', () => {
    const open = scened(sceneOn(['#####', '     ', '#S#E#', '#   #', '#####']), {});
    const going = { cell: 9, way: 1, facing: 1 };
    expect(shown(scened(open, { ...going, progress: UNIT / 4 }), [10, 5])[1]).toBe('        @>');
    expect(shown(scened(open, { ...going, progress: (3 * UNIT) / 4 }), [10, 5])[1]).toBe('@>');
  });

  test('a character that cannot be hit yet blinks: now as itself, now small (RB11)', () => {
    const opponents = yard.opponents.map((runner) => Object.assign({}, runner, { grace: 60 }));
    expect(mapLines({ ...yard, opponents, ticks: 0 })[1]).toContain('F');
    expect(mapLines({ ...yard, opponents, ticks: 8 })[1]).toContain('f');
  });

  test('a frozen character has its own look', () => {
    const effects = [{ powerUp: 3, as: 'others' as const, left: 60 }];
    const opponents = yard.opponents.map((runner) => Object.assign({}, runner, { effects, facing: 1 }));
    expect(shown({ ...yard, opponents }, [20, 5])[1]).toBe('@     3 7       F ##');
  });

  test('those on other maps are not seen', () => {
    const opponents = yard.opponents.map((runner) => Object.assign({}, runner, { map: 1 }));
    expect(mapLines({ ...yard, opponents })[1]).toBe('@  37    #');
  });
});

describe('power-ups', () => {
  const item = (powerUp: number, age = 0) => ({ powerUp, map: 0, cell: cellAt(6, 1), age });

  test('show their key, or a small letter where they work at once', () => {
    expect(shown({ ...yard, items: [item(0)] }, [20, 5])[1]).toBe('@     3 7   *S  F ##');
    expect(shown({ ...yard, items: [item(2)] }, [20, 5])[1]).toBe('@     3 7   *d  F ##');
  });

  test('blink in their last three seconds', () => {
    const items = [item(0, 421)];
    expect(mapLines({ ...yard, items, ticks: 0 })[1]).toContain('*');
    expect(mapLines({ ...yard, items, ticks: 8 })[1]).not.toContain('*');
    expect(mapLines({ ...yard, items: [item(0, 419)], ticks: 8 })[1]).toContain('*');
  });
});

describe('what a power-up changes of it', () => {
  test('fog covers everything outside the visible area, characters included', () => {
    const effects = [{ powerUp: 2, as: 'user' as const, left: 60 }];
    const items = [6, 7].map((x) => ({ powerUp: 0, map: 0, cell: cellAt(x, 1), age: 0 }));
    expect(mapLines(scened(yard, { cell: cellAt(4, 1), effects }, { items }))).toEqual([
      '::#####:::',
      ':: 3@ *:::',
      '::## ##:::',
      '::::::::::',
      '::::::::::',
    ]);
  });

  test('fog leaves the cells across a side of the map', () => {
    const effects = [{ powerUp: 2, as: 'user' as const, left: 60 }];
    const [, row] = mapLines(scened(yard, { cell: cellAt(8, 1), effects }));
    expect(row).toBe('S:::::  @#');
  });

  test('the way to the exit is shown', () => {
    const effects = [{ powerUp: 1, as: 'user' as const, left: 60 }];
    expect(mapLines(scened(yard, { cell: cellAt(1, 2), effects }))).toEqual([
      '##########',
      'S  37   F#',
      '#@## ### #',
      '#..O.....E',
      '##########',
    ]);
  });
});
