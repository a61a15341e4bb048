import { type Cell, pointOf } from '@dedalo/grid';
import type { FindKind, View } from '@dedalo/pokelabirinto/expedition';
import type { Look, Picture } from '../../../app/picture.ts';
import type { Role } from '../../../terminal/theme.ts';

export const FINDS: Readonly<Record<FindKind, string>> = { berry: 'b', tonic: 't', lamp: 'l', gem: 'g' };

/** What is drawn the same wherever it stands: two columns, and two rows of four. */
type Drawing = Readonly<Record<'wall' | 'floor', readonly [text: string, upper: string, lower: string]>>;

const UNICODE: Drawing = { wall: ['██', '████', '████'], floor: ['  ', '    ', '    '] };
/** Where there are no colours the floor must still differ from what nobody has seen. */
const MONOCHROME: Drawing = { ...UNICODE, floor: ['· ', '    ', ' ·  '] };
const ASCII: Drawing = { wall: ['##', '####', '####'], floor: ['. ', '    ', ' .  '] };

export interface Drawn {
  readonly isAscii: boolean;
  readonly hasColour: boolean;
}

/** The maze as far as it has been seen; creatures by the first letters of their names. */
export function mazePicture(view: View, { isAscii, hasColour }: Drawn): Picture {
  const { at, wild, finds, party, cells, columns, rows } = view;
  const drawing = isAscii ? ASCII : hasColour ? UNICODE : MONOCHROME;
  const plain = (thing: keyof Drawing): Look => {
    const [text, upper, lower] = drawing[thing];
    return { text, big: [upper, lower], role: thing };
  };
  const framed = (text: string, role: Role): Look => ({
    text: text.padEnd(2),
    big: isAscii ? ['/--\\', `\\${text.padEnd(2, '-')}/`] : ['╭──╮', `╰${text.padEnd(2, '─')}╯`],
    role,
  });
  const rivalOn = (cell: Cell): string | undefined => wild.find((each) => each.at === cell)?.creature.slice(0, 2);
  const size = { width: columns, height: rows };
  return {
    ...size,
    focus: pointOf(size, at),
    look: (x, y) => {
      const cell = y * columns + x;
      const rival = rivalOn(cell);
      if (cell === at)
        return framed(rival ?? (party[0]?.creature ?? 'P').slice(0, 2), rival === undefined ? 'hero' : 'rival');
      if (rival !== undefined) return framed(rival, 'rival');
      const find = finds.find((each) => each.at === cell);
      if (find) return { text: `${FINDS[find.kind]} `, big: ['    ', ` ${FINDS[find.kind]}  `], role: 'goal' };
      const sign = cells[y]![x];
      if (sign === 'U') return { text: 'U ', big: isAscii ? ['+--+', '|U |'] : ['┌──┐', '│U │'], role: 'exit' };
      if (sign === '?') return { text: '  ', big: ['    ', '    '], role: 'outside' };
      return plain(sign === '.' ? 'floor' : 'wall');
    },
  };
}
