import type { Mover } from './walker.ts';
import { wayTo } from './ways.ts';

/** To and fro between two posts. */
export const patrol: Mover = ({ maze, at, walk }) => {
  const [goal = at, next = at] = walk.posts;
  const posts = at === goal ? [next, goal] : walk.posts;
  return { to: wayTo(maze, posts[0] ?? at).step(at) ?? at, posts };
};
