import type { Choice, ChoiceList } from '../../app/choice-list.ts';
import type { Area, Picture } from '../../app/picture.ts';
import { textPicture } from '../../app/text-picture.ts';
import { Surface } from '../../terminal/surface.ts';
import { cropText, textWidth } from '../../terminal/text-width.ts';

/** The content of the picture: the board and, in a person's turn, the list. */
export interface Shown {
  readonly board: readonly string[];
  readonly head: string;
  readonly choices: readonly Choice[];
}

const GAP = 3;
const LEAST_LIST = { width: 24, height: 3 };
const MOST_LIST_WIDTH = 44;

/** The board as the rules draw it, and the list beside it or, where there is little room, below it. */
export function rulesPicture(
  { board: drawn, head, choices }: Shown,
  list: ChoiceList,
  { isAscii, isLarge, area }: { readonly isAscii: boolean; readonly isLarge: boolean; readonly area: Area },
): Picture {
  const { width } = area;
  const height = Math.max(0, area.height);
  const surface = new Surface(width, height, { isAscii });
  const board = isLarge ? largeBoard(drawn, area) : drawn;
  const boardWidth = Math.max(...board.map(textWidth));
  const wanted = Math.max(textWidth(head), ...choices.map(({ text }) => textWidth(text))) + 6;
  const listWidth = Math.min(MOST_LIST_WIDTH, Math.max(LEAST_LIST.width, wanted));
  const isBeside = boardWidth + GAP + LEAST_LIST.width <= width;
  const boardHeight = isBeside ? height : Math.min(board.length, Math.max(1, height - LEAST_LIST.height - 2));

  const wholeWidth = isBeside ? Math.min(width, boardWidth + GAP + listWidth) : boardWidth;
  const left = Math.max(0, Math.floor((width - wholeWidth) / 2));
  const top = isBeside ? Math.max(0, Math.floor((height - board.length) / 2)) : 0;
  for (const [row, line] of board.slice(0, boardHeight).entries()) surface.put(left, top + row, cropText(line, width));
  if (choices.length === 0) return textPicture(surface);

  const x = isBeside ? left + boardWidth + GAP : Math.min(left, Math.max(0, width - listWidth));
  const y = isBeside ? Math.min(top, Math.max(0, height - choices.length - 1)) : boardHeight + 1;
  const room = { width: Math.min(listWidth, width - x), height: Math.max(1, height - y - 1) };
  surface.put(x, y, cropText(head, room.width), 'faint');
  list.draw(surface, choices, { x, y: y + 1, ...room, height: Math.min(choices.length, room.height) });
  return textPicture(surface);
}

/** Every sign twice as far from the next, where all of it fits. */
export function largeBoard(board: readonly string[], { width, height }: Area): readonly string[] {
  const spread = board.flatMap((line) => [[...line].join(' '), '']).slice(0, -1);
  return spread.length <= height && Math.max(...spread.map(textWidth)) <= width ? spread : board;
}
