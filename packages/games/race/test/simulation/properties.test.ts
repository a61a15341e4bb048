import { describe, expect, test } from 'vitest';
import type { Properties } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { shippedFiles } from '../../src/shipped/shipped.ts';
import { contentOf, effects } from '../support/content.ts';
import { type Drawn, EAST, raceOn, run, SOUTH, WEST } from '../support/drawn-race.ts';

const HALL = `
  ###########
  #@   P   a#
  # ### ### #
  #   6 P   #
  #S#######E#
  ###########
`;

/** What is left of a race after a while of keys, without its configuration. */
function runs(drawing: Omit<Drawn, 'map'>): unknown {
  const race = raceOn({ map: HALL, spawning: { interval: 0 }, ...drawing });
  for (const press of [EAST, SOUTH, WEST, EAST, SOUTH, EAST]) {
    race.press(press);
    run(race, 70);
  }
  const { config: _, maps: __, ...scene } = race.scene();
  return scene;
}

describe('R42: what only the eye sees changes nothing else', () => {
  const opponents = [{ speed: 3, chaseRect: { width: 8, height: 8 } }];
  test.each<[string, Partial<Properties>]>([
    ['alpha', { alpha: 0.2 }],
    ['visible_area_size', { visibleArea: { width: 3, height: 3 } }],
    ['show_shortest_path_to_exit', { showsPath: true }],
  ])('R42: %s', (_, properties) => {
    expect(runs({ user: properties, opponents })).toEqual(runs({ opponents }));
  });

  test.each<[string, Partial<Properties>]>([
    ['alpha', { alpha: 0 }],
    ['visible_area_size', { visibleArea: { width: 6, height: 6 } }],
    ['show_shortest_path_to_exit', { showsPath: true }],
  ])('R42: %s is set by a power-up while it lasts', (_, properties) => {
    const race = raceOn({
      map: HALL,
      powerUps: [{ trigger: 'T', duration: 5, user: effects(properties) }],
      stock: [1],
    });
    const before = race.user.properties;
    race.press({ letter: 'T' });
    expect(race.user.properties).toEqual({ ...before, ...properties });
    run(race, 300);
    expect(race.user.properties).toEqual(before);
  });
});

describe('R5: every property can be affected', () => {
  const CHANGED: Properties = {
    speed: 1.25,
    ignoresCollisions: true,
    alpha: 0.25,
    breaksWalls: true,
    visibleArea: { width: 5, height: 7 },
    showsPath: true,
    chaseRect: { width: 9, height: 3 },
    exitSearchRect: { width: 3, height: 9 },
    chasesUser: false,
    pathMethod: 'astar',
    chase: 'trap',
  };

  test('R5: of the user and of the others', () => {
    const race = raceOn({
      map: HALL,
      opponents: [{}],
      powerUps: [{ trigger: 'A', area: { width: 0, height: 0 }, user: effects(CHANGED), others: effects(CHANGED) }],
      stock: [1],
    });
    race.press({ letter: 'A' });
    expect(race.user.properties).toEqual(CHANGED);
    expect(race.opponents[0]!.properties).toEqual(CHANGED);
  });
});

describe('R42: randomize_position', () => {
  const gate = (more: object) => ({ trigger: 'R', duration: 0, ...more });

  test('R42: randomize_position moves the picker at once to a corridor cell that is not the exit', () => {
    const cells = new Set<number>();
    for (let seed = 0; seed < 300; seed++) {
      const race = raceOn({
        map: HALL,
        powerUps: [gate({ user: effects({}, { randomizesPosition: true }) })],
        stock: [1],
        seed: `gate ${seed}`,
      });
      race.press(EAST);
      run(race, 3);
      race.press({ letter: 'R' });
      expect(race.user).toMatchObject({ progress: 0, way: 4, wanted: 4 });
      cells.add(race.user.cell);
    }
    const { costs } = raceOn({ map: HALL }).grounds[0]!.grid;
    const exit = raceOn({ map: HALL }).grounds[0]!.exit;
    const corridors = [...costs.keys()].filter((cell) => costs[cell] !== 0 && cell !== exit);
    expect([...cells].toSorted((a, b) => a - b)).toEqual(corridors);
  });

  test('R42: randomize_position of the others moves them and not the picker', () => {
    const race = raceOn({
      map: HALL,
      opponents: [{ speed: 0 }],
      powerUps: [gate({ area: { width: 0, height: 0 }, others: effects({}, { randomizesPosition: true }) })],
      stock: [1],
      luck: [1],
    });
    race.press({ letter: 'R' });
    expect([race.user.cell, race.opponents[0]!.cell]).toEqual([12, 13]);
  });

  test('RB11: who was put somewhere is safe there for a while', () => {
    const race = raceOn({
      map: HALL,
      opponents: [{ speed: 0 }],
      powerUps: [gate({ user: effects({}, { randomizesPosition: true }) })],
      stock: [1],
      luck: [8],
    });
    race.press({ letter: 'R' });
    expect(race.user.cell).toBe(race.opponents[0]!.cell);
    race.press(WEST);
    run(race, 119);
    expect(race.lives).toBe(3);
  });

  test('R42: to be put away in the middle of a step leaves nothing of the step', () => {
    const race = raceOn({
      map: `
        #########
        #@X    E#
        #S#######
        #########
      `,
      user: { speed: 7 },
      powerUps: [{ user: effects({}, { randomizesPosition: true }) }],
      luck: [6],
    });
    race.press(EAST);
    run(race, 30);
    expect(race.user).toMatchObject({ cell: 19, progress: 0, carry: 0, x: 1 * 65_536, y: 2 * 65_536 });
  });
});

describe('R42: lives', () => {
  const heart = (lives: number) => [{ trigger: 'L', duration: 0, user: effects({}, { lives }) }];

  test('R42: lives are what the user begins with', () => {
    expect(contentOf({ levels: [[HALL]], lives: 7 }).user.lives).toBe(7);
    expect(raceOn({ map: HALL, lives: 7 }).lives).toBe(7);
  });

  test.each([
    ['0', 1],
    ['1', 1],
    ['255', 255],
    ['999', 255],
    ['-4', 1],
  ])('RB18: a file that gives %s lives gives %i', (written, lives) => {
    const files = shippedFiles('small').map(({ path, text }) => ({
      path,
      text: text.replace('int lives = 3', `int lives = ${written}`),
    }));
    expect(loadContent(files)).toMatchObject({ ok: true, value: { content: { user: { lives } } } });
  });

  test('RB18: more than 255 there never are', () => {
    const race = raceOn({ map: HALL, lives: 253, powerUps: heart(5), stock: [2] });
    race.press({ letter: 'L' });
    expect(race.lives).toBe(255);
    race.press({ letter: 'L' });
    expect(race.lives).toBe(255);
  });

  test('RB18: fewer than none neither: a trap that takes the last is the end', () => {
    const race = raceOn({ map: HALL, lives: 2, powerUps: heart(-5), stock: [1] });
    race.press({ letter: 'L' });
    expect(race).toMatchObject({ lives: 0, status: 'lost', end: 'no-lives' });
    run(race, 10);
    expect(race.ticks).toBe(0);
  });

  test('R42: lives are the user’s alone: an opponent who picks them gives and gets none', () => {
    const race = raceOn({
      map: `
        #########
        #aX    E#
        #S#######
        #########
      `,
      opponents: [{ chasesUser: false, exitSearchRect: { width: 40, height: 40 } }],
      powerUps: [{ opponent: effects({}, { lives: 3 }) }],
    });
    run(race, 15);
    expect(race.items).toEqual([]);
    expect(race.lives).toBe(3);
  });
});
