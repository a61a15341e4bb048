import type { Content, End } from '@dedalo/race';
import { worldOf } from '../looks/world.ts';
import type { SongName } from './music/song-names.ts';

/** Music: a designer's file, and the song of ours for when it is missing or cannot be played. */
export interface Tune {
  readonly own: string | undefined;
  readonly song: SongName;
  /** It ends instead of repeating. */
  readonly isOnce: boolean;
}

export function levelTune({ levels }: Content, index: number): Tune {
  const level = levels[index]!;
  return { own: level.audio ?? undefined, song: worldOf(level, index), isOnce: false };
}

export const titleTune = ({ sounds }: Content): Tune => ({ own: sounds.intro, song: 'title', isOnce: false });

export const endTune = ({ sounds }: Content, end: End): Tune =>
  end === 'finished'
    ? { own: sounds.won, song: 'victory', isOnce: true }
    : { own: sounds.gameover, song: 'game-over', isOnce: true };

export const isSameTune = (one: Tune | undefined, other: Tune): boolean =>
  one?.own === other.own && one?.song === other.song;
