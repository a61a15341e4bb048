import { linkTo } from '../app/route.ts';
import { encodeLink } from './link-codec.ts';
import { positionQuery } from './position-query.ts';

/** Longer ones are cut off by too many programs. */
export const LONGEST_LINK = 8000;
const ROOM_FOR_POSITION = 16;

/** The data of a link; undefined where the game is too long for one. */
export const dataOf = (text: string): Promise<string | undefined> =>
  encodeLink(text, LONGEST_LINK - ROOM_FOR_POSITION - linkOf('', 0).length);

/** The address of a game at a position; the start needs none. */
export const linkOf = (data: string, position: number): string =>
  location.origin + location.pathname + linkTo(['replay', 'x', data], positionQuery(position));
