import { decisionText } from '@dedalo/clients/expedition/judged-texts';
import type { ExpeditionTypes, JudgedDecision } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ControlsProps } from '../../../replay/replay-game.ts';
import { language, words } from '../../../speech.ts';
import { createJudge } from './journey-judge.ts';
import { JourneyJudged } from './journey-judged.tsx';

/** What the decision that was seen last was worth, and how well the whole journey was fought. */
export function JudgedReplay({ record, position }: ControlsProps<ExpeditionTypes>): JSX.Element | null {
  const [judged, setJudged] = useState<readonly JudgedDecision[]>([]);
  useEffect(() => {
    const judge = createJudge();
    judge.ask(record).then(
      (found) => {
        judge.stop();
        if (found !== 'stopped') setJudged(found);
      },
      (error: unknown) => console.warn(error),
    );
    return () => judge.stop();
  }, [record]);
  if (judged.length === 0) return null;
  const last = judged.find(({ index }) => index === position - 1);
  const speaker = { words: words.value, language: language.value };
  const { inReplay } = words.value.games.expedition.judged;
  return (
    <div class="judged-replay">
      <section class="judged" aria-label={inReplay}>
        <h2 class="field-name">{inReplay}</h2>
        <p>{last ? decisionText(last, speaker) : '–'}</p>
      </section>
      <JourneyJudged judged={judged} />
    </div>
  );
}
