import { Random, type Size } from '@dedalo/grid';
import type { LevelMap } from '../../../src/maps/level-map.ts';
import { makeMap } from '../../../src/maps/make-map.ts';
import { levelOf } from './levels.ts';

export const SCREEN: Size = { width: 1024, height: 768 };

export const make = (
  seed: number | string,
  parts: { isPerfect?: boolean; complexity?: number; deadEndsProbability?: number; screen?: Size } = {},
): LevelMap =>
  makeMap(
    { kind: 'random', isPerfect: parts.isPerfect ?? false },
    {
      random: new Random(seed),
      level: levelOf({ ...parts, opponents: 2 }),
      screen: parts.screen ?? SCREEN,
      course: new Random(seed).bool() ? 'up' : 'across',
    },
  );
