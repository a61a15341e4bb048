/** A player of Sokoban: it searches for the fewest moves, and then plays them. */
import { debug, findWay, play } from './dedalo.js';

export class Player {
  plan = [];

  choose({ view, legal, random }) {
    if (this.plan.length === 0) {
      this.plan = solve(view);
      debug('a plan of', this.plan.length, 'moves');
    }
    return this.plan.shift() ?? random.pick(legal);
  }
}

/** Change this: search over pushes instead of steps, and large levels can be solved as well. */
function solve(view) {
  const ground = view.ground.map((row) => row.padEnd(view.width)).join('');
  const start = [view.player ?? 0, inOrder(view.boxes)];
  return findWay(
    start,
    (position) => moves(ground, view.width, position),
    ([, boxes]) => boxes.every((box) => ground[box] === '.'),
  );
}

/** Every step and push, with where the player and the boxes stand then. */
function moves(ground, width, [player, boxes]) {
  const found = [];
  for (const [way, step] of [-width, width, -1, 1].entries()) {
    const [to, beyond] = [player + step, player + 2 * step];
    if (ground[to] === '#') continue;
    if (!boxes.includes(to)) found.push(['udlr'[way], [to, boxes]]);
    else if (ground[beyond] !== '#' && !boxes.includes(beyond) && !isDead(ground, width, beyond)) {
      found.push(['udlr'[way], [to, inOrder(boxes.map((box) => (box === to ? beyond : box)))]]);
    }
  }
  return found;
}

function inOrder(boxes) {
  return [...boxes].sort((a, b) => a - b);
}

/** A box in a corner without a goal never leaves it. */
function isDead(ground, width, cell) {
  const [above, below, left, right] = [-width, width, -1, 1].map((step) => ground[cell + step] === '#');
  return ground[cell] !== '.' && (above || below) && (left || right);
}

if (import.meta.main) await play('my-bot', () => new Player());
