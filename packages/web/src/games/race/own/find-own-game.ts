import type { RaceGame } from '../games.ts';
import { Looks } from '../looks/looks.ts';
import { loadAtlas } from '../looks/ours.ts';
import { notKept } from './bring-own-game.ts';
import { closePictures, type OwnGame, openOwnGame } from './open-own-game.ts';
import { readOwnGame } from './own-games.ts';

/** One of the user's own games; undefined if it is not here any more. */
export async function findOwnGame(id: string): Promise<RaceGame | undefined> {
  const brought = notKept.get(id) ?? (await readOwnGame(id));
  const opened = brought && (await openOwnGame(brought));
  return opened?.ok ? raceGameOf(opened.value) : undefined;
}

/** With our pictures where the designer has none. */
export async function raceGameOf({ id, content, pictures, sounds, fontFamily }: OwnGame): Promise<RaceGame> {
  const looks = new Looks(content, await loadAtlas(), pictures);
  // Decoding a sound takes its bytes away.
  return {
    id,
    content,
    looks,
    fontFamily,
    readSound: async (path) => sounds.get(path)?.slice().buffer as ArrayBuffer | undefined,
    close: () => closePictures(pictures),
  };
}
