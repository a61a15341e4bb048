import { SPEEDS } from '@dedalo/clients';
import type { JSX } from 'preact';
import { language, words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';

interface SpeedStepsProps {
  readonly speed: number;
  /** Whether the number is a factor, and not actions a second. */
  readonly isTimed: boolean;
  readonly onChange: (factor: number) => void;
}

/** Twice or half as fast. */
export function SpeedSteps({ speed, isTimed, onChange }: SpeedStepsProps): JSX.Element {
  const said = words.value.web.replay;
  const number = new Intl.NumberFormat(language.value);
  const [isSlowest, isFastest] = [speed <= SPEEDS.least, speed >= SPEEDS.most];
  return (
    <div class="speed-steps" role="group" aria-label={said.speed}>
      <button
        type="button"
        class="icon-button"
        aria-label={said.slower}
        title={said.slower}
        aria-disabled={isSlowest}
        onClick={() => !isSlowest && onChange(0.5)}
      >
        <Icon name="minus" />
      </button>
      <span class="speed-now">{(isTimed ? said.timesAsFast : said.perSecond)(number.format(speed))}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={said.faster}
        title={said.faster}
        aria-disabled={isFastest}
        onClick={() => !isFastest && onChange(2)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
