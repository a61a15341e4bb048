import type { PlayedGame } from '@dedalo/clients/theseus/played-well';
import type { PlayJudgement } from '@dedalo/theseus';
import { useEffect, useState } from 'preact/hooks';
import { Thinker } from '../../../work/thinker.ts';
import type { Dicing } from './dicing.ts';

/** A finished game is judged in a worker, and the page is drawn again. */
export function useJudgement({ play }: Dicing, isOver: boolean): void {
  const [, setJudged] = useState(false);
  useEffect(() => {
    const played = isOver ? play.played() : undefined;
    if (!played) return undefined;
    const judge = new Thinker<PlayedGame, PlayJudgement | null>(
      () => new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
    );
    judge.ask(played).then(
      (judgement) => {
        if (judgement === 'stopped' || judgement === null) return;
        play.judged(judgement);
        setJudged(true);
      },
      (error: unknown) => console.warn(error),
    );
    return () => judge.stop();
  }, [play, isOver]);
}
