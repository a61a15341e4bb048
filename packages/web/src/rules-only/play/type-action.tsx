import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../speech.ts';

interface TypeActionProps {
  /** An example that is legal now. */
  readonly example: string;
  /** How often the person has played: an invalid text stays, so that it can be corrected. */
  readonly played: number;
  readonly onType: (text: string) => void;
}

/** An action as the rules write it. */
export function TypeAction({ example, played, onType }: TypeActionProps): JSX.Element {
  const said = words.value.rulesOnly;
  const [text, setText] = useState('');
  useEffect(() => setText(''), [played]);
  return (
    <form
      class="rules-type"
      onSubmit={(event) => {
        event.preventDefault();
        onType(text);
      }}
    >
      <label class="field">
        <span class="field-name">{said.typeAction}</span>
        <input
          type="text"
          value={text}
          placeholder={example}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {said.play}
      </button>
    </form>
  );
}
