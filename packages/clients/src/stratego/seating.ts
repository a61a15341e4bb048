import type { Seat } from '@dedalo/engine';
import type { View } from '@dedalo/stratego';
import type { Sitter } from './players.ts';
import type { StrategoGame, StrategoSession } from './session.ts';

/** Who sits where, whose turn it is, and who looks at the screen. */
export class Seating {
  #game: StrategoGame;
  /** Of two people, the one who looks. */
  #looking: Seat | undefined;

  constructor(game: StrategoGame) {
    this.#game = game;
  }

  get game(): StrategoGame {
    return this.#game;
  }

  get session(): StrategoSession {
    return this.#game.session;
  }

  get isOfTwo(): boolean {
    return this.#game.sitters.every((sitter) => sitter === 'person');
  }

  /** The person's seat; of two people, that of the one in turn, and once it is over of who looked last. */
  get seat(): Seat {
    if (!this.isOfTwo) return this.#game.sitters.indexOf('person');
    return this.session.turn[0] ?? this.#looking ?? 0;
  }

  /** Whether the screen goes from one to the other: nobody's cards may be seen until who is in turn says so. */
  get isHandOver(): boolean {
    const [inTurn] = this.session.turn;
    return this.isOfTwo && inTurn !== undefined && inTurn !== this.#looking;
  }

  get isBotsTurn(): boolean {
    const [seat] = this.session.turn;
    return seat !== undefined && this.sitterAt(seat) !== 'person';
  }

  get isOver(): boolean {
    return this.session.turn.length === 0;
  }

  /** What the person may see now. */
  get view(): View {
    return this.session.view(this.isHandOver ? 'public' : this.seat);
  }

  sitterAt(seat: Seat): Sitter {
    return this.#game.sitters[seat as 0 | 1];
  }

  /** The one in turn takes the screen. */
  acknowledge(): void {
    this.#looking = this.session.turn[0];
  }

  /** Another game, at which nobody looks yet. */
  protected sitDown(game: StrategoGame): void {
    this.#game = game;
    this.#looking = undefined;
  }
}
