import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Playing } from '../play/playing.ts';

/** What the decisions of the last fight were worth; nothing before it is known, and nothing while one is fought. */
export function LastFight({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, controller, show } = playing;
  void controller.revision.value;
  const { phase } = show.shown.value.view;
  const texts = play.lastFightTexts();
  if (texts.length === 0 || phase.name === 'meeting' || phase.name === 'fighting') return null;
  const { lastFight } = words.value.games.expedition.judged;
  return (
    <section class="judged" aria-label={lastFight}>
      <h2 class="field-name">{lastFight}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
