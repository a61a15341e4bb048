import { type Cell, pointOf } from '@dedalo/grid';
import type { View } from '@dedalo/sokoban';
import type { Settings } from '../../store/settings.ts';
import type { Look, Picture } from '../picture.ts';

const UNICODE = {
  wall: { text: '██', role: 'wall' },
  outside: { text: '  ', role: 'outside' },
  floor: { text: '  ', role: 'floor' },
  goal: { text: '··', role: 'goal' },
  dead: { text: '░░', role: 'dead' },
  reach: { text: '··', role: 'reach' },
  box: { text: '▐▌', role: 'box' },
  'box-on-goal': { text: '▐▌', role: 'box-on-goal' },
  picked: { text: '▐▌', role: 'picked' },
  player: { text: '◖◗', role: 'player' },
} as const satisfies Record<string, Look>;

type Thing = keyof typeof UNICODE;

/** Also what tells things apart where there are no colours. */
const ASCII: Readonly<Record<Thing, string>> = {
  wall: '##',
  outside: '  ',
  floor: '  ',
  goal: '..',
  dead: '::',
  reach: '++',
  box: '[]',
  'box-on-goal': '{}',
  picked: '<>',
  player: '()',
};

/** Blocks without colours: walls, and a box on a goal that differs from one beside it. */
const MONOCHROME: Readonly<Partial<Record<Thing, string>>> = { box: '[]', 'box-on-goal': '▓▓', picked: '<>' };

export interface Marks {
  /** A byte a cell: squares from which no box can reach a goal. */
  readonly dead?: Uint8Array | undefined;
  /** A byte a cell: where the picked box can go. */
  readonly reach?: Uint8Array | undefined;
  readonly picked?: Cell | undefined;
  /** A byte a cell: floor where the player could ever get; beyond it nothing is drawn. */
  readonly inside: Uint8Array;
}

export interface Drawn {
  readonly board: Settings['board'];
  readonly hasColour: boolean;
}

/** The board as a picture. */
export function sokobanPicture(view: View, marks: Marks, { board, hasColour }: Drawn): Picture {
  const boxes = new Set(view.boxes);
  const show = (thing: Thing): Look => {
    const text =
      board === 'ascii' ? ASCII[thing] : ((hasColour ? undefined : MONOCHROME[thing]) ?? UNICODE[thing].text);
    return { text, role: UNICODE[thing].role };
  };
  const focus = pointOf(view, view.player ?? view.boxes[0] ?? 0);
  return {
    width: view.width,
    height: view.height,
    focus,
    look: (x, y) => {
      const cell = y * view.width + x;
      const ground = view.ground[y]![x];
      if (ground === '#') return show('wall');
      if (cell === view.player) return show('player');
      if (boxes.has(cell)) {
        if (cell === marks.picked) return show('picked');
        return show(ground === '.' ? 'box-on-goal' : 'box');
      }
      if (marks.inside[cell] !== 1) return show('outside');
      if (marks.reach?.[cell] === 1) return show('reach');
      if (ground === '.') return show('goal');
      return show(marks.dead?.[cell] === 1 ? 'dead' : 'floor');
    },
  };
}
