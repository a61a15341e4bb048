import type { Surface } from '../../terminal/surface.ts';
import { cropText, padText, textWidth, wrapText } from '../../terminal/text-width.ts';
import type { Area } from '../picture.ts';

/** The figures beside the maze, or above and below it where there is little room. */
export interface Panel {
  readonly title: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  /** The parameter that left and right change. */
  readonly marked: number;
  readonly seed: string;
  /** The state of the experiment; the last line matters most. */
  readonly status: readonly string[];
  /** A key and what it does. */
  readonly hint: readonly [key: string, word: string];
}

const PANEL_WIDTH = 30;
const hasRoomBeside = ({ columns, rows }: Surface): boolean => columns >= 72 && rows >= 18;

/** Where the maze is drawn. */
export const mazeArea = (surface: Surface): Area =>
  hasRoomBeside(surface)
    ? { x: PANEL_WIDTH, y: 1, width: surface.columns - PANEL_WIDTH, height: surface.rows - 2 }
    : { x: 0, y: 2, width: surface.columns, height: surface.rows - 4 };

export function drawPanel(surface: Surface, panel: Panel): void {
  if (hasRoomBeside(surface)) drawBeside(surface, panel);
  else drawAround(surface, panel);
}

function drawBeside(surface: Surface, { title, parameters, marked, seed, status, hint }: Panel): void {
  const width = PANEL_WIDTH - 2;
  surface.put(1, 0, cropText(title, width), 'title');
  const spacing = surface.rows >= 22 ? 3 : 2;
  for (const [index, { name, value }] of parameters.entries()) {
    const y = 2 + index * spacing;
    const isMarked = index === marked;
    const lines = isMarked ? [`> ${name}`, `  < ${value} >`] : [`  ${name}`, `    ${value}`];
    surface.put(1, y, padText(cropText(lines[0]!, width), width), isMarked ? 'selected' : 'faint');
    surface.put(1, y + 1, padText(cropText(lines[1]!, width), width), isMarked ? 'selected' : 'text');
  }
  const below = 2 + parameters.length * spacing + (spacing === 2 ? 1 : 0);
  surface.put(3, below, cropText(seed, width - 2), 'faint');
  const lines = status.flatMap((line) => wrapText(line, width - 2));
  for (const [row, line] of lines.entries()) surface.put(3, below + 2 + row, cropText(line, width - 2));
  const y = surface.rows - 2;
  if (below + 2 + lines.length >= y) return;
  surface.put(3, y, hint[0], 'title');
  surface.put(4 + textWidth(hint[0]), y, cropText(hint[1], width - 3 - textWidth(hint[0])), 'faint');
}

function drawAround(surface: Surface, { title, parameters, marked, seed, status }: Panel): void {
  const width = surface.columns - 2;
  surface.put(1, 0, cropText(title, width - textWidth(seed) - 2), 'title');
  surface.put(surface.columns - 1 - textWidth(seed), 0, seed, 'faint');
  const { name, value } = parameters[marked]!;
  surface.put(1, 1, padText(cropText(`> ${name} < ${value} >`, width), width), 'selected');
  surface.put(1, surface.rows - 2, cropText(status.at(-1) ?? '', width));
}
