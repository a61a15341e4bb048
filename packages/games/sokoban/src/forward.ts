import { type Cell, DIRECTIONS, err, ok } from '@dedalo/grid';
import { BLOCKED } from './level.ts';
import type { Ruleset } from './ruleset.ts';
import type { Action, Event, Rejection, State } from './state.ts';
import { DIRECTION_INDEX, isEdgeAhead } from './steps.ts';

const MOVES: readonly Action[] = DIRECTIONS.map((direction) => ({ type: 'move', direction }));
const ONLY_IN_REVERSE: Rejection = { code: 'only-in-reverse' };

export const forward: Ruleset = {
  start: (config) => ({ config, player: config.level.player, boxes: config.level.boxes, moves: 0, pushes: 0 }),

  actions: () => MOVES,

  play(state, action) {
    if (action.type !== 'move') return err(ONLY_IN_REVERSE);
    const { direction } = action;
    const { level } = state.config;
    const { steps } = level;
    const index = DIRECTION_INDEX[direction];
    const player = state.player!;

    const ahead = steps[player * 4 + index]!;
    if (ahead === BLOCKED) {
      return err({ code: isEdgeAhead(level, player, direction) ? 'edge-ahead' : 'wall-ahead', direction });
    }
    const box = state.boxes.indexOf(ahead);
    if (box === -1) return walk(state, ahead);

    const beyond = steps[ahead * 4 + index]!;
    if (beyond === BLOCKED) {
      const code = isEdgeAhead(level, ahead, direction) ? 'box-meets-edge' : 'box-meets-wall';
      return err({ code, direction, box: ahead });
    }
    if (state.boxes.includes(beyond)) return err({ code: 'box-meets-box', direction, box: ahead });
    return push(state, box, beyond);
  },

  isSolved({ config, boxes }) {
    const { isGoal, isInside } = config.level;
    for (const box of boxes) if (isGoal[box] === 0 && isInside[box] === 1) return false;
    return true;
  },

  /** Only at the start: whoever has moved can walk back. */
  isStuck: (state) => MOVES.every((action) => !forward.play(state, action).ok),
};

function walk(state: State, to: Cell): ReturnType<Ruleset['play']> {
  const next = { config: state.config, player: to, boxes: state.boxes, moves: state.moves + 1, pushes: state.pushes };
  const events: Event[] = [{ type: 'walked', from: state.player!, to }];
  if (next.moves === state.config.actionLimit) events.push({ type: 'limit-reached' });
  return ok({ state: next, events });
}

function push(state: State, box: number, to: Cell): ReturnType<Ruleset['play']> {
  const from = state.boxes[box]!;
  const boxes = state.boxes.slice();
  boxes[box] = to;
  const next = { config: state.config, player: from, boxes, moves: state.moves + 1, pushes: state.pushes + 1 };
  const events: Event[] = [{ type: 'pushed', box, from, to }];
  if (forward.isSolved(next)) events.push({ type: 'solved' });
  else if (next.moves === state.config.actionLimit) events.push({ type: 'limit-reached' });
  return ok({ state: next, events });
}
