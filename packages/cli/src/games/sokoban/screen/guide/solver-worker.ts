/** The solver in a thread. */
import { parentPort } from 'node:worker_threads';
import { SolverSlices } from '@dedalo/clients/sokoban/guide/solver-slices';
import type { SolverQuestion } from '@dedalo/clients/sokoban/guide/solver-talk';

const slices = new SolverSlices(() => performance.now());
const port = parentPort!;

port.on('message', (question: SolverQuestion) => port.postMessage(slices.answer(question)));
