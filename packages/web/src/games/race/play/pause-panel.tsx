import { sentence } from '@dedalo/clients/message';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../../../speech.ts';
import { leaveRace } from './leave-race.ts';
import { Panel } from './panel.tsx';
import type { RaceScreen } from './race-screen.ts';
import { whereabouts } from './whereabouts.ts';

interface PausePanelProps {
  readonly race: RaceScreen;
  readonly onAgain: () => void;
  readonly onHowTo: () => void;
}

/** While the race is paused: the commands, and where everything is, for those who cannot see it. */
export function PausePanel({ race, onAgain, onHowTo }: PausePanelProps): JSX.Element {
  const said = words.value.web.race;
  const { exit, nearest } = useMemo(() => whereabouts(race.play.live.now), [race]);
  return (
    <Panel title={said.paused} class="race-paused">
      <p class="race-where">
        {exit !== undefined && said.whereExit(exit)} {nearest && sentence(said.whereOpponent(nearest))}
      </p>
      <div class="race-panel-actions">
        <button type="button" class="button button-first button-large" onClick={() => race.goOn()}>
          {said.resume}
        </button>
        <button type="button" class="button" onClick={onAgain}>
          {said.again}
        </button>
        <button type="button" class="button" onClick={onHowTo}>
          {words.value.web.game.howTo}
        </button>
        <button type="button" class="button" onClick={leaveRace}>
          {said.menu}
        </button>
      </div>
    </Panel>
  );
}
