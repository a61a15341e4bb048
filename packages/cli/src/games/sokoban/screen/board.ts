import { type Cell, pointOf } from '@dedalo/grid';
import type { View } from '@dedalo/sokoban';
import { SQUARE_EDGES } from '../../../app/edges.ts';
import type { Look, Picture } from '../../../app/picture.ts';

type Thing =
  | 'wall'
  | 'outside'
  | 'floor'
  | 'goal'
  | 'dead'
  | 'reach'
  | 'goal-in-reach'
  | 'box'
  | 'box-on-goal'
  | 'lost-box'
  | 'picked'
  | 'player'
  | 'player-on-goal';
type Drawing = Readonly<Record<Thing, readonly [text: string, upper: string, lower: string]>>;

const UNICODE: Drawing = {
  wall: ['██', '████', '████'],
  outside: ['  ', '    ', '    '],
  floor: ['  ', '    ', '    '],
  goal: ['··', '╭  ╮', '╰  ╯'],
  dead: ['░░', ' ░░ ', ' ░░ '],
  reach: ['∙∙', '·  ·', '·  ·'],
  'goal-in-reach': ['◦◦', '╭··╮', '╰··╯'],
  box: ['[]', '┌──┐', '└──┘'],
  'box-on-goal': ['[]', '┌──┐', '└──┘'],
  'lost-box': ['[]', '┌──┐', '└──┘'],
  picked: ['<>', '┌──┐', '└──┘'],
  player: ['◖◗', ' ▟▙ ', ' ▜▛ '],
  'player-on-goal': ['◖◗', '╭▟▙╮', '╰▜▛╯'],
};

/** Where there are no colours a box on a goal must still differ from one beside it. */
const MONOCHROME: Drawing = {
  ...UNICODE,
  reach: ['++', '+  +', '+  +'],
  'box-on-goal': ['▓▓', '┌▓▓┐', '└▓▓┘'],
  'lost-box': ['[!', '┌!!┐', '└!!┘'],
  picked: ['<>', '<──>', '<──>'],
  'player-on-goal': ['◖·', '╭▟▙╮', '╰▜▛╯'],
};

const ASCII: Drawing = {
  wall: ['##', '####', '####'],
  outside: ['  ', '    ', '    '],
  floor: ['  ', '    ', '    '],
  goal: ['..', "'  '", '.  .'],
  dead: ['::', ' :: ', ' :: '],
  reach: ['++', '+  +', '+  +'],
  'goal-in-reach': ['.+', "'++'", '.++.'],
  box: ['[]', '+--+', '+--+'],
  'box-on-goal': ['{}', '*--*', '*--*'],
  'lost-box': ['[!', '+!!+', '+!!+'],
  picked: ['<>', '<-->', '<-->'],
  player: ['()', ' /\\ ', ' \\/ '],
  'player-on-goal': ['(.', "'/\\'", '.\\/.'],
};

export interface Marks {
  /** A byte a cell: squares from which no box can reach a goal. */
  readonly dead?: Uint8Array | undefined;
  /** A byte a cell: where the picked box can go. */
  readonly reach?: Uint8Array | undefined;
  readonly picked?: Cell | undefined;
  /** Boxes that are lost. */
  readonly lost?: readonly Cell[] | undefined;
  /** A byte a cell: the reachable floor; nothing is drawn beyond it. */
  readonly inside: Uint8Array;
}

export interface Drawn {
  readonly isAscii: boolean;
  readonly hasColour: boolean;
}

/** The board as a picture. */
export function sokobanPicture(view: View, marks: Marks, { isAscii, hasColour }: Drawn): Picture {
  const boxes = new Set(view.boxes);
  const drawing = isAscii ? ASCII : hasColour ? UNICODE : MONOCHROME;
  const show = (thing: Thing): Look => {
    const [text, upper, lower] = drawing[thing];
    return { text, big: [upper, lower], role: thing };
  };
  const focus = pointOf(view, view.player ?? view.boxes[0] ?? 0);
  return {
    width: view.width,
    height: view.height,
    focus,
    edges: SQUARE_EDGES,
    look: (x, y) => {
      const cell = y * view.width + x;
      const ground = view.ground[y]![x];
      if (ground === '#') return show('wall');
      if (cell === view.player) return show(ground === '.' ? 'player-on-goal' : 'player');
      if (boxes.has(cell)) {
        if (cell === marks.picked) return show('picked');
        if (marks.lost?.includes(cell)) return show('lost-box');
        return show(ground === '.' ? 'box-on-goal' : 'box');
      }
      if (marks.inside[cell] !== 1) return show('outside');
      if (marks.reach?.[cell] === 1) return show(ground === '.' ? 'goal-in-reach' : 'reach');
      if (ground === '.') return show('goal');
      return show(marks.dead?.[cell] === 1 ? 'dead' : 'floor');
    },
  };
}
