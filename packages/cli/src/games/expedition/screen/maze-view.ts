import type { Cell } from '@dedalo/grid';
import type { View } from '@dedalo/pokelabirinto/expedition';
import type { Words } from '@dedalo/words';
import { type Area, drawPicture, largeScaleOf, type Picture, squareAt } from '../../../app/picture.ts';
import { textPicture } from '../../../app/text-picture.ts';
import { Surface } from '../../../terminal/surface.ts';
import { type Drawn, mazePicture } from './board.ts';
import { drawPanel, drawPartyLines, memberAt, type Panel } from './party-panel.ts';

export interface MazeContext extends Drawn {
  readonly words: Words;
  readonly keyOf: (member: number) => string | undefined;
  readonly isLarge: boolean;
}

export type MazePlace = { readonly cell: Cell } | { readonly member: number };

export interface MazeView extends Picture {
  placeAt(x: number, y: number): MazePlace | undefined;
}

const PANEL_WIDTH = 34;
const LEAST_PANEL_WIDTH = 24;
const GAP = 2;

/** The maze, and beside it, or below it where there is no room, the party. */
export function mazeView(view: View, context: MazeContext, area: Area): MazeView {
  const width = Math.max(0, area.width);
  const height = Math.max(0, area.height);
  const surface = new Surface(width, height, context);
  const picture = mazePicture(view, context);
  // A maze that is to be large may take the room of the panel.
  const isWide = context.isLarge && largeScaleOf(picture, { ...area, width: width - PANEL_WIDTH }) === undefined;
  const squares = picture.width * (isWide && largeScaleOf(picture, area) ? 4 : 2);
  const beside = Math.min(PANEL_WIDTH, width - squares - GAP - 1);
  const isBeside = beside >= LEAST_PANEL_WIDTH;
  const board: Area = isBeside
    ? { x: 0, y: 0, width: width - beside - GAP, height }
    : { x: 0, y: 0, width, height: Math.max(0, height - view.party.length) };
  const placed = drawPicture(surface, picture, board, context);
  const panel: Panel = isBeside
    ? { x: width - beside, y: 0, width: beside - 1, height }
    : { x: 1, y: board.height, width: width - 2, height: view.party.length };
  if (isBeside) drawPanel(surface, view, panel, context);
  else drawPartyLines(surface, view, panel, context.words);
  return {
    ...textPicture(surface),
    placeAt: (x, y) => {
      if (x >= panel.x && y >= panel.y && (isBeside || y >= board.height)) {
        const member = isBeside ? memberAt(view, panel, y) : y - panel.y;
        return member === undefined || member >= view.party.length ? undefined : { member };
      }
      const square = squareAt(placed, x, y);
      const isInside = square && square.x >= 0 && square.y >= 0 && square.x < view.columns && square.y < view.rows;
      return isInside ? { cell: square.y * view.columns + square.x } : undefined;
    },
  };
}
