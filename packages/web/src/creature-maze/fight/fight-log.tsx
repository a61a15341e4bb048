import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../speech.ts';

interface FightLogProps {
  /** The lines of each round. */
  readonly rounds: readonly (readonly string[])[];
  /** Only what has been shown is logged. */
  readonly isRunning: boolean;
}

/** The events of the fight; the latest is in view. */
export function FightLog({ rounds, isRunning }: FightLogProps): JSX.Element | null {
  const list = useRef<HTMLOListElement>(null);
  const said = words.value.web.pokelabirinto;
  const told = useRef(rounds);
  if (!isRunning) told.current = rounds;
  const count = told.current.flat().length;
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  if (count === 0) return null;
  return (
    <section class="fight-log" aria-label={said.log}>
      <h3>{said.log}</h3>
      {/* It scrolls, so it must be reachable by keys. */}
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
