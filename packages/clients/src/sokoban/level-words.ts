import type { LevelEntry } from '@dedalo/sokoban';
import type { Language, Words } from '@dedalo/words';
import { fileName } from '../file-name.ts';
import { printable } from '../printable.ts';
import { isPackName, type LevelSource } from './level-source.ts';
import type { LevelOrigin } from './session.ts';

/** A line of the notes such as `Idea/it: …`, in the language that is spoken, else in English. */
function noted({ notes }: Pick<LevelEntry, 'notes'>, key: string, language: Language): string | undefined {
  for (const prefix of [`${key}/${language}: `, `${key}: `]) {
    const line = notes.find((note) => note.startsWith(prefix));
    if (line !== undefined) return printable(line.slice(prefix.length));
  }
  return undefined;
}

export const levelTitle = (entry: Pick<LevelEntry, 'notes' | 'title'>, language: Language): string =>
  noted(entry, 'Title', language) ?? printable(entry.title ?? '');

/** What a level teaches, or what its author says of it. */
export const levelHint = (entry: Pick<LevelEntry, 'notes'>, language: Language): string | undefined =>
  noted(entry, 'Idea', language) ?? noted(entry, 'Note', language);

interface Speaker {
  readonly words: Words;
  readonly language: Language;
}

/** A pack's name in the language that is spoken; a file's as it is. */
export function sourceName({ name, collection }: LevelSource, { words }: Speaker): string {
  return isPackName(name) ? words.games.sokoban.packs[name] : printable(collection.title ?? fileName(name));
}

/** “First steps 3: One at a time”. */
export function levelName({ source, number }: LevelOrigin, speaker: Speaker): string {
  const title = levelTitle(source.collection.entries[number - 1]!, speaker.language);
  return `${sourceName(source, speaker)} ${number}${title === '' ? '' : `: ${title}`}`;
}
