import { capital } from '@dedalo/words';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';

interface HowToProps {
  readonly game: string;
  readonly steps: readonly string[];
  /** A picture for each step. */
  readonly picture?: (step: number) => JSX.Element;
  /** The choice offered at a step. */
  readonly choice?: (step: number) => JSX.Element | undefined;
  readonly onClose: () => void;
}

/** How to play, step by step; shown by itself to new players. */
export function HowTo({ game, steps, picture, choice, onClose }: HowToProps): JSX.Element {
  const [step, setStep] = useState(0);
  const forth = useRef<HTMLButtonElement>(null);
  const { client, web } = words.value;
  const isLast = step === steps.length - 1;
  return (
    <Dialog title={client.howTo.title(game)} onClose={onClose} class="how-to">
      {picture?.(step)}
      <p class="how-to-text" aria-live="polite">
        {steps[step]}
      </p>
      {choice?.(step)}
      <div class="how-to-foot">
        <span class="how-to-step">{client.howTo.step(step + 1, steps.length)}</span>
        {step > 0 && (
          <button
            type="button"
            class="button"
            onClick={() => {
              setStep(step - 1);
              // This button is gone at the first step, and the focus must not be lost with it.
              if (step === 1) forth.current?.focus();
            }}
          >
            {capital(client.commands.back[0])}
          </button>
        )}
        <button
          ref={forth}
          type="button"
          class="button button-first"
          autoFocus
          onClick={() => (isLast ? onClose() : setStep(step + 1))}
        >
          {isLast ? web.game.start : web.game.next}
        </button>
      </div>
    </Dialog>
  );
}
