export { logicMaze } from '@dedalo/theseus/logic';
