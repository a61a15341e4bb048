import { type Cell, pointOf } from '@dedalo/grid';
import type { View } from '@dedalo/sokoban';
import type { Settings } from '../../store/settings.ts';
import type { Look, Picture } from '../picture.ts';

type Thing = 'wall' | 'outside' | 'floor' | 'goal' | 'dead' | 'reach' | 'box' | 'box-on-goal' | 'picked' | 'player';
type Drawing = Readonly<Record<Thing, readonly [text: string, upper: string, lower: string]>>;

const UNICODE: Drawing = {
  wall: ['██', '████', '████'],
  outside: ['  ', '    ', '    '],
  floor: ['  ', '    ', '    '],
  goal: ['··', '╭  ╮', '╰  ╯'],
  dead: ['░░', ' ░░ ', ' ░░ '],
  reach: ['··', '·  ·', '·  ·'],
  box: ['[]', '┌──┐', '└──┘'],
  'box-on-goal': ['[]', '┌──┐', '└──┘'],
  picked: ['<>', '┌──┐', '└──┘'],
  player: ['◖◗', ' ▟▙ ', ' ▜▛ '],
};

/** Where there are no colours a box on a goal must still differ from one beside it. */
const MONOCHROME: Drawing = { ...UNICODE, 'box-on-goal': ['▓▓', '┌▓▓┐', '└▓▓┘'], picked: ['<>', '<──>', '<──>'] };

const ASCII: Drawing = {
  wall: ['##', '####', '####'],
  outside: ['  ', '    ', '    '],
  floor: ['  ', '    ', '    '],
  goal: ['..', "'  '", '.  .'],
  dead: ['::', ' :: ', ' :: '],
  reach: ['++', '+  +', '+  +'],
  box: ['[]', '+--+', '+--+'],
  'box-on-goal': ['{}', '*--*', '*--*'],
  picked: ['<>', '<-->', '<-->'],
  player: ['()', ' /\\ ', ' \\/ '],
};

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
  const drawing = board === 'ascii' ? ASCII : hasColour ? UNICODE : MONOCHROME;
  const show = (thing: Thing): Look => {
    const [text, upper, lower] = drawing[thing];
    return { text, big: [upper, lower], role: thing };
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
