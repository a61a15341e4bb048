import type { MarkKind } from './replay-game.ts';

/** The kinds differ by shape, not by colour alone: a full rhombus, a hollow one, a stroke, a pennant. About 0,0. */
const SHAPES: Readonly<Record<MarkKind, string>> = {
  gain: 'm0-5 5 5-5 5-5-5z',
  loss: 'm0-4.5 4.5 4.5-4.5 4.5-4.5-4.5z',
  turn: 'm0-4v8',
  end: 'm-1 6v-12l7 3.5-7 3.5',
};

export const markPath = (kind: MarkKind, x: number, y: number): string => `M${x.toFixed(1)} ${y}${SHAPES[kind]}`;
