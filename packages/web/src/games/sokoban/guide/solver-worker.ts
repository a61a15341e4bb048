import { SolverSlices } from '@dedalo/clients/sokoban/guide/solver-slices';
import type { SolverQuestion } from '@dedalo/clients/sokoban/guide/solver-talk';
import { answerWith } from '../../../work/answer.ts';

const slices = new SolverSlices(() => performance.now());

answerWith((question: SolverQuestion) => slices.answer(question));
