import { type Cell, DIRECTIONS, neighbour } from '@dedalo/grid';
import { type ActiveEffect, type Config, NO_WAY, type Runner, type Scene } from '../state.ts';
import { GRACE, TICKS_A_SECOND, UNIT } from '../simulation/units.ts';
import { isOneOf, isRecord, isWhole } from './checks.ts';

const SOURCES = ['user', 'opponent', 'others'] as const;

const isWay = (value: unknown): value is number => isWhole(value, 0, DIRECTIONS.length);

/** A runner as it was written, or undefined where none can be so. */
export function readRunner(
  value: unknown,
  { config, maps, broken }: Pick<Scene, 'config' | 'maps' | 'broken'>,
): Runner | undefined {
  if (!isRecord(value)) return undefined;
  const { map, cell, way, wanted, facing, progress, carry, before, grace } = value;
  if (!isWhole(map, 0, maps.length - 1)) return undefined;
  const { grid } = maps[map]!.map;
  const isPassable = (at: unknown): at is Cell =>
    isWhole(at, 0, grid.costs.length - 1) && (grid.costs[at] !== 0 || broken[map]!.includes(at));
  if (!isPassable(cell)) return undefined;
  if (!isWay(way) || !isWay(wanted) || !isWay(facing)) return undefined;
  if (!isWhole(progress, 0, UNIT - 1) || (way === NO_WAY && progress !== 0)) return undefined;
  if (progress > 0 && !isPassable(neighbour(grid, cell, DIRECTIONS[way]!))) return undefined;
  if (!isWhole(carry, 0, TICKS_A_SECOND - 1) || !isWhole(before, -1, grid.costs.length - 1)) return undefined;
  const effects = readEffects(value['effects'], config);
  if (!effects || !isWhole(grace, 0, GRACE)) return undefined;
  return { map, cell, way, wanted, facing, progress, carry, before, grace, effects };
}

function readEffects(value: unknown, { content }: Config): ActiveEffect[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const effects = value.map((effect: unknown) => {
    if (!isRecord(effect)) return undefined;
    const { powerUp, as, left } = effect;
    if (!isWhole(powerUp, 0, content.powerUps.length - 1) || !isOneOf(as, SOURCES)) return undefined;
    const most = Math.round(content.powerUps[powerUp]!.duration * TICKS_A_SECOND);
    return content.powerUps[powerUp]![as] && isWhole(left, 1, most) ? { powerUp, as, left } : undefined;
  });
  return effects.every((effect) => effect !== undefined) ? effects : undefined;
}
