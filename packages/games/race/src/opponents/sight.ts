import type { Cell } from '@dedalo/grid';
import type { Draws } from '../simulation/draws.ts';
import type { Ground } from '../simulation/ground.ts';
import type { Way } from '../state.ts';

/** What an opponent goes by when it comes to a cell. */
export interface Sight {
  readonly ground: Ground;
  readonly cell: Cell;
  /** Where it was before, or −1. */
  readonly before: Cell;
  /** The user, where it is on the same map. */
  readonly user: { readonly cell: Cell; readonly way: Way } | null;
  /** The first other opponent on the same map (R33). */
  readonly partner: Cell | null;
  readonly draws: Draws;
  /** How long the race has been going on. */
  readonly ticks: number;
}
