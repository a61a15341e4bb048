import { sentence } from '@dedalo/clients/message';
import { oddsQuestion } from '@dedalo/clients/pokelabirinto/fight-odds';
import { oddsText } from '@dedalo/clients/pokelabirinto/odds-text';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { language, words } from '../../../speech.ts';
import type { Playing } from '../play/playing.ts';

/** The odds on request: first the progress of the computation, then a number. */
export function OddsLine({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { odds: thinker, play, controller } = playing;
  void controller.revision.value;
  const question = oddsQuestion(play.view);
  const odds = question && thinker.isWanted ? thinker.oddsOf(question) : undefined;
  const isKnown = odds !== undefined && odds.status !== 'searching';
  const speaker = { words: words.value, language: language.value };
  const text = question && sentence(oddsText(odds ?? { status: 'searching', progress: 0 }, question, speaker));
  useEffect(() => {
    if (question && thinker.isWanted) void thinker.ask(question);
  });
  useEffect(() => {
    if (isKnown && text !== undefined) announce(text);
  }, [isKnown, text]);
  if (!question || !thinker.isWanted) return null;
  return (
    <div class="odds">
      {/* The sentence says everything. */}
      {isKnown && <progress class="odds-bar" value={odds.win} max={1} aria-hidden="true" />}
      <p>{text}</p>
      {!isKnown && (
        <>
          <progress
            value={odds?.status === 'searching' ? odds.progress : 0}
            max={1}
            aria-label={words.value.web.pokelabirinto.odds}
          />
          <button type="button" class="button" onClick={() => thinker.stop()}>
            {words.value.web.stop}
          </button>
        </>
      )}
    </div>
  );
}
