import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../speech.ts';
import { today } from '../today/today.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { gathering, readIn, type Told } from './read-in.ts';

/** All data as one file: saving and loading. */
export function TakeAlong(): JSX.Element {
  const { takeAlong: said, web } = words.value;
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told | undefined>(undefined);
  const bring = async (file: File): Promise<void> => setTold(await readIn(file));
  return (
    <div class="take-along">
      <h3>{said.title}</h3>
      <p class="note">{said.about}</p>
      <p class="actions">
        <button type="button" class="button" onClick={async () => setTold(await saveAll())}>
          <Icon name="download" />
          {said.out}
        </button>
        <button type="button" class="button" onClick={() => input.current?.click()}>
          <Icon name="file" />
          {said.in}
        </button>
        <input
          ref={input}
          class="only-heard"
          type="file"
          tabIndex={-1}
          aria-label={said.in}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void bring(file);
            currentTarget.value = '';
          }}
        />
      </p>
      <p role="status" class={told && !told.isGood ? 'said-bad' : undefined}>
        {told?.text}
      </p>
      {told?.isTaken && (
        <button type="button" class="button button-first" onClick={() => location.reload()}>
          {web.reload}
        </button>
      )}
    </div>
  );
}

/** What is too large for the file is named. */
async function saveAll(): Promise<Told | undefined> {
  const { text, tooLarge } = await (await gathering()).takeOut();
  saveFile(`dedalo-${today.peek()}.dedalo`, text);
  if (tooLarge.length === 0) return undefined;
  return { text: words.value.takeAlong.tooLarge(tooLarge.join(', ')), isGood: false };
}
