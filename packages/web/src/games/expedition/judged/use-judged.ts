import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import type { Playing } from '../play/playing.ts';
import { createJudge } from './journey-judge.ts';

/** After every fight the journey is judged beside the page; what the fight was worth is seen, and heard once. */
export function useJudged({ play, controller, show }: Playing): void {
  const [judge] = useState(createJudge);
  useEffect(() => () => judge.stop(), [judge]);
  const { source } = play;
  const asked = show.isRunning ? undefined : play.toJudge();
  useEffect(() => {
    if (!asked) return;
    judge.ask(asked.record).then(
      (judged) => {
        if (judged === 'stopped' || play.source !== source) return;
        play.judge(judged, asked);
        controller.changed();
        if (play.isJustFought) announce(play.lastFightTexts().join(' '));
      },
      (error: unknown) => console.warn(error),
    );
  }, [source, asked?.fights]);
}
