import { aldousBroder } from './aldous-broder.ts';
import { backtracker } from './backtracker.ts';
import { binaryTree } from './binary-tree.ts';
import { division } from './division.ts';
import { eller } from './eller.ts';
import { growingTree } from './growing-tree.ts';
import { huntAndKill } from './hunt-and-kill.ts';
import { kruskal } from './kruskal.ts';
import { prim } from './prim.ts';
import { sidewinder } from './sidewinder.ts';
import type { Carver } from './step.ts';
import { wilson } from './wilson.ts';

/** The mazes of PokéLabirinto, which are dug cell by cell and bring their own entrance and exit. */
export const DUG_MAZES = ['classic', 'clean'] as const;
export type DugMaze = (typeof DUG_MAZES)[number];

/** The mazes carved from rooms: perfect, that is with exactly one way between any two rooms. */
export const CARVED_MAZES = [
  'backtracker',
  'hunt-and-kill',
  'prim',
  'kruskal',
  'wilson',
  'aldous-broder',
  'eller',
  'sidewinder',
  'binary-tree',
  'division',
  'growing-newest',
  'growing-oldest',
  'growing-random',
  'race',
] as const;
export type CarvedMaze = (typeof CARVED_MAZES)[number];

export const MAZE_ALGORITHMS = [...DUG_MAZES, ...CARVED_MAZES] as const;
export type MazeAlgorithm = DugMaze | CarvedMaze;

export const CARVERS: Readonly<Record<CarvedMaze, Carver>> = {
  backtracker,
  'hunt-and-kill': huntAndKill,
  prim,
  kruskal,
  wilson,
  'aldous-broder': aldousBroder,
  eller,
  sidewinder,
  'binary-tree': binaryTree,
  division,
  'growing-newest': growingTree('newest'),
  'growing-oldest': growingTree('oldest'),
  'growing-random': growingTree('random'),
  race: growingTree('walk-resume-oldest'),
};

/** These work row by row or by halves: on a torus, or with rooms left out, their rows and halves would not exist. */
const BY_ROWS_OR_HALVES: readonly MazeAlgorithm[] = ['eller', 'sidewinder', 'binary-tree', 'division'];

export const isCarved = (algorithm: MazeAlgorithm): algorithm is CarvedMaze => algorithm in CARVERS;
export const canWrap = (algorithm: MazeAlgorithm): boolean =>
  isCarved(algorithm) && !BY_ROWS_OR_HALVES.includes(algorithm);
/** What can go around a torus can go around a missing room. */
export const canMask = canWrap;
