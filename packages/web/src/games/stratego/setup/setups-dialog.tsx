import { setupProblem } from '@dedalo/clients';
import { setupOf } from '@dedalo/clients/stratego/draft';
import { LONGEST_TITLE, named, setupTitle, writeOwnSetups } from '@dedalo/clients/stratego/own-setups';
import { parseSetups, type Setup } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Playing } from '../play/playing.ts';
import { keepSetup, ownSetups, removeSetup } from './own-setups-store.ts';
import { SetupPicture } from './setup-picture.tsx';

interface SetupsDialogProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

/** The user's own set-ups: saved, used, deleted, read and written as text. */
export function SetupsDialog({ playing, onClose }: SetupsDialogProps): JSX.Element {
  const said = words.value.web.stratego;
  const take = (setup: Setup): void => {
    onClose();
    playing.draft((drafting) => {
      drafting.load(setup);
      return said.tookSetup(setup.title ?? '');
    });
  };
  return (
    <Dialog title={said.setups} onClose={onClose} class="stratego-setups">
      <KeepThis playing={playing} />
      <section>
        <h3>{said.ownSetups}</h3>
        {ownSetups.value.length === 0 ? (
          <p class="said-faint">{said.noSetups}</p>
        ) : (
          <ul class="stratego-setup-list">
            {ownSetups.value.map((setup) => (
              <li key={setup.title}>
                <button
                  type="button"
                  class="stratego-setup"
                  aria-label={said.loadSetup(setup.title)}
                  onClick={() => take(setup)}
                >
                  <SetupPicture setup={setup} seat={playing.play.seat} />
                  <span>{setup.title}</span>
                </button>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={said.removeSetup(setup.title)}
                  onClick={() => {
                    removeSetup(setup.title);
                    toast(said.removedSetup(setup.title), {
                      action: { label: said.bringBack, run: () => keepSetup(setup) },
                    });
                  }}
                >
                  <Icon name="trash" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <AsText />
    </Dialog>
  );
}

function KeepThis({ playing: { play } }: { readonly playing: Playing }): JSX.Element {
  const said = words.value.web.stratego;
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const setup = play.drafting && setupOf(play.seat, play.drafting.draft);
  if (!setup) return <p class="said-faint">{said.placeAllFirst}</p>;
  const title = setupTitle(name);
  return (
    <form
      class="stratego-keep"
      onSubmit={(event) => {
        event.preventDefault();
        if (title === '') return;
        keepSetup({ title, cells: setup.cells });
        setName('');
        // The button is disabled now, and the focus must not be lost with it.
        field.current?.focus();
        toast(said.keptSetup(title), { role: 'good' });
      }}
    >
      <label class="field">
        <span class="field-name">{said.keepThis}</span>
        <input
          ref={field}
          type="text"
          value={name}
          maxLength={LONGEST_TITLE}
          placeholder={said.setupName}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <button type="submit" class="button button-first" disabled={title === ''}>
        {said.keepIt}
      </button>
    </form>
  );
}

/** The file of set-ups, as the terminal reads and writes it. */
function AsText(): JSX.Element {
  const { stratego: said } = words.value.web;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const read = (): void => {
    const parsed = parseSetups(text);
    if (!parsed.ok) return setProblem(setupProblem(words.value, '', parsed.error));
    // Each is added at the front, so they are added in reverse.
    for (const setup of named(parsed.value).reverse()) keepSetup(setup);
    setText('');
    setProblem('');
    return toast(said.readSetups(parsed.value.length), { role: 'good' });
  };
  return (
    <details class="stratego-as-text">
      <summary>{said.asText}</summary>
      <p class="said-faint">{said.asTextNote}</p>
      <label class="field">
        <span class="field-name">{said.setupText}</span>
        <textarea value={text} spellcheck={false} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      {problem !== '' && (
        <p class="said-bad" role="alert">
          {problem}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" disabled={text.trim() === ''} onClick={read}>
          {said.readText}
        </button>
        <button
          type="button"
          class="button"
          disabled={ownSetups.value.length === 0}
          onClick={() => void copyText(writeOwnSetups(ownSetups.value))}
        >
          <Icon name="copy" />
          {said.copyText}
        </button>
      </div>
    </details>
  );
}
