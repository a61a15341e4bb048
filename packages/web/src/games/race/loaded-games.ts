/** A game with pictures that take memory until it is closed. */
export interface Closable {
  readonly id: string;
  close(): void;
}

/** The games that are open, each once, by their names. */
export class LoadedGames<G extends Closable> {
  readonly #load: (id: string) => Promise<G | undefined>;
  readonly #loaded = new Map<string, Promise<G | undefined>>();
  /** No longer found by name, but still drawn. */
  readonly #forgotten = new Set<G>();
  #shown: G | undefined;

  constructor(load: (id: string) => Promise<G | undefined>) {
    this.#load = load;
  }

  /** Undefined if it is not here any more. */
  find(id: string): Promise<G | undefined> {
    const known = this.#loaded.get(id) ?? this.#load(id);
    this.#loaded.set(id, known);
    // A failed game may load the next time, and a missing one may be opened.
    known.then(
      (game) => game ?? this.#loaded.delete(id),
      () => this.#loaded.delete(id),
    );
    return known;
  }

  /** Puts a game that has just been opened in the place of the one with its name. */
  put(game: G): void {
    this.forget(game.id);
    this.#loaded.set(game.id, Promise.resolve(game));
  }

  /** It is closed as soon as no page draws it. */
  forget(id: string): void {
    const close = (game: G | undefined): unknown =>
      game && (game === this.#shown ? this.#forgotten.add(game) : game.close());
    this.#loaded.get(id)?.then(close, () => undefined);
    this.#loaded.delete(id);
  }

  /** A page draws it until it calls the returned function. */
  show(game: G): () => void {
    this.#shown = game;
    return () => {
      if (this.#shown === game) this.#shown = undefined;
      if (this.#forgotten.delete(game)) game.close();
    };
  }
}
