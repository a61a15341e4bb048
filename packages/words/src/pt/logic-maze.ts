export { logicMaze } from '../en/logic-maze.ts';
