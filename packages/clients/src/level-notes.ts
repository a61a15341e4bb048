import type { Language } from '@dedalo/words';
import { printable } from './printable.ts';

/** The notes on a level of any game. */
interface NotedLevel {
  readonly title?: string;
  readonly notes: readonly string[];
}

type FindNotes = (level: string, language: Language) => readonly string[] | undefined;

const APART = 'Translated: ';
let findApart: FindNotes = () => undefined;

/** For a client that loads translations itself: resolves a note `Translated: …`. */
export function keepNotesApart(find: FindNotes): void {
  findApart = find;
}

/** A line of the notes such as `Idea/it: …`, in the current language, else in English. */
function noted({ notes }: Pick<NotedLevel, 'notes'>, key: string, language: Language): string | undefined {
  const apart = notes.find((note) => note.startsWith(APART));
  const all = apart === undefined ? notes : [...notes, ...(findApart(apart.slice(APART.length), language) ?? [])];
  for (const prefix of [`${key}/${language}: `, `${key}: `]) {
    const line = all.find((note) => note.startsWith(prefix));
    if (line !== undefined) return printable(line.slice(prefix.length));
  }
  return undefined;
}

export const levelTitle = (entry: NotedLevel, language: Language): string =>
  noted(entry, 'Title', language) ?? printable(entry.title ?? '');

/** The lesson of a level, or its author's comment. */
export const levelHint = (entry: Pick<NotedLevel, 'notes'>, language: Language): string | undefined =>
  noted(entry, 'Idea', language) ?? noted(entry, 'Note', language);
