import type { Gain } from '../../fight/fighter.ts';
import type { FindKind } from '../state.ts';

/** A party has so many creatures at most. */
export const LARGEST_PARTY = 3;

/** The energy that both gain in a round, and what a creature can hold. */
export const GAIN: Gain = { least: 1, most: 5 };
export const MOST_ENERGY = 12;
/** What a creature has when a journey or a maze begins for it. */
export const FIRST_ENERGY = 6;

/** A maze wakes after so many times the steps of its shortest way. */
export const PAR_WAYS = 2;

/** Hit points that everybody gets back on leaving a maze, and the one in front for letting an opponent go. */
export const REST = 8;
export const LET_GO = 8;
/** Whoever joins has this part of its hit points: one in so many. */
export const JOIN_SHARE = 2;

/** No exit is nearer to the entrance than this part of the farthest one that could be. */
export const EXIT_SHARE = 0.6;

/** Nobody lives nearer to where a maze is entered, in steps. */
export const SAFE_STEPS = 5;

export const FOUND = { berry: 10, tonic: 8, gem: 20 } as const;
/** Of so many finds each kind is as many as it says here. */
export const FIND_WEIGHTS: Readonly<Record<FindKind, number>> = { berry: 4, tonic: 2, lamp: 1, gem: 2 };

/** Points: for an opponent, by its rank; for a maze, by its number; for each step less than the par. */
export const POINTS = { rank: 10, maze: 10, step: 1 } as const;

/** A journey through so many mazes is a success. */
export const SUCCESS = 5;
