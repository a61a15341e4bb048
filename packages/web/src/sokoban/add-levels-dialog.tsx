import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { openFile, openText } from '../app/incoming.ts';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** Levels from a text or a file; a replay brought here is understood as well. */
export function AddLevels({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { web } = words.value;
  const said = web.sokoban;
  const play = (): void => {
    if (text.trim() === '') return toast(web.nothingToPaste);
    onClose();
    return void openText(said.pasted, text);
  };
  return (
    <Dialog title={said.addLevels} onClose={onClose} class="add-levels">
      <p>{said.addLevelsNote}</p>
      <label class="field">
        <span class="field-name">{said.pasteHere}</span>
        <textarea
          value={text}
          rows={9}
          spellcheck={false}
          placeholder={'#######\n#@ $ .#\n#######'}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div class="actions">
        <button type="button" class="button button-first" onClick={play}>
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
