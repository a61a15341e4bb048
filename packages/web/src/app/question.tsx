import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';

interface Question<A extends string> {
  readonly title: string;
  readonly text: string;
  /** The answers. Choosing none of them changes nothing. */
  readonly answers: readonly { readonly value: A; readonly label: string }[];
  /** The label of the answer that changes nothing. */
  readonly stay?: string;
}

interface Asked extends Question<string> {
  readonly answer: (value: string | undefined) => void;
}

const asked = signal<Asked | undefined>(undefined);

/** Asks before something that cannot be undone; undefined if the person declines. */
export const ask = <A extends string>(question: Question<A>): Promise<A | undefined> =>
  new Promise((resolve) => {
    asked.peek()?.answer(undefined);
    asked.value = {
      ...question,
      answer(value) {
        asked.value = undefined;
        resolve(value as A | undefined);
      },
    };
  });

/** The open question, above everything. */
export function OpenQuestion(): JSX.Element | null {
  const question = asked.value;
  if (!question) return null;
  const { title, text, answers, stay = words.value.web.cancel, answer } = question;
  return (
    <Dialog key={title} title={title} onClose={() => answer(undefined)} class="question">
      <p>{text}</p>
      <div class="actions">
        <button type="button" class="button button-first" autoFocus onClick={() => answer(undefined)}>
          {stay}
        </button>
        {answers.map(({ value, label }) => (
          <button key={value} type="button" class="button" onClick={() => answer(value)}>
            {label}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
