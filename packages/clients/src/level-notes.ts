import type { Language } from '@dedalo/words';
import { printable } from './printable.ts';

/** What was written about a level of any game. */
interface NotedLevel {
  readonly title?: string;
  readonly notes: readonly string[];
}

/** A line of the notes such as `Idea/it: …`, in the language that is spoken, else in English. */
function noted({ notes }: Pick<NotedLevel, 'notes'>, key: string, language: Language): string | undefined {
  for (const prefix of [`${key}/${language}: `, `${key}: `]) {
    const line = notes.find((note) => note.startsWith(prefix));
    if (line !== undefined) return printable(line.slice(prefix.length));
  }
  return undefined;
}

export const levelTitle = (entry: NotedLevel, language: Language): string =>
  noted(entry, 'Title', language) ?? printable(entry.title ?? '');

/** What a level teaches, or what its author says of it. */
export const levelHint = (entry: Pick<NotedLevel, 'notes'>, language: Language): string | undefined =>
  noted(entry, 'Idea', language) ?? noted(entry, 'Note', language);
