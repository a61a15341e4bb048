import { placed } from '@dedalo/clients/sentences';
import { LONGEST_FILE } from '@dedalo/clients/take-along/entry';
import { parseTakeAlong } from '@dedalo/clients/take-along/parse';
import { say } from '@dedalo/words';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { words } from '../speech.ts';
import { today } from '../today/today.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';

/** The code that gathers everything is loaded on demand. */
const gathering = () => import('./gather.ts');

interface Told {
  readonly text: string;
  readonly isGood: boolean;
}

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
        <button
          type="button"
          class="button"
          onClick={async () => saveFile(`dedalo-${today.peek()}.dedalo`, await (await gathering()).takeOut())}
        >
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
      {told?.isGood && (
        <button type="button" class="button button-first" onClick={() => location.reload()}>
          {web.reload}
        </button>
      )}
    </div>
  );
}

async function readIn(file: File): Promise<Told> {
  const { takeAlong: said, web } = words.value;
  const bad = (text: string): Told => ({ text, isGood: false });
  if (file.size > LONGEST_FILE) {
    return bad(web.fileTooLarge({ name: file.name, most: `${LONGEST_FILE / 1_000_000} MB` }));
  }
  try {
    const parsed = parseTakeAlong(await file.text());
    if (!parsed.ok) return bad(placed(file.name, parsed.error.at, say(said.problem, parsed.error)));
    const { takeIn } = await gathering();
    const left = await takeIn(parsed.value);
    const lines = left.map(({ at }) => String(at.line)).join(', ');
    const done = said.done(parsed.value.length - left.length);
    return { text: left.length === 0 ? done : `${done} ${said.leftOut(lines)}`, isGood: true };
  } catch (error) {
    console.warn(error);
    return bad(said.notTaken);
  }
}
