import type { Language } from '@dedalo/words';
import { printable } from './printable.ts';

/** What was written about a level of any game. */
interface NotedLevel {
  readonly title?: string;
  readonly notes: readonly string[];
}

type FindNotes = (level: string, language: Language) => readonly string[] | undefined;

const APART = 'Translated: ';
let findApart: FindNotes = () => undefined;

/** For a client that loads translations by themselves: how it finds those that a note `Translated: …` stands for. */
export function keepNotesApart(find: FindNotes): void {
  findApart = find;
}

/** A line of the notes such as `Idea/it: …`, in the language that is spoken, else in English. */
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

/** What a level teaches, or what its author says of it. */
export const levelHint = (entry: Pick<NotedLevel, 'notes'>, language: Language): string | undefined =>
  noted(entry, 'Idea', language) ?? noted(entry, 'Note', language);
