import type { JSX } from 'preact';
import { openReplayFile } from '../app/incoming.ts';
import { useTitle } from '../app/page.tsx';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import { Meander } from '../ui/meander.tsx';
import { ExampleCard } from './example-card.tsx';
import { PasteField } from './paste-field.tsx';
import type { Refusal } from './refusal.ts';

/** Where replays are opened; with the problem of the one before, if it was refused. */
export function OpenScreen({ refusal }: { readonly refusal?: Refusal }): JSX.Element {
  const said = words.value.web.replay;
  useTitle(said.title);
  return (
    <div class="page replays">
      <header class="page-head">
        <h1>{said.title}</h1>
        <p>{said.intro}</p>
      </header>
      {refusal && <RefusalNote refusal={refusal} />}
      <div class="replays-ways">
        <section class="replays-bring">
          <label class="replays-choose">
            <Icon name="file" />
            <span class="button button-first">{said.choose}</span>
            <span class="replays-drop">{said.drop}</span>
            <input
              class="only-heard"
              type="file"
              accept=".replay,.txt,text/plain"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void openReplayFile(file);
                // The same file can be chosen again after it was corrected.
                currentTarget.value = '';
              }}
            />
          </label>
          <PasteField />
        </section>
        <ExampleCard />
      </div>
      <section class="replays-about">
        <Meander />
        <h2>{said.about}</h2>
        <ol>
          {said.aboutText.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const RefusalNote = ({ refusal: { text, line } }: { readonly refusal: Refusal }): JSX.Element => (
  <section class="replays-refusal" role="alert">
    <h2>{words.value.web.replay.cannotOpen}</h2>
    <p>{text}</p>
    {line && (
      <p class="replays-line">
        <span>{words.value.web.replay.atLine(line.number)}</span>
        <code>{line.text}</code>
      </p>
    )}
  </section>
);
