import type { LogicMazeRequest } from '../../../src/logic/generator/request.ts';
import type { LabyrinthTheme } from '../../../src/logic/generator/score.ts';
import { TEXTS } from '../../../src/logic/levels/texts.ts';

const LINE = /^:: (\d+)x(\d+), seed (\d+), (\d+) tries, at most (\d+) moves(?:, (\w+))?$/gm;

/** The packs that the generator made. */
export const GENERATED = ['labyrinths', 'palace'] as const;

/** What the generator was asked for, as it stands above every labyrinth. */
export const requestsOf = (pack: (typeof GENERATED)[number]): readonly LogicMazeRequest[] =>
  [...TEXTS[pack].matchAll(LINE)].map(([, width, height, seed, tries, longest, theme = 'mixed']) => ({
    width: Number(width),
    height: Number(height),
    seed: Number(seed),
    tries: Number(tries),
    longest: Number(longest),
    theme: theme as LabyrinthTheme,
  }));
