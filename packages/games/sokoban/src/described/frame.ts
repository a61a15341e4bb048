import type { Cell } from '@dedalo/grid';
import type { View } from '../state.ts';

/** The symbols of the described program. A player hides the goal under it. */
const SYMBOLS = { player: 'P', box: 'B', boxOnGoal: '*', '.': 'G', '#': '-', ' ': ' ' } as const;

const TITLE = '+ MAP +';

/** The described frame: the level, the board with a blank after every cell, and the moves. */
export function drawFrame(level: number | string, view: View): string {
  const levelLine = ` LEVEL: ${level} `;
  const movesLine = ` MOVES: ${view.moves} `;
  // Small boards and long counts would not fit the described width of twice the columns and three.
  const inner = Math.max(2 * view.width + 1, levelLine.length, movesLine.length);
  const line = (content: string): string => `|${content.padEnd(inner)}|`;
  const rule = `+${'-'.repeat(inner)}+`;
  const boxes = new Set(view.boxes);
  const rows = Array.from({ length: view.height }, (_, y) => {
    const cells = Array.from({ length: view.width }, (__, x) => symbolAt(view, boxes, y * view.width + x));
    return line(` ${cells.join(' ')} `);
  });
  return [rule, line(levelLine), titleRule(inner), ...rows, rule, line(movesLine), rule].join('\n');
}

/** As many dashes on both sides of the title; the left has one less where that cannot be. */
function titleRule(inner: number): string {
  const dashes = inner - TITLE.length;
  const left = Math.floor(dashes / 2);
  return `+${'-'.repeat(left)}${TITLE}${'-'.repeat(dashes - left)}+`;
}

function symbolAt(view: View, boxes: ReadonlySet<Cell>, cell: Cell): string {
  const ground = view.ground[Math.floor(cell / view.width)]![cell % view.width] as '.' | '#' | ' ';
  if (cell === view.player) return SYMBOLS.player;
  if (boxes.has(cell)) return ground === '.' ? SYMBOLS.boxOnGoal : SYMBOLS.box;
  return SYMBOLS[ground];
}
