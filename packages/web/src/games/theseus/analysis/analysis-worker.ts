import { judgeGame, type JudgedGame } from '@dedalo/clients/theseus/judged-game';
import { workFor } from '@dedalo/clients/work';
import type { GameRecord } from '@dedalo/engine';
import type { SolveProblem, TheseusTypes } from '@dedalo/theseus';

/** Messages to the page: the progress, and finally the result. */
export type AnalysisNews =
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'judged'; readonly game: JudgedGame }
  | { readonly kind: 'too-large'; readonly problem: SolveProblem };

/** How often it reports the progress. */
const SLICE_MS = 60;

const tell = (news: AnalysisNews): void => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<GameRecord<TheseusTypes>>) => {
  const judging = judgeGame(data);
  if (!judging.ok) return tell({ kind: 'too-large', problem: judging.error });
  while (workFor(judging.value, SLICE_MS, () => performance.now()) === 'searching')
    tell({ kind: 'progress', progress: judging.value.progress });
  return tell({ kind: 'judged', game: judging.value.result() });
});
