export { sokoban } from '@dedalo/sokoban';
