import { neighbour, DIRECTIONS, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { SHIPPED_GAMES, shippedContent } from '../../src/shipped/shipped.ts';
import { effectiveProperties } from '../../src/simulation/effective.ts';
import type { Race } from '../../src/simulation/race.ts';
import { TICKS_A_SECOND, UNIT } from '../../src/simulation/units.ts';
import { NO_WAY } from '../../src/state.ts';
import { anyPress, firstState, raceOf, stateAt } from '../support/random-play.ts';

/** What of a race cannot be. */
function faultsOf(race: Race): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, fault: string): void => void (holds || faults.push(fault));
  for (const track of race.runners) {
    const ground = race.grounds[track.map]!;
    const { who, cell, way, progress } = track;
    demand(ground.isOpen(cell), `${who} in a wall`);
    demand(progress >= 0 && progress < UNIT && Number.isInteger(progress), `${who} progress ${progress}`);
    demand(track.carry >= 0 && track.carry < TICKS_A_SECOND && Number.isInteger(track.carry), `${who} carry`);
    demand(
      way === NO_WAY ? progress === 0 : ground.isOpen(ground.next(cell, way)) || progress === 0,
      `${who} into a wall`,
    );
    demand(track.grace >= 0 && track.grace <= 120, `${who} grace ${track.grace}`);
    demand(track.cell !== ground.exit || way !== NO_WAY || race.status !== 'running', `${who} stands on the exit`);
    for (const { powerUp, left } of track.effects) {
      demand(left > 0 && left <= race.content.powerUps[powerUp]!.duration * TICKS_A_SECOND, `${who} effect ${left}`);
    }
    const effective = effectiveProperties(race.content, track.own, track.effects);
    demand(JSON.stringify(track.properties) === JSON.stringify(effective), `${who} properties`);
  }
  demand(
    race.lives >= 0 && race.lives <= 255 && (race.lives === 0) === (race.end === 'no-lives'),
    `lives ${race.lives}`,
  );
  for (const [map, ground] of race.grounds.entries()) {
    const here = race.items.filter((item) => item.map === map);
    demand(here.length <= ground.level.spawning.limit, `${here.length} items on map ${map}`);
    demand(new Set(here.map(({ cell }) => cell)).size === here.length, 'two items on a cell');
    demand(
      here.every(({ cell }) => ground.level.powerUpCells.includes(cell)),
      'an item elsewhere',
    );
  }
  for (const [powerUp, { limit, timeout }] of race.content.powerUps.entries()) {
    demand(race.shown[powerUp]! <= limit, `power-up ${powerUp} shown ${race.shown[powerUp]} times`);
    demand(race.stock[powerUp]! >= 0 && race.stock[powerUp]! <= 99, `stock of ${powerUp}`);
    const ages = race.items.filter((item) => item.powerUp === powerUp).map(({ age }) => age);
    demand(timeout === 0 || ages.every((age) => age < timeout * TICKS_A_SECOND), `power-up ${powerUp} too old`);
  }
  return faults;
}

/** By how far somebody got in a tick, in parts of a cell, around the edges; 0 for who was put elsewhere. */
function leap(race: Race, before: { map: number; x: number; y: number; grace: number }, who: number): number {
  const track = race.runners[who];
  if (!track || track.map !== before.map || track.grace > before.grace) return 0;
  const { width, height } = race.grounds[track.map]!;
  const apart = (distance: number, side: number): number =>
    Math.min(Math.abs(distance), Math.abs(side * UNIT - Math.abs(distance)));
  return apart(track.x - before.x, width) + apart(track.y - before.y, height);
}

describe('random keys on the games that come along', () => {
  test.each(SHIPPED_GAMES)('%s: nobody is ever where nobody can be', (game) => {
    const random = new Random(`invariants ${game}`);
    const content = shippedContent(game);
    const seen = new Set<string>();
    for (let index = 0; index < 16; index++) {
      const race = raceOf(stateAt(content, index % content.levels.length, `random ${index}`));
      race.lives = 255;
      race.stock = content.powerUps.map(() => (index < 8 ? 0 : 50));
      for (let ticks = 3000; ticks > 0 && race.status === 'running'; ticks--) {
        const press = anyPress(random, content);
        if (press) race.press(press);
        const before = race.runners.map(({ map, x, y, grace }) => ({ map, x, y, grace }));
        const { level } = race;
        const effects = race.runners.map((track) => track.effects.map(({ left }) => left));
        const isWaiting = race.transition !== null;
        race.tick();
        expect(faultsOf(race)).toEqual([]);
        if (race.level !== level) continue;
        for (const [who, place] of before.entries()) expect(leap(race, place, who)).toBeLessThan(UNIT);
        const later = race.runners.map((track) => track.effects.map(({ left }) => left));
        expect(isWaiting ? later : effects).toEqual(effects);
      }
      for (const { type } of race.events) seen.add(type);
      expect(race.events.filter(({ type }) => type === 'ended').length).toBe(Number(race.status !== 'running'));
      const ended = race.events.findIndex(({ type }) => type === 'ended');
      expect(ended === -1 || ended === race.events.length - 1).toBe(true);
    }
    // A walk in which nothing happens would show nothing.
    expect([...seen]).toEqual(
      expect.arrayContaining(['collided', 'life-lost', 'item-shown', 'item-picked', 'power-up-used']),
    );
  });

  test('time that an effect has left falls by one a tick until it is over', () => {
    const random = new Random('effects');
    const content = shippedContent('daedalus');
    const race = raceOf(firstState(content, 'effects'));
    race.lives = 255;
    race.stock = content.powerUps.map(() => 99);
    let checked = 0;
    for (let ticks = 4000; ticks > 0 && race.status === 'running'; ticks--) {
      const press = anyPress(random, content);
      if (press) race.press(press);
      if (race.transition) {
        race.tick();
        continue;
      }
      const before = race.user.effects.map(({ powerUp, as, left }) => ({ powerUp, as, left }));
      const { level } = race;
      race.tick();
      if (race.level !== level) continue;
      for (const { powerUp, as, left } of before) {
        const after = race.user.effects.find((effect) => effect.powerUp === powerUp && effect.as === as);
        const most = content.powerUps[powerUp]!.duration * TICKS_A_SECOND;
        const isAnew = after !== undefined && after.left >= most - 1;
        expect(isAnew || (after?.left ?? 0) === left - 1).toBe(true);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(500);
  });

  test('the next cell of a ground is the neighbour of its grid', () => {
    const { grounds } = raceOf(firstState(shippedContent('small'), 'grounds'));
    for (const ground of grounds) {
      for (const cell of ground.grid.costs.keys()) {
        const ways = DIRECTIONS.map((direction) => neighbour(ground.grid, cell, direction) ?? -1);
        expect(ways).toEqual([0, 1, 2, 3].map((way) => ground.next(cell, way)));
      }
    }
  });
});
