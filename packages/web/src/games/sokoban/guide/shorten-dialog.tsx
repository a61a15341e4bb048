import type { Shortening, SolutionCounts } from '@dedalo/clients/sokoban/guide/shortening';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { Playing } from '../play/play-page.tsx';
import { createShortening } from './create-guide.ts';
import { watchRecord } from './watched.ts';

interface ShortenDialogProps {
  readonly playing: Playing;
  readonly onClose: () => void;
}

/** Shows the player's best solution getting shorter; the result is kept, watched or downloaded. */
export function ShortenDialog({ playing, onClose }: ShortenDialogProps): JSX.Element {
  const { play, controller } = playing;
  const [, redraw] = useState(0);
  const shortening = useMemo(() => createShortening(play, () => redraw((times) => times + 1)), [play]);
  useEffect(() => {
    void shortening.start();
    return () => shortening.stop();
  }, [shortening]);
  const said = words.value.games.sokoban.guide;
  const { state, by, isShorter } = shortening;
  const keep = (): void => {
    shortening.keep();
    controller.changed();
    toast(said.shorten.kept, { role: 'good' });
    onClose();
  };
  return (
    <Dialog title={said.shorten.title} onClose={onClose} class="shorten">
      {shortening.ways.length > 1 ? (
        <Segmented
          label={said.shorten.title}
          value={by}
          choices={shortening.ways.map((value) => ({ value, label: said.shorten.by[value] }))}
          onChange={(value) => void shortening.start(value)}
        />
      ) : (
        <p class="field-name">{said.shorten.by[by]}</p>
      )}
      <Figures before={shortening.before} now={shortening.now} />
      <p class="said-faint shorten-state" role="status">
        {stateWords(state)}
      </p>
      <div class="actions">
        {state === 'working' && (
          <button
            type="button"
            class="button"
            onClick={() => {
              shortening.stop();
              redraw((times) => times + 1);
            }}
          >
            {words.value.web.stop}
          </button>
        )}
        <button type="button" class="button button-first" disabled={!isShorter} onClick={keep}>
          {said.shorten.keep}
        </button>
        <button type="button" class="button" onClick={() => watchRecord(playing, shortening.record)}>
          {said.shorten.watch}
        </button>
        <button type="button" class="button" onClick={() => void copyText(shortening.letters)}>
          {said.shorten.copy}
        </button>
      </div>
    </Dialog>
  );
}

interface FiguresProps {
  readonly before: SolutionCounts;
  readonly now: SolutionCounts;
}

function Figures({ before, now }: FiguresProps): JSX.Element {
  const { shorten } = words.value.games.sokoban.guide;
  const figure = (name: string, counts: SolutionCounts): JSX.Element => (
    <div>
      <dt>{name}</dt>
      <dd>{shorten.counts(counts)}</dd>
    </div>
  );
  return (
    <dl class="shorten-figures">
      {figure(shorten.before, before)}
      {figure(shorten.now, now)}
    </dl>
  );
}

function stateWords(state: Shortening['state']): string {
  const { shorten, failed } = words.value.games.sokoban.guide;
  return { working: shorten.working, done: shorten.done, stopped: '', failed }[state];
}
