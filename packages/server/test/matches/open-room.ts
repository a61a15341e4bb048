import type { Game, Seat } from '@dedalo/engine';
import type { Entry } from '../../src/matches/entry.ts';
import { Match } from '../../src/matches/match.ts';
import { type Follower, Room } from '../../src/matches/room.ts';
import { BEGIN } from './support.ts';

export const SEED = 'the seed that nobody may know';

/** The place of the spectator among the followers. */
export const SPECTATOR = 2;

/** A room whose disk the test writes, with everybody in it and all that they were told. */
export interface OpenRoom {
  readonly room: Room;
  readonly followers: readonly Follower[];
  /** By follower: the first seat, the second, a spectator. */
  readonly told: readonly string[][];
  /** Entries that are made and not on the disk yet. */
  readonly unwritten: { readonly entry: Entry; readonly written: (error?: unknown) => void }[];
  write(error?: unknown): void;
  time: number;
}

export function openRoom(game: Game, config: unknown): OpenRoom {
  const match = new Match({ id: 'm', game, config, seed: SEED, clock: { kind: 'none' } });
  const told: string[][] = [[], [], []];
  const open = { time: BEGIN } as { -readonly [K in keyof OpenRoom]: OpenRoom[K] };
  open.told = told;
  open.unwritten = [];
  open.write = (error) => {
    for (const { written } of open.unwritten.splice(0)) written(error);
  };
  open.room = new Room(match, {
    now: () => open.time,
    append: (entry, written) => void open.unwritten.push({ entry, written }),
    ended: () => undefined,
    broken: () => undefined,
  });
  open.followers = told.map((bodies, index): Follower => {
    const seat: Seat | null = index < 2 ? index : null;
    return { seat, tell: (body) => void bodies.push(`{${body}`) };
  });
  open.room.begin(['Anna', 'Bruno']);
  open.write();
  for (const follower of open.followers) open.room.join(follower);
  return open;
}
