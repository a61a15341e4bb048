import { err, ok, type Result } from '@dedalo/grid';
import { besides, type Board, isWalled, middleOf, MOST_WALLS_A_TILE, type Tile } from './board.ts';
import { oppositeWay } from './dice.ts';
import { distancesFrom, FAR } from './distances.ts';
import { ENTRANCE, wallsOf } from './generate.ts';
import type { Config, State } from './state.ts';
import type { BoardProblem, ConfigProblem } from './text-problem.ts';

/** A board and what stands on it. */
export type Placement = Pick<State, 'board' | 'theseus' | 'minotaur' | 'supplies'>;

/** The one door for boards that somebody wrote: whatever passes keeps what generated boards keep. */
export function checkBoard(config: Config, placement: Placement): Result<Placement, BoardProblem | ConfigProblem> {
  const { board } = placement;
  const { size } = config;
  if (board.size !== size || board.walls.length !== size * size) {
    return err({ code: 'bad-size', value: board.size, least: size, most: size });
  }
  const problem = wallsProblem(config, board) ?? piecesProblem(config, placement);
  return problem ? err(problem) : ok(placement);
}

function wallsProblem(config: Config, board: Board): BoardProblem | undefined {
  const { size } = board;
  let sides = 0;
  for (let tile = 0; tile < size * size; tile++) {
    if (board.walls[tile]! > 0b1111) return { code: 'walls-differ', tile };
    for (let way = 0; way < 4; way++) {
      const next = besides(size, tile, way);
      const isHere = isWalled(board, tile, way);
      if (next === undefined && !isHere) return { code: 'board-open', tile };
      if (next !== undefined && isHere !== isWalled(board, next, oppositeWay(way))) {
        return { code: 'walls-differ', tile };
      }
    }
    if (wallsOf(board, tile) > MOST_WALLS_A_TILE) return { code: 'too-many-walls', tile };
    sides += wallsOf(board, tile);
  }
  if (sides > config.walls) return { code: 'too-many-walls' };
  const apart = distancesFrom(board, ENTRANCE).indexOf(FAR);
  return apart === -1 ? undefined : { code: 'board-apart', tile: apart };
}

function piecesProblem(config: Config, { theseus, minotaur, supplies }: Placement): BoardProblem | undefined {
  const { size } = config;
  const isInside = (tile: Tile): boolean => Number.isInteger(tile) && tile >= 0 && tile < size * size;
  if (!isInside(theseus) || !isInside(minotaur)) return { code: 'piece-outside' };
  if (supplies.length !== config.supplies) return { code: 'supply-misplaced' };
  // Theseus takes what lies on his tile, so nothing is left there.
  const taken = new Set<Tile>([ENTRANCE, middleOf(size), theseus]);
  for (const tile of supplies) {
    if (tile === null) continue;
    if (!isInside(tile)) return { code: 'piece-outside' };
    if (taken.has(tile)) return { code: 'supply-misplaced', tile };
    taken.add(tile);
  }
  return undefined;
}
