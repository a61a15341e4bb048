import { formatReplay } from '@dedalo/engine';
import { theseus, type TheseusTypes } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { go, linkTo } from '../../../app/route.ts';
import type { ControlsProps } from '../../../replay/replay-game.ts';
import { words } from '../../../speech.ts';
import { Icon } from '../../../ui/icon.tsx';
import { keepFinished } from '../finished.ts';

/** Beside a replay of the dice game: the link to its analysis by exact play. */
export const AnalyseReplay = ({ record }: ControlsProps<TheseusTypes>): JSX.Element => (
  <p class="actions">
    <button
      type="button"
      class="button"
      onClick={() => {
        keepFinished(formatReplay(theseus, record));
        go(linkTo(['theseus', 'analysis']));
      }}
    >
      <Icon name="flask" />
      {words.value.web.theseus.analysis}
    </button>
  </p>
);
