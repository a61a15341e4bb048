import type { Movement } from '../config.ts';
import { stepTo } from '../walking.ts';
import { WAYS } from '../way.ts';
import { ambusher } from './ambusher.ts';
import { patrol } from './patrol.ts';
import type { Mover } from './walker.ts';
import { wayTo } from './ways.ts';

const still: Mover = ({ at }) => ({ to: at });

/** One of the ways that are open, each equally likely; it stays where there is none (P28, PB8). */
const random: Mover = ({ maze, at, taken }, luck) => {
  const cells = WAYS.map((way) => stepTo(maze, at, way)).filter((cell) => cell !== undefined && !taken.includes(cell));
  return { to: cells.length === 0 ? at : luck.pick(cells)! };
};

/** Always the shortest way to the player. */
const hunter: Mover = ({ maze, at, hero }) => ({ to: wayTo(maze, hero).step(at) ?? at });

export const MOVERS: Readonly<Record<Movement, Mover>> = { still, random, hunter, patrol, ambusher };
