import type { Collected } from './collected.ts';

/** A level of any game, as its collections have it. */
interface AnyEntry {
  readonly title?: string;
}

interface AnyCollection<E extends AnyEntry> {
  readonly title?: string;
  readonly notes: readonly string[];
  readonly entries: readonly E[];
}

/**
 * Reads what was collected. A level that was read, and a collection in which nothing has changed, stay the same objects:
 * games know by them where a level comes from.
 */
export class CollectionReader<E extends AnyEntry> {
  readonly #parse: (text: string) => E | undefined;
  readonly #entries = new Map<string, E | undefined>();
  readonly #collections = new Map<string, { readonly mark: string; readonly collection: AnyCollection<E> }>();

  constructor(parse: (text: string) => E | undefined) {
    this.#parse = parse;
  }

  /** Undefined where no level can be read. */
  read(name: string, title: string, levels: readonly Collected[]): AnyCollection<E> | undefined {
    const mark = JSON.stringify([title, levels.map(({ text }) => text)]);
    const known = this.#collections.get(name);
    if (known?.mark === mark) return known.collection;
    const entries = levels.flatMap(({ text }) => this.#entryOf(text) ?? []);
    if (entries.length === 0) return undefined;
    const collection = { title, notes: [], entries };
    this.#collections.set(name, { mark, collection });
    return collection;
  }

  #entryOf(text: string): E | undefined {
    if (!this.#entries.has(text)) this.#entries.set(text, this.#parse(text));
    return this.#entries.get(text);
  }
}
