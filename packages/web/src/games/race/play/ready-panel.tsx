import { shownName } from '@dedalo/clients/race/words';
import type { JSX } from 'preact';
import { hasFinger } from '../../../pointing/has-finger.ts';
import { words } from '../../../speech.ts';
import type { Begun } from './begin.ts';
import { Panel } from './panel.tsx';
import type { RaceScreen } from './race-screen.ts';

interface ReadyPanelProps {
  readonly race: RaceScreen;
  readonly begun: Begun;
}

/** Before the first step: the place, and how to begin. */
export function ReadyPanel({ race, begun }: ReadyPanelProps): JSX.Element {
  const said = words.value.web.race;
  const { content, level } = begun.play.live.now;
  return (
    <Panel title={said.ready} class="race-ready">
      <p class="race-panel-place">{shownName(content.levels[level]!.name, words.value)}</p>
      <p>{said.goHow[hasFinger() ? 'touch' : 'keys']}</p>
      <button type="button" class="button button-first button-large" onClick={() => race.goOn()}>
        {said.go}
      </button>
    </Panel>
  );
}
