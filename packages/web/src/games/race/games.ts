import { LoadedGames } from './loaded-games.ts';
import { type Content, SHIPPED_GAMES, shippedContent, type ShippedGame } from '@dedalo/race';
import { Looks } from './looks/looks.ts';
import { loadAtlas } from './looks/ours.ts';

/** A game of the race with its looks and sounds. */
export interface RaceGame {
  /** Its name in best times and in the address. */
  readonly id: string;
  readonly content: Content;
  readonly looks: Looks;
  /** The designer's font; undefined where there is none. */
  readonly fontFamily: string | undefined;
  /** Sounds named in its files. */
  readonly readSound: (path: string) => Promise<ArrayBuffer | undefined>;
  /** Frees its own pictures; it cannot be drawn any more. */
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
