import type { Game, GameTypes, Seat } from '@dedalo/engine';
import type { Bout } from '../bout/bout.ts';
import type { BoutOptions } from '../bout/play-bout.ts';
import { loadArenaGame } from '../games/index.ts';
import type { Seen } from './pool.ts';

/** Nobody sees more pictures than that; in milliseconds. */
const PAUSE = 200;

/** Shows a game while it is played, not every turn of a fast one, and its end. */
export async function showGame(
  bout: Bout,
  tell: (seen: Seen) => void,
): Promise<Pick<BoutOptions, 'onTurn' | 'onOver'>> {
  const game = (await loadArenaGame(bout.game))?.game;
  if (!game) return {};
  let turn = 0;
  let last = -Infinity;
  const show = (state: GameTypes['State'], seat?: Seat): void =>
    tell({
      id: bout.id,
      turn,
      ...(seat !== undefined && { seat }),
      boards: boardsOf(game, state, bout.players.length),
    });
  return {
    onTurn(state, seat) {
      turn++;
      const now = performance.now();
      if (now - last < PAUSE) return;
      last = now;
      show(state, seat);
    },
    onOver: (state) => show(state),
  };
}

/** What every seat sees: together that is the whole board. */
function boardsOf(game: Game, state: GameTypes['State'], seats: number): string[] {
  const boards = Array.from({ length: seats }, (_, seat) => game.text.draw(game.view(state, seat)));
  return new Set(boards).size === 1 ? boards.slice(0, 1) : boards;
}
