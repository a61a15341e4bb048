import type { Side } from '@dedalo/clients/theseus/players';
import { isWalled, type State, sabreColour } from '@dedalo/theseus';
import type { Area } from '../../../app/picture.ts';
import { type Standing, walledPicture, type WalledPicture } from '../../../app/walled-picture.ts';

const [RIGHT, DOWN] = [1, 2] as const;
const THESEUS_ROLES = { white: 'theseus', green: 'theseus-green', red: 'theseus-red' } as const;

/** The board as a picture; Theseus has the colour of his sabre. Rows of the game are counted from the bottom. */
export function theseusPicture(
  state: State,
  area: Area,
  options: { readonly isAscii: boolean; readonly side?: Side },
): WalledPicture {
  const { board, theseus, minotaur, supplies } = state;
  const seen = options.side === 'minotaur' ? minotaur : theseus;
  const { size } = board;
  const tileAt = (x: number, y: number): number => (size - 1 - y) * size + x;
  const standingOn = (x: number, y: number): Standing | undefined => {
    const tile = tileAt(x, y);
    if (tile === minotaur) return { letter: 'M', role: 'minotaur' };
    if (tile === theseus) return { letter: 'T', role: THESEUS_ROLES[sabreColour(state)] };
    const supply = supplies.indexOf(tile);
    return supply === -1 ? undefined : { letter: String(supply + 1), role: 'goal' };
  };
  return walledPicture(
    {
      width: size,
      height: size,
      hasWallRight: (x, y) => isWalled(board, tileAt(x, y), RIGHT),
      hasWallBelow: (x, y) => isWalled(board, tileAt(x, y), DOWN),
      standingOn,
      focus: { x: seen % size, y: size - 1 - Math.floor(seen / size) },
    },
    area,
    options,
  );
}
