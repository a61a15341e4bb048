import type { ActiveEffect, Ground, Item, Race, Scene, Track } from '@dedalo/race';

/** A character at its current place. */
export interface TrackNow extends Readonly<Omit<Track, 'effects'>> {
  readonly effects: readonly ActiveEffect[];
}

type Plain = 'config' | 'content' | 'ticks' | 'status' | 'end' | 'transition' | 'level' | 'maps' | 'lives';

/**
 * The race as it is now, without a copy: the next tick changes it. For code that draws many times a second; code that
 * keeps what it sees takes a scene.
 */
export interface RaceNow extends Readonly<Pick<Race, Plain>> {
  readonly stock: readonly number[];
  readonly items: readonly Item[];
  readonly user: TrackNow;
  readonly opponents: readonly TrackNow[];
  /** The user, then the opponents. */
  readonly runners: readonly TrackNow[];
  /** By map: which cells are open now, including broken walls. */
  readonly grounds: readonly Ground[];
}

/** The common part of a scene and a race as it is now. */
export type Seen = Pick<Scene, keyof Scene & keyof RaceNow>;
