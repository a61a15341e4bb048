import { type Cell, DIRECTIONS, err, ok, opposite } from '@dedalo/grid';
import { BLOCKED, flood, type Level } from './level.ts';
import type { Ruleset } from './ruleset.ts';
import type { Action, Event, Rejection, State } from './state.ts';
import { DIRECTION_INDEX, isEdgeAhead } from './steps.ts';

const MOVES: readonly Action[] = DIRECTIONS.map((direction) => ({ type: 'move', direction }));
const PULLS: readonly Action[] = DIRECTIONS.map((direction) => ({ type: 'pull', direction }));
const JUMP_FIRST: Rejection = { code: 'jump-first' };

/** Boxes begin on the goals. Boxes that are decoration stay where they are drawn. */
export const reverse: Ruleset = {
  start: (config) => ({ config, player: null, boxes: startOf(config.level), moves: 0, pushes: 0 }),

  actions({ config }) {
    const jumps: Action[] = [];
    for (const [cell, inside] of config.level.isInside.entries()) if (inside) jumps.push({ type: 'jump', to: cell });
    return [...MOVES, ...PULLS, ...jumps];
  },

  play(state, action) {
    if (action.type === 'jump') return canJump(state, action.to) ? jump(state, action.to) : noJump(action.to);
    const { player, boxes } = state;
    if (player === null) return err(JUMP_FIRST);
    const { direction } = action;
    const { level } = state.config;

    const ahead = level.steps[player * 4 + DIRECTION_INDEX[direction]]!;
    if (ahead === BLOCKED) {
      return err({ code: isEdgeAhead(level, player, direction) ? 'edge-ahead' : 'wall-ahead', direction });
    }
    if (boxes.includes(ahead)) return err({ code: 'box-ahead', direction, box: ahead });
    if (action.type === 'move') return ended({ ...state, player: ahead }, { type: 'walked', from: player, to: ahead });

    const behind = level.steps[player * 4 + DIRECTION_INDEX[opposite(direction)]]!;
    const box = boxes.indexOf(behind);
    if (box === -1) return err({ code: 'no-box-to-pull', direction });
    const pulled = { ...state, player: ahead, boxes: boxes.with(box, player), pushes: state.pushes + 1 };
    return ended(pulled, { type: 'pulled', box, from: behind, to: player });
  },

  isStuck: isWalledIn,

  /** The boxes stand where the level begins, and the player could walk to where it begins. */
  isSolved({ config, boxes, player }) {
    const { level } = config;
    const isHome = boxes.every((box) => level.boxes.includes(box));
    return isHome && player !== null && flood(level.steps, player, boxes)[level.player] === 1;
  },
};

const noJump = (to: Cell): ReturnType<Ruleset['play']> => err({ code: 'no-way-to-jump', to });

/**
 * Before the first pull the player may begin anywhere; afterwards a jump only shortens a walk, so that every finished
 * game read backwards is a solution.
 */
function canJump(state: State, to: Cell): boolean {
  const { config, boxes, player, pushes } = state;
  if (config.level.isInside[to] !== 1 || boxes.includes(to) || to === player) return false;
  return pushes === 0 || walkable(state)[to] === 1;
}

const walkables = new WeakMap<State, Uint8Array>();

/** Asked for every cell of a board when legal actions are listed. */
function walkable(state: State): Uint8Array {
  const known = walkables.get(state);
  if (known) return known;
  const found = flood(state.config.level.steps, state.player!, state.boxes);
  walkables.set(state, found);
  return found;
}

const jump = (state: State, to: Cell): ReturnType<Ruleset['play']> =>
  ended({ ...state, player: to }, { type: 'jumped', to });

function ended(moved: State, event: Event): ReturnType<Ruleset['play']> {
  const state = { ...moved, moves: moved.moves + 1 };
  const events = [event];
  if (state.pushes > 0 && reverse.isSolved(state)) events.push({ type: 'solved' });
  else if (state.moves === state.config.actionLimit) events.push({ type: 'limit-reached' });
  else if (isWalledIn(state)) events.push({ type: 'stuck' });
  return ok({ state, events });
}

/** No free cell beside the player, so nowhere to walk, pull or jump to; before the first pull, no other free cell at all. */
function isWalledIn({ config, player, boxes, pushes }: State): boolean {
  const { level } = config;
  const isFree = (cell: Cell): boolean => cell !== BLOCKED && !boxes.includes(cell);
  if (pushes === 0) return !level.isInside.some((inside, cell) => inside === 1 && cell !== player && isFree(cell));
  return !level.steps.subarray(player! * 4, player! * 4 + 4).some(isFree);
}

function startOf(level: Level): Cell[] {
  const isInside = (cell: Cell): boolean => level.isInside[cell] === 1;
  return [...level.goals.filter(isInside), ...level.boxes.filter((box) => !isInside(box))];
}

/** Reverse play needs as many goals as boxes where the player can get. */
export const canReverse = (level: Level): boolean => startOf(level).length === level.boxes.length;
