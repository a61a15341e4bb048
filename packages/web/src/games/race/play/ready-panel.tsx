import { printable } from '@dedalo/clients/printable';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import type { Begun } from './begin.ts';
import { Panel } from './panel.tsx';
import type { RaceScreen } from './race-screen.ts';

interface ReadyPanelProps {
  readonly race: RaceScreen;
  readonly begun: Begun;
}

const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Before the first step: where one is, and how to begin. */
export function ReadyPanel({ race, begun }: ReadyPanelProps): JSX.Element {
  const said = words.value.web.race;
  const { content, level } = begun.play.now;
  return (
    <Panel title={said.ready} class="race-ready">
      <p class="race-panel-place">{printable(content.levels[level]!.name)}</p>
      <p>{said.goHow[hasFinger() ? 'touch' : 'keys']}</p>
      <button type="button" class="button button-first button-large" onClick={() => race.goOn()}>
        {said.go}
      </button>
    </Panel>
  );
}
