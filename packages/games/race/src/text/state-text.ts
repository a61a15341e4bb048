import { err, ok, type Result } from '@dedalo/grid';
import { formatLevelMap, readLevelMap } from '../maps/level-map-text.ts';
import type { LevelMap } from '../maps/level-map.ts';
import { isBorderCell } from '../maps/border.ts';
import { runnerOf } from '../simulation/track.ts';
import type { Config, Scene, State } from '../state.ts';
import type { TextProblem } from '../text-problem.ts';
import { isList, isOneOf, isRecord, isText, isWhole } from './checks.ts';
import { formatConfig, parseConfig } from './config-text.ts';
import { readRunner } from './runner-text.ts';

const STATUSES = ['running', 'won', 'lost'] as const;
const ENDS = ['finished', 'overtaken', 'no-lives', 'action-limit'] as const;
const MOST_TRANSITION = 150;
const MOST_WORD = 0xffff_ffff;
const LONGEST_SEED = 10_000;

/** A line of JSON, after one of its configuration. Its parts are named in order: one state has one text. */
export function formatState({ scene, seed, random }: State): string {
  const line = JSON.stringify({
    seed,
    random: { words: random.words, index: random.index },
    ticks: scene.ticks,
    status: scene.status,
    end: scene.end,
    transition: scene.transition && { to: scene.transition.to, left: scene.transition.left },
    level: scene.level,
    broken: scene.broken,
    user: runnerOf(scene.user),
    lives: scene.lives,
    stock: scene.stock,
    opponents: scene.opponents.map(runnerOf),
    items: scene.items.map(({ powerUp, map, cell, age }) => ({ powerUp, map, cell, age })),
    shown: scene.shown,
    quiet: scene.quiet,
    maps: scene.maps.map((map) => JSON.parse(formatLevelMap(map)) as unknown),
  });
  return `${formatConfig(scene.config)}\n${line}\n`;
}

export function parseState(text: string): Result<State, TextProblem> {
  const [first = '', second = '', ...others] = text.split('\n');
  if (others.length !== 1 || others[0] !== '') return err({ code: 'not-json', at: { line: 2, column: 1 } });
  const config = parseConfig(first);
  if (!config.ok) return config;
  let value: unknown;
  try {
    value = JSON.parse(second);
  } catch {
    return err({ code: 'not-json', at: { line: 2, column: 1 } });
  }
  const state = isRecord(value) ? readState(config.value, value) : 'state';
  return typeof state === 'string' ? err({ code: 'bad-part', part: state, at: { line: 2, column: 1 } }) : ok(state);
}

/** The state, or the part of it that cannot be. */
function readState(config: Config, value: Readonly<Record<string, unknown>>): State | string {
  const { seed, random } = value;
  if (!isText(seed) || seed.length > LONGEST_SEED) return 'seed';
  if (!isRecord(random) || !isWhole(random['index'], 0, 15)) return 'random';
  const { words, index } = random;
  if (!isList(words, isWord) || words.length !== 16) return 'random';
  const scene = readScene(config, value);
  return typeof scene === 'string' ? scene : { scene, seed, random: { words, index } };
}

const isWord = (value: unknown): value is number => isWhole(value, 0, MOST_WORD);

function readScene(config: Config, value: Readonly<Record<string, unknown>>): Scene | string {
  const { content, mostTicks } = config;
  const { ticks, status, end, level, lives, stock, shown } = value;
  if (!isWhole(ticks, 0, mostTicks)) return 'ticks';
  if (!isOneOf(status, STATUSES)) return 'status';
  if (status === 'running' ? end !== null : !isOneOf(end, ENDS)) return 'end';
  if ((status === 'won') !== (end === 'finished')) return 'end';
  if (!isWhole(level, 0, content.levels.length - 1)) return 'level';
  if (!isWhole(lives, 0, 255) || (lives === 0) !== (end === 'no-lives')) return 'lives';
  const isCount = (each: unknown): each is number => isWhole(each, 0, mostTicks);
  if (!isList(stock, isCount) || stock.length !== content.powerUps.length) return 'stock';
  if (!isList(shown, isCount) || shown.length !== content.powerUps.length) return 'shown';
  const transition = readTransition(value['transition']);
  if (transition === undefined) return 'transition';
  const maps = readMaps(value['maps'], content.levels[level]!.maps.length);
  if (!maps || maps.some(({ opponents }) => opponents.length < content.levels[level]!.opponents.length)) return 'maps';
  const { broken, opponents, items, quiet } = value;
  if (!isList(quiet, isCount) || quiet.length !== maps.length) return 'quiet';
  const walls = readBroken(broken, maps);
  if (!walls) return 'broken';
  const about = { config, maps, broken: walls };
  const user = readRunner(value['user'], about);
  if (!user) return 'user';
  const runners = Array.isArray(opponents) ? opponents.map((each: unknown) => readRunner(each, about)) : [];
  if (runners.length !== content.levels[level]!.opponents.length) return 'opponents';
  if (!isList(runners, (each): each is NonNullable<(typeof runners)[number]> => each !== undefined)) return 'opponents';
  const lying = readItems(items, about);
  if (!lying) return 'items';
  return {
    config,
    ticks,
    status,
    end: end as Scene['end'],
    transition,
    level,
    maps,
    broken: walls,
    user,
    lives,
    stock,
    opponents: runners,
    items: lying,
    shown,
    quiet,
  };
}

function readTransition(value: unknown): Scene['transition'] | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { to, left } = value;
  return isOneOf(to, ['map', 'level'] as const) && isWhole(left, 1, MOST_TRANSITION) ? { to, left } : undefined;
}

function readMaps(value: unknown, count: number): readonly LevelMap[] | undefined {
  if (!Array.isArray(value) || value.length !== count) return undefined;
  const maps = value.map(readLevelMap);
  return maps.every((map) => map !== undefined) ? maps : undefined;
}

/** Broken walls lie inside their map, never in its border (R50), and each was a wall. */
function readBroken(value: unknown, maps: readonly LevelMap[]): Scene['broken'] | undefined {
  if (!Array.isArray(value) || value.length !== maps.length) return undefined;
  const broken = value.map((cells: unknown, index) => {
    const { grid } = maps[index]!.map;
    const isWall = (cell: unknown): cell is number =>
      isWhole(cell, 0, grid.costs.length - 1) && grid.costs[cell] === 0 && !isBorderCell(grid, cell);
    return isList(cells, isWall) && new Set(cells).size === cells.length ? cells : undefined;
  });
  return broken.every((cells) => cells !== undefined) ? broken : undefined;
}

/** Items lie on cells that are for them, one on each. */
function readItems(
  value: unknown,
  { config, maps }: { config: Config; maps: readonly LevelMap[] },
): Scene['items'] | undefined {
  if (!Array.isArray(value)) return undefined;
  const places = maps.map(({ powerUpCells }) => new Set(powerUpCells));
  const items = value.map((item: unknown) => {
    if (!isRecord(item)) return undefined;
    const { powerUp, map, cell, age } = item;
    if (!isWhole(powerUp, 0, config.content.powerUps.length - 1) || !isWhole(map, 0, maps.length - 1)) return undefined;
    if (!isWhole(cell, 0, Infinity) || !isWhole(age, 0, config.mostTicks)) return undefined;
    return places[map]!.delete(cell) ? { powerUp, map, cell, age } : undefined;
  });
  return items.every((item) => item !== undefined) ? items : undefined;
}
