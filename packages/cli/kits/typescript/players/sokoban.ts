/** A player of Sokoban: it searches for the fewest moves, and then plays them. */
import { debug, findWay, play, type Turn, type View } from './dedalo.ts';

type Position = [player: number, boxes: number[]];

export class Player {
  plan: string[] = [];

  choose({ view, legal, random }: Turn): string {
    if (this.plan.length === 0) {
      this.plan = solve(view);
      debug('a plan of', this.plan.length, 'moves');
    }
    return this.plan.shift() ?? random.pick(legal);
  }
}

/** Change this: search over pushes instead of steps, and large levels can be solved as well. */
function solve(view: View): string[] {
  const ground = view.ground.map((row) => row.padEnd(view.width)).join('');
  const start: Position = [view.player ?? 0, inOrder(view.boxes)];
  return findWay(
    start,
    (position) => moves(ground, view.width, position),
    ([, boxes]) => boxes.every((box) => ground[box] === '.'),
  );
}

/** Every step and push, with where the player and the boxes stand then. */
function moves(ground: string, width: number, [player, boxes]: Position): [string, Position][] {
  const found: [string, Position][] = [];
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

function inOrder(boxes: number[]): number[] {
  return [...boxes].sort((a, b) => a - b);
}

/** A box in a corner without a goal never leaves it. */
function isDead(ground: string, width: number, cell: number): boolean {
  const [above, below, left, right] = [-width, width, -1, 1].map((step) => ground[cell + step] === '#');
  return ground[cell] !== '.' && (above || below) && (left || right);
}

if (import.meta.main) await play('my-bot', () => new Player());
