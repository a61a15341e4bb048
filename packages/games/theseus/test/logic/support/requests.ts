import type { LogicMazeRequest } from '../../../src/logic/generator/request.ts';
import { TEXTS } from '../../../src/logic/levels/texts.ts';

const LINE = /^:: (\d+)x(\d+), seed (\d+), (\d+) tries, at most (\d+) moves$/gm;

/** What the generator was asked for, as it stands above every labyrinth. */
export const REQUESTS: readonly LogicMazeRequest[] = [...TEXTS.labyrinths.matchAll(LINE)].map((match) => {
  const [width, height, seed, tries, longest] = match.slice(1).map(Number) as [number, number, number, number, number];
  return { width, height, seed, tries, longest };
});
