import { go, linkTo } from '../../../app/route.ts';

/** Back to the menu of the race. */
export const leaveRace = (): void => go(linkTo(['race']));
