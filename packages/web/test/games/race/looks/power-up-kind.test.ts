import { type Effects, type PowerUp, shippedContent } from '@dedalo/race';
import { expect, test } from 'vitest';
import { kindOfPowerUp } from '../../../../src/games/race/looks/power-up-kind.ts';

const [any] = shippedContent('daedalus').powerUps as readonly [PowerUp, ...PowerUp[]];

const kindOf = (user: Partial<Effects> | null, others: Partial<Effects> | null = null): string => {
  const effects = (some: Partial<Effects> | null): Effects | null =>
    some && { properties: {}, lives: 0, randomizesPosition: false, ...some };
  return kindOfPowerUp({ ...any, user: effects(user), opponent: null, others: effects(others) });
};

test('a power-up without a picture gets one of what it does', () => {
  expect(kindOf({ properties: { speed: 6 } })).toBe('speed');
  expect(kindOf({ properties: { speed: 2 } })).toBe('slow');
  expect(kindOf(null, { properties: { speed: 0 } })).toBe('freeze');
  expect(kindOf({ properties: { speed: 6, breaksWalls: true } })).toBe('shield');
  expect(kindOf({ properties: { visibleArea: { width: 6, height: 6 } } })).toBe('eye');
  expect(kindOf({ randomizesPosition: true, properties: { alpha: 0 } })).toBe('teleport');
  expect(kindOf({ lives: 1 })).toBe('life');
  expect(kindOf({ properties: { alpha: 0.2 } })).toBe('unknown');
  expect(kindOf(null)).toBe('unknown');
});
