import { type Sitter, sittersOf, usualSitters } from '@dedalo/clients/rules-only/sitters';
import type { Game } from '@dedalo/engine';
import { Random } from '@dedalo/grid';

/** The default game; without a usual config it is one of the game's samples. */
export const usualConfig = (game: Game): unknown => game.defaultConfig?.() ?? game.samples.config(new Random(game.id));

/** Whether people can share one screen: only if nothing is hidden. */
export function isOpen(game: Game): boolean {
  const config = usualConfig(game);
  const state = game.start(config, '');
  const seats = Array.from({ length: game.seats(config) }, (_, seat) => seat);
  return seats.every((seat) => game.samples.disguise(state, seat, new Random('')) === null);
}

/** As many as the game needs, those chosen before first. */
export function fitSitters(game: Game, chosen: readonly Sitter[], seats: number): readonly Sitter[] {
  return usualSitters(game, seats).map((usual, seat) => chosen[seat] ?? usual);
}

/** With another player in this seat. Where something is hidden, only one seat can be a person's. */
export function seated(
  game: Game,
  sitters: readonly Sitter[],
  { seat, sitter }: { readonly seat: number; readonly sitter: Sitter },
): readonly Sitter[] {
  const isAlone = sitter === 'person' && !isOpen(game);
  const bot = sittersOf(game).at(-1)!;
  return sitters.map((each, place) => (place === seat ? sitter : isAlone && each === 'person' ? bot : each));
}
