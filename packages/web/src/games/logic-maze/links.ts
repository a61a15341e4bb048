import { entryOf, type MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { type PackName, PACKS } from '@dedalo/theseus/logic';
import { linkTo } from '../../app/route.ts';

export const packLink = (pack: PackName): string => linkTo(['theseus', 'mazes', pack]);

export const mazeLink = ({ pack, number, day }: MazeOrigin): string =>
  linkTo(['theseus', 'mazes', pack, number, ...(day === undefined ? [] : [day])]);

export const watchLink = ({ pack, number }: MazeOrigin): string => linkTo(['theseus', 'mazes', pack, number, 'watch']);

export const findPackName = (name: string | undefined): PackName | undefined => PACKS.find((pack) => pack === name);

/** The level this many places further in the same pack. */
export function neighbour({ pack, number }: MazeOrigin, step: number): MazeOrigin | undefined {
  const origin = { pack, number: number + step };
  return entryOf(origin) && origin;
}
