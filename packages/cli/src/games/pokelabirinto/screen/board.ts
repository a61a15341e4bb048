import { type Cell, pointOf } from '@dedalo/grid';
import { UNSEEN, type View } from '@dedalo/pokelabirinto';
import type { Role } from '../../../terminal/theme.ts';
import { SQUARE_EDGES } from '../../../app/edges.ts';
import type { Look, Picture } from '../../../app/picture.ts';

type Thing = 'wall' | 'floor' | 'unseen' | 'exit' | 'hero' | 'rival' | 'meeting';
type Drawing = Readonly<Record<Thing, readonly [text: string, upper: string, lower: string]>>;

const ROLES: Readonly<Record<Thing, Role>> = {
  wall: 'wall',
  floor: 'floor',
  unseen: 'outside',
  exit: 'exit',
  hero: 'hero',
  rival: 'rival',
  meeting: 'rival',
};

const UNICODE: Drawing = {
  wall: ['██', '████', '████'],
  floor: ['  ', '    ', '    '],
  unseen: ['  ', '    ', '    '],
  exit: ['U ', '┌──┐', '│U │'],
  hero: ['P ', '╭──╮', '╰P─╯'],
  rival: ['X ', '╭──╮', '╰X─╯'],
  meeting: ['PX', '╭──╮', '╰PX╯'],
};

/** Without colours the floor must still differ from unexplored cells. */
const MONOCHROME: Drawing = { ...UNICODE, floor: ['· ', '    ', ' ·  '] };

const ASCII: Drawing = {
  wall: ['##', '####', '####'],
  floor: ['. ', '    ', ' .  '],
  unseen: ['  ', '    ', '    '],
  exit: ['U ', '+--+', '|U |'],
  hero: ['P ', '/--\\', '\\P-/'],
  rival: ['X ', '/--\\', '\\X-/'],
  meeting: ['PX', '/--\\', '\\PX/'],
};

export interface Drawn {
  readonly isAscii: boolean;
  readonly hasColour: boolean;
}

/** The explored maze; the entrance is drawn as a wall, which it is from inside (P24). */
export function pokelabirintoPicture(view: View, { isAscii, hasColour }: Drawn): Picture {
  const { hero, opponents, cells, columns, rows } = view;
  const drawing = isAscii ? ASCII : hasColour ? UNICODE : MONOCHROME;
  const show = (thing: Thing): Look => {
    const [text, upper, lower] = drawing[thing];
    return { text, big: [upper, lower], role: ROLES[thing] };
  };
  const isOpponentOn = (cell: Cell): boolean => opponents.some(({ at }) => at === cell);
  const size = { width: columns, height: rows };
  return {
    ...size,
    focus: pointOf(size, hero.at),
    edges: SQUARE_EDGES,
    look: (x, y) => {
      const cell = y * columns + x;
      if (cell === hero.at) return show(isOpponentOn(cell) ? 'meeting' : 'hero');
      if (isOpponentOn(cell)) return show('rival');
      const sign = cells[y]![x];
      if (sign === 'U') return show('exit');
      if (sign === UNSEEN) return show('unseen');
      return show(sign === '.' ? 'floor' : 'wall');
    },
  };
}
