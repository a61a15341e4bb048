import { isHome } from '@dedalo/clients';
import type { Cell } from '@dedalo/grid';
import type { State } from '@dedalo/sokoban';

export type Square = 'wall' | 'floor' | 'goal' | 'box' | 'box-on-goal' | 'player' | 'player-on-goal' | 'outside';

/** The content of every square, for screen readers. */
export function squaresOf(state: State): Square[] {
  const { player, boxes } = state;
  const { level } = state.config;
  const hasBox = new Set<Cell>(boxes);
  return Array.from(level.walls, (wall, cell): Square => {
    if (wall === 1) return 'wall';
    const isGoal = isHome(state, cell);
    if (hasBox.has(cell)) return isGoal ? 'box-on-goal' : 'box';
    if (cell === player) return isGoal ? 'player-on-goal' : 'player';
    if (isGoal) return 'goal';
    return level.isInside[cell] === 1 ? 'floor' : 'outside';
  });
}
