import { BLOCKED, type State } from '@dedalo/theseus/logic';
import type { Area } from '../../../app/picture.ts';
import { type Standing, walledPicture, type WalledPicture } from '../../../app/walled-picture.ts';

const [RIGHT, DOWN] = [1, 2] as const;

/** The board as a picture. A Minotaur that has caught Theseus hides him. */
export function logicMazePicture(state: State, area: Area, options: { readonly isAscii: boolean }): WalledPicture {
  const { theseus, minotaur, config } = state;
  const { rooms, steps, exit } = config.level;
  const { columns, rows } = rooms;
  const isBlocked = (x: number, y: number, way: number): boolean => steps[(y * columns + x) * 4 + way] === BLOCKED;
  const standingOn = (x: number, y: number): Standing | undefined => {
    const square = y * columns + x;
    if (square === minotaur) return { letter: 'M', role: 'minotaur' };
    if (square === theseus) return { letter: 'T', role: 'theseus' };
    return square === exit ? { letter: 'E', role: 'exit' } : undefined;
  };
  return walledPicture(
    {
      width: columns,
      height: rows,
      hasWallRight: (x, y) => isBlocked(x, y, RIGHT),
      hasWallBelow: (x, y) => isBlocked(x, y, DOWN),
      standingOn,
      focus: { x: theseus % columns, y: Math.floor(theseus / columns) },
    },
    area,
    options,
  );
}
