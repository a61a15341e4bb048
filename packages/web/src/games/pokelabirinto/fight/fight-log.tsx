import { roundsOf } from '@dedalo/clients/pokelabirinto/words';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../../speech.ts';
import type { Playing } from '../play/playing.ts';

/** What has happened in the fight, in the lines of the description; the latest is in view. */
export function FightLog({ playing }: { readonly playing: Playing }): JSX.Element | null {
  const { play, show } = playing;
  void show.shown.value;
  const list = useRef<HTMLOListElement>(null);
  const said = words.value.web.pokelabirinto;
  const rounds = roundsOf(play.logTexts());
  // What has not been seen yet is not told yet.
  const told = useRef(rounds);
  if (!show.isRunning) told.current = rounds;
  const count = told.current.flat().length;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <section class="fight-log" aria-label={said.log}>
      <h3>{said.log}</h3>
      {/* It scrolls, so it can be reached by keys. */}
      <ol ref={list} tabIndex={count > 4 ? 0 : undefined} role="list" aria-label={said.log}>
        {told.current.map((round, index) => (
          <li key={index}>
            {round.map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
