import { LoadedGames } from './loaded-games.ts';
import { type Content, SHIPPED_GAMES, shippedContent, type ShippedGame } from '@dedalo/race';
import { Looks } from './looks/looks.ts';
import { loadAtlas } from './looks/ours.ts';

/** A game of the race with all that it looks and sounds like. */
export interface RaceGame {
  /** As best times and the address know it. */
  readonly id: string;
  readonly content: Content;
  readonly looks: Looks;
  /** The designer's own letters; undefined where there are none. */
  readonly fontFamily: string | undefined;
  /** Sounds that its files name. */
  readonly readSound: (path: string) => Promise<ArrayBuffer | undefined>;
  /** Gives back the room that its own pictures take; then it cannot be drawn any more. */
  readonly close: () => void;
}

export const isShipped = (id: string): id is ShippedGame => (SHIPPED_GAMES as readonly string[]).includes(id);

export const games = new LoadedGames((id): Promise<RaceGame | undefined> =>
  isShipped(id) ? loadShipped(id) : loadOwn(id),
);

async function loadShipped(id: ShippedGame): Promise<RaceGame> {
  const image = await loadAtlas();
  const content = shippedContent(id);
  return {
    id,
    content,
    looks: new Looks(content, image),
    fontFamily: undefined,
    readSound: async () => undefined,
    close: () => undefined,
  };
}

async function loadOwn(id: string): Promise<RaceGame | undefined> {
  const { findOwnGame } = await import('./own/find-own-game.ts');
  return findOwnGame(id);
}
