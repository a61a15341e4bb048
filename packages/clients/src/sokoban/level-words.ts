import type { Language, Words } from '@dedalo/words';
import { fileName } from '../file-name.ts';
import { levelTitle } from '../level-notes.ts';
import { printable } from '../printable.ts';
import { isPackName, type LevelSource } from './level-source.ts';
import type { LevelOrigin } from './session.ts';

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** A pack's name in the current language; a file's as it is. */
export function sourceName({ name, collection }: LevelSource, { words }: Speaker): string {
  return isPackName(name) ? words.games.sokoban.packs[name] : printable(collection.title ?? fileName(name));
}

/** “First steps 3: One at a time”. */
export function levelName({ source, number }: LevelOrigin, speaker: Speaker): string {
  const title = levelTitle(source.collection.entries[number - 1]!, speaker.language);
  return `${sourceName(source, speaker)} ${number}${title === '' ? '' : `: ${title}`}`;
}
