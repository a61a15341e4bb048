import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { copyAsText, savePng, saveSvg, saveText } from './exports.ts';
import type { Laboratory } from './laboratory.ts';
import { finderName, generatorName } from './names.ts';
import type { Trial } from './trial.ts';

/** The mazes as files, in several formats. */
export function SaveDialog({ lab, onClose }: { readonly lab: Laboratory; readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={words.value.web.lab.export} onClose={onClose}>
      {lab.trials.value.map((trial) => (
        <Forms key={trial.side} trial={trial} onClose={onClose} />
      ))}
    </Dialog>
  );
}

function Forms({ trial, onClose }: { readonly trial: Trial; readonly onClose: () => void }): JSX.Element {
  const { lab: said } = words.value.web;
  const { generator, finder } = trial.experiment.request;
  const title = `${generatorName(generator)}, ${finderName(finder)}`;
  const forms: readonly (readonly [IconName, string, () => void])[] = [
    ['image', said.svg, () => saveSvg(trial, title)],
    ['image', said.png, () => savePng(trial)],
    ['file', said.text, () => saveText(trial)],
    ['copy', said.copyText, () => void copyAsText(trial)],
  ];
  return (
    <section class="save-forms" aria-label={title}>
      <h3>{title}</h3>
      <div class="actions">
        {forms.map(([icon, label, run]) => (
          <button
            key={label}
            type="button"
            class="button"
            onClick={() => {
              run();
              onClose();
            }}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
