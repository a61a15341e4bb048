import { entryOf, type MazeOrigin } from '@dedalo/clients/logic-maze/session';
import { newMazes } from '@dedalo/clients/logic-maze/new-mazes';
import { type Collection, type PackName, PACKS } from '@dedalo/theseus/logic';
import { store } from '../../store/game-store.ts';
import { linkTo } from '../../app/route.ts';

export const packLink = (pack: MazeOrigin['pack']): string => linkTo(['theseus', 'mazes', pack]);

export const mazeLink = ({ pack, number, day }: MazeOrigin): string =>
  linkTo(['theseus', 'mazes', pack, number, ...(day === undefined ? [] : [day])]);

export const watchLink = ({ pack, number }: MazeOrigin): string => linkTo(['theseus', 'mazes', pack, number, 'watch']);

/** The mazes made on demand, where there are some. */
export const newMazesHere = (): Collection | undefined => newMazes(store.own);

export const findPackName = (name: string | undefined): PackName | undefined => PACKS.find((pack) => pack === name);

/** The level this many places further in the same pack. */
export function neighbour(here: MazeOrigin, step: number): MazeOrigin | undefined {
  const { day: _, ...place } = here;
  const origin = { ...place, number: here.number + step } as MazeOrigin;
  return entryOf(origin) && origin;
}
