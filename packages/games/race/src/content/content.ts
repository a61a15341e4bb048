import type { Size } from '@dedalo/grid';

/** How an opponent finds its ways: `bfs` counts steps, the others what cells cost (R40). */
export const PATH_METHODS = ['bfs', 'dijkstra', 'astar'] as const;
export type PathMethod = (typeof PATH_METHODS)[number];

/** How an opponent goes after the user (R33). */
export const CHASES = ['classic', 'predict', 'trap'] as const;
export type Chase = (typeof CHASES)[number];

/** All that a character is besides where it is (R42). Any of it may be changed by a power-up (R5). */
export interface Properties {
  /** Cells a second on cells of cost 5 (RB2). */
  readonly speed: number;
  readonly ignoresCollisions: boolean;
  /** How visible it is, from 0 to 1. */
  readonly alpha: number;
  /** The user's: walls inside the map do not stop it (R50). */
  readonly breaksWalls: boolean;
  /** The user's: what is seen around it; null for everything. */
  readonly visibleArea: Size | null;
  /** The user's: the way to the exit is shown. */
  readonly showsPath: boolean;
  /** An opponent's: where it sees the user, and the exit (R32). */
  readonly chaseRect: Size;
  readonly exitSearchRect: Size;
  /** An opponent's: seeing both, it goes after the user. */
  readonly chasesUser: boolean;
  readonly pathMethod: PathMethod;
  readonly chase: Chase;
}

/** What a power-up does to a character. */
export interface Effects {
  /** Set while it lasts. */
  readonly properties: Partial<Properties>;
  /** Given to the user once. */
  readonly lives: number;
  /** Moved at once to a corridor cell that chance picks. */
  readonly randomizesPosition: boolean;
}

/** Where a picture or a sound comes from; nothing of the rules depends on it. */
export interface Media {
  readonly file: string;
  /** The part of the picture that is used. */
  readonly rect: readonly [x: number, y: number, width: number, height: number] | null;
}

export interface PowerUp {
  readonly name: string;
  /** The letter that uses one that was picked; null where it works at once. */
  readonly trigger: string | null;
  /** From 0 to 1 (R51). */
  readonly probability: number;
  /** Centred on whoever picked it: whom `others` happens to. */
  readonly area: Size;
  /** Seconds. */
  readonly duration: number;
  /** Seconds after which it vanishes where nobody picks it; 0 for never. */
  readonly timeout: number;
  /** So many come up in a level at most (RB19). */
  readonly limit: number;
  /** What happens to whoever picks it; an opponent passes over what has neither this nor `others` (RB16). */
  readonly user: Effects | null;
  readonly opponent: Effects | null;
  /** What happens to all others in the area. */
  readonly others: Effects | null;
  readonly texture: Media | null;
  readonly audio: string | null;
}

export interface Character {
  readonly name: string;
  readonly properties: Properties;
  readonly sprites: Media | null;
}

export interface User extends Character {
  /** From 1 to 255 (RB18). */
  readonly lives: number;
}

/** What decides when and where power-ups come up on a map (R26). */
export interface Spawning {
  /** How likely a free cell may get power-ups. */
  readonly cellProbability: number;
  /** Seconds between two of them, at least. */
  readonly interval: number;
  /** So many are shown at once, at most. */
  readonly limit: number;
}

export type MapSource =
  | { readonly kind: 'random'; readonly isPerfect: boolean }
  /** The rows of a text map (R34), with opposite sides that touch. */
  | { readonly kind: 'text'; readonly file: string; readonly rows: string; readonly spawning: Spawning };

export interface Level {
  readonly name: string;
  /** From 0 to 1 (R2). */
  readonly complexity: number;
  /** How likely a dead end of a random map that is not perfect is opened, from 0 to 1 (R37). */
  readonly deadEndsProbability: number;
  readonly maps: readonly MapSource[];
  readonly opponents: readonly Character[];
  readonly background: Media | null;
  readonly wall: Media | null;
  readonly audio: string | null;
}

/** A game as its files describe it. */
export interface Content {
  /** Points of the window: random maps are made to fit it (R47). */
  readonly screen: Size;
  readonly user: User;
  readonly levels: readonly Level[];
  readonly powerUps: readonly PowerUp[];
  readonly lifeImage: Media | null;
  readonly font: string | null;
  readonly sounds: Readonly<Partial<Record<SoundName, string>>>;
}

export const SOUND_NAMES = ['intro', 'gameover', 'won', 'wall', 'crash'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];
