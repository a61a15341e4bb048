import { dearestTexts, summaryText } from '@dedalo/clients/expedition/judged-texts';
import type { JudgedDecision } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { language, words } from '../../../speech.ts';

/** How well a journey was fought: the sum, and the dearest decisions. */
export function JourneyJudged({ judged }: { readonly judged: readonly JudgedDecision[] }): JSX.Element | null {
  if (judged.length === 0) return null;
  const said = words.value.games.expedition.judged;
  const speaker = { words: words.value, language: language.value };
  const dearest = dearestTexts(judged, speaker);
  return (
    <section class="judged" aria-label={said.title}>
      <h2 class="field-name">{said.title}</h2>
      <p>{summaryText(judged, speaker)}</p>
      {dearest.length > 0 && (
        <ol aria-label={said.dearest}>
          {dearest.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
