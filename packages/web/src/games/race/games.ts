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
}

export const isShipped = (id: string): id is ShippedGame => (SHIPPED_GAMES as readonly string[]).includes(id);

const loaded = new Map<string, Promise<RaceGame | undefined>>();

/** A game by its name; undefined where it is not here any more. */
export function loadGame(id: string): Promise<RaceGame | undefined> {
  const known = loaded.get(id) ?? (isShipped(id) ? loadShipped(id) : loadOwn(id));
  loaded.set(id, known);
  // What failed may come next time, and what is not here may be brought.
  known.then(
    (game) => game ?? loaded.delete(id),
    () => loaded.delete(id),
  );
  return known;
}

export const forgetLoaded = (id: string): void => void loaded.delete(id);

async function loadShipped(id: ShippedGame): Promise<RaceGame> {
  const image = await loadAtlas();
  const content = shippedContent(id);
  return { id, content, looks: new Looks(content, image), fontFamily: undefined, readSound: async () => undefined };
}

async function loadOwn(id: string): Promise<RaceGame | undefined> {
  const { findOwnGame } = await import('./own/find-own-game.ts');
  return findOwnGame(id);
}
