import { PathFinder, type RaceMap } from '@dedalo/grid';

/** Whether there is a way from the start to the exit. */
export const isSolvable = ({ grid, start, exit }: RaceMap): boolean => new PathFinder(grid).search(start, exit);
