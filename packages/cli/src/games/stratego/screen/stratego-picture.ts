import type { Drafting } from '@dedalo/clients/stratego/drafting';
import type { Cell, Piece } from '@dedalo/stratego';
import type { Words } from '@dedalo/words';
import { hasEdges } from '../../../app/edges.ts';
import type { Settings } from '../../../store/settings.ts';
import { Surface } from '../../../terminal/surface.ts';
import { cropText, wrapText } from '../../../terminal/text-width.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { textPicture } from '../../../app/text-picture.ts';
import { boardHeight, boardSize, boardWidth, cellDrawnAt, drawBoard, scrolledBy } from './board.ts';
import type { Drawn } from './cell-look.ts';
import type { Scene } from './scene.ts';
import { draftTray, playTray } from './tray.ts';

export interface StrategoPicture extends Picture {
  /** The clicked thing: a cell of the board, or a piece of the list. */
  cellAt(x: number, y: number): Cell | undefined;
  pieceAt(x: number, y: number): Piece | undefined;
}

interface Speaker extends Drawn {
  readonly words: Words;
  readonly isLarge?: boolean;
  readonly settings: Pick<Settings, 'edges'>;
}

/** The width of the tray beside the board; with less room it is below. */
const TRAY_WIDTH = 34;
const GAP = 2;
/** Always the same number of rows, or the board would jump. */
const TRAY_HEIGHT = 17;

/** The board, and beside or below it the pieces left of both sides, or those to be placed. */
export function strategoPicture(
  { scene, drafting }: { readonly scene: Scene; readonly drafting?: Drafting | undefined },
  { words, isAscii, hasColour, isLarge = false, settings }: Speaker,
  { width, height }: Area,
): StrategoPicture {
  const surface = new Surface(width, Math.max(0, height), { isAscii });
  const drawn = { isAscii, hasColour };
  const edges = hasEdges(settings, 'named');
  const size = boardSize({ width, height, beside: GAP + TRAY_WIDTH, hasEdges: edges, isLarge });
  const isBeside = boardWidth(size) + GAP + TRAY_WIDTH <= width;
  const trayWidth = isBeside ? Math.min(width - boardWidth(size) - GAP - 1, TRAY_WIDTH + 10) : width - 2;
  const whole = isBeside ? boardWidth(size) + GAP + trayWidth : boardWidth(size);
  const lines = drafting
    ? draftTray(drafting, { width: trayWidth, words, drawn })
    : playTray(scene, { width: trayWidth, words, drawn });
  const high = isBeside ? Math.max(boardHeight(size), TRAY_HEIGHT) : boardHeight(size) + 1 + lines.length;
  const at = { x: middle(width - whole), y: middle(height - high) - scrolledBy(scene, size, height) };
  const tray = isBeside
    ? { x: at.x + boardWidth(size) + GAP, y: at.y + 1 }
    : { x: Math.min(at.x, 1), y: at.y + boardHeight(size) + 1 };
  drawBoard(surface, scene, { at, size, drawn });
  for (const [row, { text, role }] of lines.entries()) {
    surface.put(tray.x, tray.y + row, cropText(text, trayWidth), role);
  }
  return {
    ...textPicture(surface),
    cellAt: (x, y) => cellDrawnAt(scene, { at, size }, { x, y }),
    pieceAt: (x, y) => (x >= tray.x && x < tray.x + trayWidth ? lines[y - tray.y]?.piece : undefined),
  };
}

const middle = (room: number): number => Math.max(0, Math.floor(room / 2));

/** Between the turns of two people: only what both may know. */
export function handOverPicture(texts: readonly string[], { isAscii }: Drawn, { width, height }: Area): Picture {
  const surface = new Surface(width, Math.max(0, height), { isAscii });
  const lines = texts.flatMap((text) => [...wrapText(text, Math.min(60, width - 4)), '']);
  const top = Math.max(0, Math.floor((height - lines.length) / 2));
  for (const [row, text] of lines.entries()) surface.centre(top + row, text);
  return textPicture(surface);
}
