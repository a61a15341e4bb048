import type { Game, GameTypes } from '../game.ts';
import type { Seat } from '../seat.ts';

/** A game as it was played: enough to play it again. */
export interface GameRecord<T extends GameTypes = GameTypes> {
  /** What people call it, such as the level's name. */
  readonly title?: string;
  readonly config: T['Config'];
  readonly seed: string;
  /** Who sits where. */
  readonly names: readonly string[];
  readonly actions: readonly Acted<T>[];
  /** So many actions stand; the rest was taken back and can be redone. */
  readonly played: number;
}

export interface Acted<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly action: T['Action'];
}

/** A state must never refuse what it accepted before. */
export function mustPlay<T extends GameTypes>(game: Game<T>, state: T['State'], acted: Acted<T>): T['State'] {
  const played = game.play(state, acted.seat, acted.action);
  if (played.ok) return played.value.state;
  throw new Error(
    `${game.id}: ${game.text.formatAction(acted.action)} was accepted before and is now refused (${played.error.code}) in\n${game.text.formatState(state)}`,
  );
}
