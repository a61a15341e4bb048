import { type Cell, NEUTRAL_COST, WALL } from '@dedalo/grid';
import {
  effectiveProperties,
  type Item,
  NO_WAY,
  type Runner,
  type Scene,
  TICKS_A_SECOND,
  type Way,
} from '@dedalo/race';
import type { Sight } from '@dedalo/clients/race/sight';
import type { Role } from '../../../terminal/theme.ts';
import type { Look } from '../../../app/picture.ts';
import { initialOf, opponentLetters } from './opponent-letters.ts';

/** What the terminal can show. */
export interface Means {
  readonly isAscii: boolean;
  readonly hasColour: boolean;
}

/** Something in one or in two columns. */
type Sign = Look & { readonly short: string };

const OPPONENT_ROLES = ['opponent-1', 'opponent-2', 'opponent-3', 'opponent-4', 'opponent-5', 'opponent-6'] as const;
/** How long something blinks before it vanishes. */
const LAST_TICKS = 3 * TICKS_A_SECOND;

/** Whether blinking things are faint at the moment: four times a second. */
const isFaint = (ticks: number): boolean => (ticks >> 3) % 2 === 1;

/** The ground: lighter where it is faster, darker where it is slower (R52); without colours it is a digit. */
export function cellLook(scene: Scene, sight: Sight, { isAscii, hasColour }: Means): (cell: Cell) => Sign {
  const { start, exit } = scene.maps[scene.user.map]!.map;
  const wall = isAscii ? '##' : '██';
  const fog = isAscii ? '::' : '░░';
  return (cell) => {
    if (!sight.isSeen(cell)) return sign(fog, 'fog');
    const cost = sight.grid.costs[cell]!;
    if (cost === WALL) return sign(wall, 'race-wall');
    if (cell === exit) return { text: '[]', short: 'E', role: 'exit' };
    if (cell === start) return sign(hasColour ? '  ' : 'S ', 'entrance');
    if (sight.way.has(cell)) return sign(isAscii ? '..' : '··', 'thread');
    return sign(hasColour || cost === NEUTRAL_COST ? '  ' : `${cost} `, `track-${cost}` as Role);
  };
}

const sign = (text: string, role: Role): Sign => ({ text, short: text.slice(0, 1), role });

/** A power-up on the floor: a capital for one that goes into the store, a small letter for one that works at once. */
export function itemLook({ config, ticks }: Scene, { powerUp, age }: Item): Sign | undefined {
  const { name, trigger, timeout } = config.content.powerUps[powerUp]!;
  const left = timeout * TICKS_A_SECOND - age;
  if (timeout > 0 && left < LAST_TICKS && isFaint(ticks)) return undefined;
  return { text: `*${trigger ?? (initialOf(name) ?? '?').toLowerCase()}`, short: '*', role: 'power-up' };
}

export function userLook({ user, ticks }: Scene, { properties }: Sight): Sign {
  const isWeak = (user.grace > 0 || properties.alpha < 1) && isFaint(ticks);
  return facing('@', user.facing, isWeak ? 'runner-faint' : 'runner');
}

/** An opponent has the letter and the colour of its kind; one that is invisible has no look. */
export function opponentLook(scene: Scene, index: number): Sign | undefined {
  const { config, level, ticks } = scene;
  const { content } = config;
  const { opponents } = content.levels[level]!;
  const { name, properties: own } = opponents[index]!;
  const runner: Runner = scene.opponents[index]!;
  const { alpha, speed } = effectiveProperties(content, own, runner.effects);
  if (alpha === 0) return undefined;
  const kinds = [...new Set(opponents.map((one) => one.name))];
  const usual = OPPONENT_ROLES[kinds.indexOf(name) % OPPONENT_ROLES.length]!;
  const isWeak = alpha < 1 || (runner.grace > 0 && isFaint(ticks));
  const letter = opponentLetters(opponents).get(name)!;
  if (speed === 0) return facing(letter, NO_WAY, 'opponent-frozen');
  return facing(isWeak ? letter.toLowerCase() : letter, runner.facing, isWeak ? 'opponent-faint' : usual);
}

function facing(letter: string, way: Way, role: Role): Sign {
  const arrow = ['^', '>', 'v', '<'][way] ?? ' ';
  return { text: arrow === '<' ? arrow + letter : letter + arrow, short: letter, role };
}
