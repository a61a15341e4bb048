import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { openFile, tryText } from '../../../app/incoming.ts';
import { words } from '../../../speech.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** Adds levels from a text or a file; a replay is understood as well. */
export function AddLevels({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const said = words.value.web.sokoban;
  const [problem, setProblem] = useState('');
  const play = async (): Promise<void> => {
    const opening = text.trim() === '' ? 'stopped' : await tryText(said.pasted, text);
    if (opening === 'opened') return onClose();
    // The pasted text stays, so that it can be corrected.
    setProblem(typeof opening === 'object' ? opening.problem : '');
    return area.current?.focus();
  };
  return (
    <Dialog title={said.addLevels} onClose={onClose} class="add-levels">
      <p>{said.addLevelsNote}</p>
      <label class="field">
        <span class="field-name">{said.pasteHere}</span>
        <textarea
          ref={area}
          autoFocus
          value={text}
          rows={9}
          spellcheck={false}
          placeholder={'#######\n#@ $ .#\n#######'}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {problem !== '' && (
        <p class="said-bad" role="alert">
          {problem}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button button-first" onClick={() => void play()}>
          {said.playIt}
        </button>
        <button type="button" class="button" onClick={() => file.current?.click()}>
          <Icon name="file" />
          {said.chooseFile}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={said.chooseFile}
          accept=".sok,.xsb,.txt,.slc,.replay,text/plain"
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (!chosen) return;
            onClose();
            void openFile(chosen);
          }}
        />
      </div>
    </Dialog>
  );
}
