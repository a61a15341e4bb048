import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { CHASES, PATH_METHODS, type PowerUp } from '../../src/content/content.ts';
import { loadContent } from '../../src/content/load-content.ts';
import { makeLevelMaps } from '../../src/maps/make-map.ts';
import { isSolvable } from '../../src/maps/solvable.ts';
import { SHIPPED_GAMES, shippedContent, shippedFiles } from '../../src/shipped/shipped.ts';

describe.each(SHIPPED_GAMES)('the shipped game %s', (game) => {
  test('loads without problems, warnings or files that are not there', () => {
    const loaded = loadContent(shippedFiles(game));
    expect(loaded).toMatchObject({ ok: true, value: { warnings: [], media: [] } });
  });

  test('has maps that can be solved, whatever chance makes of them', () => {
    const { levels, screen } = shippedContent(game);
    for (const level of levels) {
      for (let seed = 0; seed < 10; seed++) {
        const maps = makeLevelMaps(level, { screen, random: new Random(seed) });
        expect(maps).toHaveLength(level.maps.length);
        for (const { map, opponents } of maps) {
          expect(isSolvable(map)).toBe(true);
          expect(new Set([...opponents, map.start, map.exit]).size).toBe(level.opponents.length + 2);
        }
      }
    }
  });

  test('has power-ups that come up and do something to someone', () => {
    const { powerUps, levels } = shippedContent(game);
    for (const powerUp of powerUps) {
      expect(powerUp.probability * powerUp.limit).toBeGreaterThan(0);
      expect(powerUp.user ?? powerUp.others).not.toBe(null);
    }
    expect(levels.every(({ maps }) => maps.every((map) => map.kind === 'random' || map.spawning.limit > 0))).toBe(true);
  });
});

describe('R46: the game daedalus', () => {
  const { levels, powerUps, user } = shippedContent('daedalus');
  const sources = levels.flatMap(({ maps }) => maps);
  const opponents = levels.flatMap((level) => level.opponents);

  test('has at least seven levels with names of their own, each more complex than the one before, from .15 to 1', () => {
    const complexities = levels.map(({ complexity }) => complexity);
    expect(levels.length).toBeGreaterThanOrEqual(7);
    expect(complexities.at(0)).toBe(0.15);
    expect(complexities.at(-1)).toBe(1);
    expect(complexities).toEqual([...new Set(complexities)].toSorted((a, b) => a - b));
    expect(new Set(levels.map(({ name }) => name)).size).toBe(levels.length);
  });

  test('has drawn maps, perfect ones and others, and a drawn one in every level', () => {
    const kinds = sources.map((source) =>
      source.kind === 'text' ? 'drawn' : source.isPerfect ? 'perfect' : 'braided',
    );
    expect(new Set(kinds)).toEqual(new Set(['drawn', 'perfect', 'braided']));
    for (const { maps } of levels) expect(maps.some(({ kind }) => kind === 'text')).toBe(true);
  });

  test('has at least six kinds of opponents, with every way of finding paths and of chasing', () => {
    expect(new Set(opponents.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6);
    const used = <T>(of: (properties: (typeof opponents)[number]['properties']) => T): Set<T> =>
      new Set(opponents.map(({ properties }) => of(properties)));
    expect(used(({ pathMethod }) => pathMethod)).toEqual(new Set(PATH_METHODS));
    expect(used(({ chase }) => chase)).toEqual(new Set(CHASES));
    expect(used(({ chasesUser }) => chasesUser)).toEqual(new Set([true, false]));
    expect(used(({ ignoresCollisions }) => ignoresCollisions)).toEqual(new Set([true, false]));
    expect(used(({ speed }) => speed).size).toBeGreaterThan(6);
    expect(used(({ chaseRect }) => JSON.stringify(chaseRect)).size).toBeGreaterThan(3);
    expect(used(({ exitSearchRect }) => JSON.stringify(exitSearchRect)).size).toBeGreaterThan(3);
  });

  test('one that traps never comes alone', () => {
    for (const level of levels) {
      const hasTrap = level.opponents.some(({ properties }) => properties.chase === 'trap');
      expect(!hasTrap || level.opponents.length > 1).toBe(true);
    }
  });

  test('R44: has seven power-ups, two of them traps, and a letter of its own for each that is kept', () => {
    const isTrap = ({ user: effects, trigger }: PowerUp): boolean =>
      effects !== null &&
      trigger === null &&
      (Boolean(effects.properties.visibleArea) || (effects.properties.speed ?? Infinity) < user.properties.speed);
    expect(powerUps).toHaveLength(7);
    expect(powerUps.filter(isTrap).map(({ name }) => name)).toEqual(['Mire', 'Dusk']);
    const letters = powerUps.flatMap(({ trigger }) => trigger ?? []);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters.length).toBeGreaterThan(0);
  });
});

test('the game small has one level of two drawn maps', () => {
  const { levels } = shippedContent('small');
  expect(levels.map(({ maps }) => maps.map(({ kind }) => kind))).toEqual([['text', 'text']]);
});
