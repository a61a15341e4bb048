import type { Result } from '@dedalo/grid';
import { parseSong, type SongProblem } from './parse-song.ts';
import type { Song } from './song.ts';
import { catacombs } from './songs/catacombs.ts';
import { clockwork } from './songs/clockwork.ts';
import { cloister } from './songs/cloister.ts';
import { foundry } from './songs/foundry.ts';
import { gameOver } from './songs/game-over.ts';
import { garden } from './songs/garden.ts';
import { harbour } from './songs/harbour.ts';
import { labyrinth } from './songs/labyrinth.ts';
import { observatory } from './songs/observatory.ts';
import { title } from './songs/title.ts';
import { victory } from './songs/victory.ts';
import type { SongName } from './song-names.ts';

const TEXTS: Readonly<Record<SongName, string>> = {
  garden,
  cloister,
  harbour,
  catacombs,
  foundry,
  clockwork,
  observatory,
  labyrinth,
  title,
  victory,
  'game-over': gameOver,
};

export const readSong = (name: SongName): Result<Song, SongProblem> => parseSong(TEXTS[name]);

/** A song that comes with the race, so it is valid. */
export function songNamed(name: SongName): Song {
  const song = readSong(name);
  if (song.ok) return song.value;
  const { at, message } = song.error;
  throw new Error(`songs/${name}:${at.line}:${at.column}: ${message}`);
}
