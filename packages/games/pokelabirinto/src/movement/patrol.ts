import type { Mover } from './walker.ts';
import { wayTo } from './ways.ts';

/** To and fro between two posts; who finds somebody in the way turns around. */
export const patrol: Mover = ({ maze, at, walk, taken }) => {
  const [goal = at, next = at] = walk.posts;
  const ahead = at === goal ? { goal: next, next: goal } : { goal, next };
  const to = wayTo(maze, ahead.goal).step(at) ?? at;
  return taken.includes(to) ? { to: at, posts: [ahead.next, ahead.goal] } : { to, posts: [ahead.goal, ahead.next] };
};
