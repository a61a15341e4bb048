import { type Level, type Move, type Pieces, solveLogicMaze } from '@dedalo/theseus/logic';
import { answerWith } from '../../../work/answer.ts';

export interface HintQuestion {
  readonly level: Level;
  readonly from: Pieces;
}

/** The moves of a shortest escape; undefined if none is left. */
export type HintAnswer = readonly Move[] | undefined;

answerWith(({ level, from }: HintQuestion): HintAnswer => solveLogicMaze(level, { from }).moves);
