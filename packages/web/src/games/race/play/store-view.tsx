import { isHarmful, shownName } from '@dedalo/clients/race/words';
import type { Content } from '@dedalo/race';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Looks } from '../looks/looks.ts';
import { PictureIcon } from '../looks/picture-icon.tsx';
import type { Hud } from './hud.ts';

interface StoreViewProps {
  readonly hud: Hud;
  readonly content: Content;
  readonly looks: Looks;
  readonly onUse: (letter: string) => void;
}

/** The store, each item a button with its key, and the active power-ups (R52). */
export function StoreView({ hud: { store }, content, looks, onUse }: StoreViewProps): JSX.Element {
  const said = words.value.web.race;
  return (
    <section class="race-store" aria-label={said.store}>
      {store.length === 0 && <p class="race-store-empty">{said.storeEmpty}</p>}
      {store.map(({ powerUp, name: given, trigger, count, seconds, isWorking }) => {
        const name = shownName(given, words.value);
        const inner = (
          <>
            <PictureIcon picture={looks.powerUp(powerUp)} />
            {trigger !== null && count > 0 && <kbd>{trigger}</kbd>}
            <span class="race-store-name">{name}</span>
            {count > 0 && <b>×{count}</b>}
            {seconds > 0 && <span class="race-store-time">{said.seconds(seconds)}</span>}
          </>
        );
        const kind = `race-bonus${isWorking ? ' is-working' : ''}${isHarmful(content.powerUps[powerUp]!) ? ' is-harmful' : ''}`;
        return trigger !== null && count > 0 ? (
          <button
            key={powerUp}
            type="button"
            class={kind}
            aria-label={said.use({ name, count })}
            // With `pointerdown`, because another finger may be down already; the focus stays with the race.
            onPointerDown={(event) => {
              event.preventDefault();
              onUse(trigger);
            }}
            onClick={({ detail }) => detail === 0 && onUse(trigger)}
          >
            {inner}
          </button>
        ) : (
          <p key={powerUp} class={kind}>
            {inner}
          </p>
        );
      })}
    </section>
  );
}
