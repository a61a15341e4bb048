import {
  type Acted,
  formatReplay,
  type GameRecord,
  type GameTypes,
  parseReplay,
  ReplayCursor,
  verifyReplay,
} from '@dedalo/engine';
import type { Words } from '@dedalo/words';
import type { GameFacts } from '../game-facts.ts';
import type { GamePlay } from '../game-play.ts';
import type { GameStore } from '../game-store.ts';
import { type Intent, saying } from '../intent.ts';
import { type Bookmark, bookmarkEntry, bookmarkName, bookmarksOf, newBookmark } from './bookmark.ts';

/** A bookmark that holds, and the position that it keeps. */
export interface OpenBookmark<T extends GameTypes> {
  readonly bookmark: Bookmark;
  readonly acts: readonly Acted<T>[];
  readonly state: T['State'];
}

interface BookmarksOptions<T extends GameTypes> {
  readonly play: GamePlay<T>;
  readonly facts: GameFacts<T>;
  readonly context: { readonly store: GameStore; readonly words: Words };
}

type Position<T extends GameTypes> = Pick<OpenBookmark<T>, 'acts' | 'state'>;

/** The bookmarks of the level that is being played, whichever that is. The challenge of a day has those of its level. */
export class Bookmarks<T extends GameTypes> {
  readonly #options: BookmarksOptions<T>;
  readonly #opened = new Map<string, Position<T> | undefined>();

  constructor(options: BookmarksOptions<T>) {
    this.#options = options;
  }

  /** Those that hold; what cannot be played again is not shown. */
  list(): readonly OpenBookmark<T>[] {
    return this.#known().flatMap((bookmark) => {
      const position = this.#open(bookmark.replay);
      return position ? [{ bookmark, ...position }] : [];
    });
  }

  /** Keeps the position as it stands, or as it stood when the record was taken. */
  set(now: number, record = this.#options.play.source.record()): Intent<T> {
    const { store, words } = this.#options.context;
    const said = words.bookmarks;
    if (!record) return saying(said.broken, 'bad');
    const replay = this.#replayOf(record);
    const known = this.#known();
    const there = known.find((bookmark) => bookmark.replay === replay);
    if (there) return saying(said.isThere(there.name), 'faint');
    const bookmark = newBookmark(known, { level: this.#level, at: now, replay });
    store.keepOwn(bookmarkEntry(bookmark));
    return saying(said.isSet(bookmark.name), 'good');
  }

  goTo({ bookmark, acts }: OpenBookmark<T>): Intent<T> {
    const text = this.#options.context.words.bookmarks.gone(bookmark.name);
    return { kind: 'go-to', acts, message: { text, role: 'good' } };
  }

  /** A name that is none leaves it as it was. */
  rename({ bookmark }: OpenBookmark<T>, name: string): void {
    const clean = bookmarkName(name);
    if (clean !== '') this.#options.context.store.keepOwn(bookmarkEntry({ ...bookmark, name: clean }));
  }

  /** The answer brings it back. */
  remove({ bookmark }: OpenBookmark<T>): () => void {
    const { store } = this.#options.context;
    const entry = bookmarkEntry(bookmark);
    store.dropOwn(entry);
    return () => store.keepOwn(entry);
  }

  get #level(): string {
    const { play, facts } = this.#options;
    const { config, names } = play.source;
    return facts.keptAs({ config, seed: '', names, actions: [], played: 0 }).kept;
  }

  #known(): readonly Bookmark[] {
    return bookmarksOf(this.#options.context.store.own, this.#level);
  }

  /** Without what was taken back. Titles and seeds may differ where the position is the same. */
  #replayOf({ config, names, actions, played }: GameRecord<T>): string {
    return formatReplay(this.#options.play.source.game, {
      config,
      seed: '',
      names,
      actions: actions.slice(0, played),
      played,
    });
  }

  #open(replay: string): Position<T> | undefined {
    if (!this.#opened.has(replay)) this.#opened.set(replay, this.#verified(replay));
    return this.#opened.get(replay);
  }

  #verified(replay: string): Position<T> | undefined {
    const { game, config } = this.#options.play.source;
    const parsed = parseReplay(replay);
    const record = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
    if (!record.ok) return undefined;
    const [theirs, ours] = [record.value.config, config].map((each) => game.text.formatConfig(each));
    if (theirs !== ours) return undefined;
    const cursor = new ReplayCursor(game, record.value);
    cursor.goTo(cursor.length);
    return { acts: record.value.actions, state: cursor.state };
  }
}
