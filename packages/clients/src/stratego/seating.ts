import type { Seat, Viewer } from '@dedalo/engine';
import type { StrategoTypes, View } from '@dedalo/stratego';
import { openSource } from '../play/open-source.ts';
import type { OpenSource } from '../play/open-source.ts';
import type { Source } from '../play/source.ts';
import type { Sitter } from './players.ts';
import { movesSeen, SeenMoves } from './seen-moves.ts';
import type { StrategoGame, StrategoSession } from './session.ts';

/** The players of both sides, the seat in turn, and the seat that sees the screen. */
export class Seating {
  readonly #opener: { readonly openSource?: OpenSource };
  #game: StrategoGame;
  /** One for each viewer: with two people, each has what the other may not know. */
  readonly #sources = new Map<Viewer, Source<StrategoTypes>>();
  readonly #seen = new Map<Viewer, SeenMoves>();
  /** With two people, the seat that sees the screen. */
  #looking: Seat | undefined;

  constructor(opener: { readonly openSource?: OpenSource }, game: StrategoGame) {
    this.#opener = opener;
    this.#game = game;
  }

  get game(): StrategoGame {
    return this.#game;
  }

  get session(): StrategoSession {
    return this.#game.session;
  }

  /** The view of the seat that sees the screen. */
  get source(): Source<StrategoTypes> {
    return this.sourceOf(this.isHandOver ? 'public' : this.seat);
  }

  get isOfTwo(): boolean {
    return this.#game.sitters.every((sitter) => sitter === 'person');
  }

  /** The person's seat; with two people the one in turn or, after the end, the one that saw the screen last. */
  get seat(): Seat {
    if (!this.isOfTwo) return this.#game.sitters.indexOf('person');
    return this.#turn[0] ?? this.#looking ?? 0;
  }

  /** Whether the screen is being handed over: no cards are shown until the next player confirms. */
  get isHandOver(): boolean {
    const [inTurn] = this.#turn;
    return this.isOfTwo && inTurn !== undefined && inTurn !== this.#looking;
  }

  get isBotsTurn(): boolean {
    const [seat] = this.#turn;
    return seat !== undefined && this.sitterAt(seat) !== 'person';
  }

  get isOver(): boolean {
    return this.#turn.length === 0;
  }

  /** The person's current view. */
  get view(): View {
    return this.source.standing.view;
  }

  /** The moves until now, as the person saw them. */
  get seen(): SeenMoves {
    return this.#seen.get(this.source.viewer)!;
  }

  sitterAt(seat: Seat): Sitter {
    return this.#game.sitters[seat as 0 | 1];
  }

  /** The seat in turn takes over the screen. */
  acknowledge(): void {
    this.#looking = this.#turn[0];
  }

  /** Another game, which nobody has seen yet. */
  protected sitDown(game: StrategoGame): void {
    for (const source of this.#sources.values()) source.close();
    this.#sources.clear();
    this.#seen.clear();
    this.#game = game;
    this.#looking = undefined;
  }

  /** What all people at this screen may know together: with two people, only what is public. */
  protected get shared(): Source<StrategoTypes> {
    return this.sourceOf(this.isOfTwo ? 'public' : this.seat);
  }

  protected sourceOf(viewer: Viewer): Source<StrategoTypes> {
    const known = this.#sources.get(viewer);
    if (known) return known;
    const source = openSource(this.#opener, this.session, viewer);
    this.#sources.set(viewer, source);
    this.#seen.set(viewer, seenThrough(source));
    return source;
  }

  /** The seat in turn, which is public. */
  get #turn(): readonly Seat[] {
    return this.shared.standing.turn;
  }
}

/** What was seen until now, as far as it is told, and whatever is heard from now on. */
function seenThrough(source: Source<StrategoTypes>): SeenMoves {
  const record = source.record();
  const seen = record ? movesSeen(record, source.viewer) : new SeenMoves(source.standing.view);
  source.listen((notice) => {
    if (notice.type === 'played') seen.hear(notice.events);
  });
  return seen;
}
