import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { announce } from '../app/announcer.tsx';
import { words } from '../speech.ts';
import type { Laboratory } from './laboratory.ts';
import type { Trial } from './trial.ts';

function news({ side, experiment }: Trial, isAlone: boolean): string {
  const { mazes, web } = words.peek();
  const { phase, found } = experiment;
  const text = found ? `${mazes.done}, ${mazes.found(found)}` : mazes[phase];
  return isAlone ? text : web.lab.said({ side: web.lab[side], text });
}

/** Announces when a phase ends; its beginning was the person's own command. */
export function usePhaseNews(lab: Laboratory): void {
  const before = useRef<readonly string[]>([]);
  useSignalEffect(() => {
    const phases = lab.phases.value;
    const trials = lab.trials.peek();
    const changed = trials.filter((_, index) => phases[index] !== before.current[index] && phases[index] !== 'carving');
    before.current = phases;
    if (changed.length > 0) announce(changed.map((trial) => news(trial, trials.length === 1)).join(' '));
  });
}
