import type { Command } from '@dedalo/words';
import type { JSX } from 'preact';
import { keyMap } from '../input/key-map.ts';
import { keyLabel } from '../input/key-label.ts';
import { words } from '../speech.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Slider } from '../ui/slider.tsx';
import { formatWhole } from './figures.ts';
import type { Laboratory } from './laboratory.ts';
import { LAST_SPEED, speedAt, speedIndex } from './speeds.ts';

interface TransportProps {
  readonly lab: Laboratory;
  readonly isLarge: boolean;
  readonly onLeave: () => void;
}

/** The controls: start, step, speed. */
export function Transport({ lab, isLarge, onLeave }: TransportProps): JSX.Element {
  const { lab: said } = words.value.web;
  const { speed } = lab.setup.value;
  const isPlaying = lab.isPlaying.value;
  const toggle = isPlaying ? said.pause : said.play;
  return (
    <div class="lab-transport" role="group" aria-label={said.run}>
      <div class="lab-transport-buttons">
        <LabButton
          kind="button-first"
          command="play"
          icon={isPlaying ? 'pause' : 'play'}
          label={toggle}
          onClick={() => lab.toggle()}
        />
        <LabButton command="right" icon="one-step" label={said.step} onClick={() => lab.step()} />
        <LabButton command="last" icon="last" label={said.finish} onClick={() => lab.finish()} />
        <LabButton command="restart" icon="restart" label={said.again} onClick={() => lab.again()} />
        {isLarge && <LabButton command="choose" icon="dice" label={said.newSeed} onClick={() => lab.takeNewSeed()} />}
      </div>
      <Slider
        label={said.speed}
        least={0}
        most={LAST_SPEED}
        value={speedIndex(speed)}
        text={said.perSecond(formatWhole(speed))}
        onInput={(index) => lab.change({ speed: speedAt(index) })}
      />
      {isLarge && <LabButton command="back" icon="close" label={said.leaveLarge} onClick={onLeave} />}
    </div>
  );
}

interface LabButtonProps {
  readonly command: Command;
  readonly icon: IconName;
  readonly label: string;
  readonly kind?: string;
  readonly onClick: () => void;
}

/** A button that shows its key. */
function LabButton({ command, icon, label, kind = '', onClick }: LabButtonProps): JSX.Element {
  const [key] = keyMap.value.keysOf(command);
  return (
    <button
      type="button"
      class={`button lab-button ${kind}`}
      title={key === undefined ? label : `${label} (${keyLabel(key)})`}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
