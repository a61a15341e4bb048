import type { ActiveEffect, Ground, Item, Race, Scene, Track } from '@dedalo/race';

/** A character where it is now. */
export interface TrackNow extends Readonly<Omit<Track, 'effects'>> {
  readonly effects: readonly ActiveEffect[];
}

type Plain = 'config' | 'content' | 'ticks' | 'status' | 'end' | 'transition' | 'level' | 'maps' | 'lives';

/**
 * A race as it is now, read where it lies: nothing is copied, and the next tick changes it. For whoever draws many times
 * a second; whoever keeps what it sees takes a scene.
 */
export interface RaceNow extends Readonly<Pick<Race, Plain>> {
  readonly stock: readonly number[];
  readonly items: readonly Item[];
  readonly user: TrackNow;
  readonly opponents: readonly TrackNow[];
  /** The user, then the opponents. */
  readonly runners: readonly TrackNow[];
  /** By map: which cells are open now, broken walls too. */
  readonly grounds: readonly Ground[];
}

/** What a scene and a race as it is now have alike. */
export type Seen = Pick<Scene, keyof Scene & keyof RaceNow>;
