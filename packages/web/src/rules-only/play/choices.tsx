import type { Choice } from '@dedalo/clients/rules-only/rules-play';
import type { GameTypes } from '@dedalo/engine';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../speech.ts';

interface ChoicesProps {
  readonly choices: readonly Choice<GameTypes>[];
  readonly onChoose: (choice: Choice<GameTypes>) => void;
}

/** All legal actions, a button each. */
export function Choices({ choices, onChoose }: ChoicesProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null);
  // After a button was pressed, and is gone, the focus goes to the buttons of the next turn.
  const isPressing = useRef(false);
  useLayoutEffect(() => {
    if (!isPressing.current || choices.length === 0) return;
    isPressing.current = false;
    list.current?.querySelector('button')?.focus();
  });
  return (
    <section class="rules-choices" aria-label={words.value.rulesOnly.actions}>
      <h2>{words.value.rulesOnly.actions}</h2>
      <ul ref={list}>
        {choices.map((choice) => (
          <li key={choice.text}>
            <button
              type="button"
              class="button"
              onClick={() => {
                isPressing.current = true;
                onChoose(choice);
              }}
            >
              {choice.text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
