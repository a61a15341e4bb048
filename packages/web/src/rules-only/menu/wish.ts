import { type Sitter, sittersOf, usualSitters } from '@dedalo/clients/rules-only/sitters';
import type { Game } from '@dedalo/engine';
import { Random } from '@dedalo/grid';

/** What is played where nobody says more: a game whose usual config is not told is begun from one of its samples. */
export const usualConfig = (game: Game): unknown => game.defaultConfig?.() ?? game.samples.config(new Random(game.id));

/** Whether several people may look at one screen: then nothing is hidden from any of them. */
export function isOpen(game: Game): boolean {
  const config = usualConfig(game);
  const state = game.start(config, '');
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => seat);
  return seats.every((seat) => game.samples.disguise(state, seat, new Random('')) === null);
}

/** As many as the game needs, those who were chosen first. */
export function fitSitters(game: Game, chosen: readonly Sitter[], seats: number): readonly Sitter[] {
  return usualSitters(game, seats).map((usual, seat) => chosen[seat] ?? usual);
}

/** With another one in this seat. Where something is hidden, a second person is in the way of the first. */
export function seated(
  game: Game,
  sitters: readonly Sitter[],
  { seat, sitter }: { readonly seat: number; readonly sitter: Sitter },
): readonly Sitter[] {
  const isAlone = sitter === 'person' && !isOpen(game);
  const bot = sittersOf(game).at(-1)!;
  return sitters.map((each, place) => (place === seat ? sitter : isAlone && each === 'person' ? bot : each));
}
