import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { openReplayText } from '../app/incoming.ts';
import { go } from '../app/route.ts';
import { words } from '../speech.ts';
import { findReplayLink } from './find-replay-link.ts';

/** A field for the text of a replay, or a link to one. */
export function PasteField(): JSX.Element {
  const said = words.value.web.replay;
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const id = useId();
  const open = (): void => {
    const link = findReplayLink(text);
    if (link !== undefined) return go(link);
    if (text.trim() === '') return setRefused(true);
    return openReplayText({ name: '', text: text.trimStart() });
  };
  return (
    <form
      class="replays-paste"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <h2>{said.pasteTitle}</h2>
      <label class="field">
        <span class="field-name">{said.pasteText}</span>
        <textarea
          value={text}
          spellcheck={false}
          autocomplete="off"
          aria-label={said.pasteLabel}
          aria-describedby={isRefused ? id : undefined}
          aria-invalid={isRefused}
          placeholder={'dedalo replay 1\n…'}
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setRefused(false);
          }}
        />
      </label>
      {isRefused && (
        <p id={id} class="replays-error" role="alert">
          {said.notReplay}
        </p>
      )}
      <button type="submit" class="button">
        {said.open}
      </button>
    </form>
  );
}
