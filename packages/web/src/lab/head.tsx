import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { Laboratory } from './laboratory.ts';
import { CHOICES } from './setup.ts';
import { shapeOf } from './shape.ts';
import { setupLink } from './use-address.ts';

interface HeadProps {
  readonly lab: Laboratory;
  readonly isLarge: boolean;
  readonly onPresent: () => void;
  readonly onSave: () => void;
}

/** The title, and the commands for all experiments. */
export function Head({ lab, isLarge, onPresent, onSave }: HeadProps): JSX.Element {
  const { lab: said } = words.value.web;
  const copyLink = (): void => {
    const grid = lab.trials.peek()[0]?.experiment.grid;
    // On a screen of another shape the same seed would give another maze.
    const setup = { ...lab.setup.peek(), ...(grid && { shape: shapeOf(grid) }) };
    void copyText(new URL(setupLink(setup), location.href).href, said.linkCopied);
  };
  if (isLarge) return <h1 class="only-heard">{said.title}</h1>;
  return (
    <header class="lab-head">
      <div class="lab-title">
        <h1>{said.title}</h1>
        <p>{said.intro}</p>
      </div>
      <Segmented
        label={said.view}
        choices={CHOICES.view.map((value) => ({ value, label: said[value] }))}
        value={lab.setup.value.view}
        onChange={(view) => lab.change({ view })}
      />
      <div class="lab-actions">
        <LabButton icon="share" label={said.copyLink} onClick={copyLink} />
        <LabButton icon="download" label={said.export} onClick={onSave} />
        <LabButton icon="full" label={said.present} onClick={onPresent} />
      </div>
    </header>
  );
}

interface LabButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}

const LabButton = ({ icon, label, onClick }: LabButtonProps): JSX.Element => (
  <button type="button" class="button lab-button" title={label} onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);
