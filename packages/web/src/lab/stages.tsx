import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../speech.ts';
import { formatWhole } from './figures.ts';
import type { Laboratory } from './laboratory.ts';
import { MazeCanvas } from './maze-canvas.tsx';
import { finderName, generatorName } from './names.ts';
import { experimentKey, type Side, sidesOf } from './setup.ts';
import type { Trial } from './trial.ts';

interface StagesProps {
  readonly lab: Laboratory;
  readonly isLarge: boolean;
}

/** The experiments beside each other. */
export function Stages({ lab, isLarge }: StagesProps): JSX.Element {
  const setup = lab.setup.value;
  const stages = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = stages.current!.querySelector('.stage-frame')!;
    lab.begin({ width: frame.clientWidth, height: frame.clientHeight });
  }, [experimentKey(setup)]);
  return (
    <div class="stages" ref={stages}>
      {sidesOf(setup).map((side) => (
        <Stage key={side} lab={lab} side={side} isLarge={isLarge} />
      ))}
    </div>
  );
}

function Stage({ lab, side, isLarge }: StagesProps & { readonly side: Side }): JSX.Element {
  const trial = lab.trials.value.find((each) => each.side === side);
  return (
    <figure class="stage">
      <figcaption>{trial && <Caption lab={lab} trial={trial} />}</figcaption>
      <div class="stage-frame">{trial && <Picture lab={lab} trial={trial} isLarge={isLarge} />}</div>
    </figure>
  );
}

function Picture({ lab, trial, isLarge }: StagesProps & { readonly trial: Trial }): JSX.Element {
  const { mazes, web } = words.value;
  const { generator, finder } = trial.experiment.request;
  const { width: columns, height: rows } = trial.experiment.grid;
  // The figures change too often for a screen reader; the phase says what the picture shows.
  const phase = mazes[lab.phases.value.length > 0 ? trial.experiment.phase : 'carving'];
  const names = { generator: generatorName(generator), finder: finderName(finder) };
  return (
    <MazeCanvas lab={lab} trial={trial} isLarge={isLarge} label={web.lab.picture({ ...names, columns, rows, phase })} />
  );
}

function Caption({ lab, trial }: { readonly lab: Laboratory; readonly trial: Trial }): JSX.Element {
  const { mazes, web } = words.value;
  const { experiment, isWrapRefused } = trial;
  const { generator, finder } = experiment.request;
  // Subscribes to the figures, which are no signals themselves.
  void lab.beat.value;
  const { phase, steps, looked, found, path } = experiment;
  return (
    <>
      <p class="stage-title">
        <strong>{generatorName(generator)}</strong> <span>{finderName(finder)}</span>
      </p>
      <p class="stage-phase" data-phase={phase}>
        {phase === 'searching' && path.length > 0 ? web.lab.drawing : mazes[phase]}
      </p>
      <dl class="stage-figures">
        <Figure name={web.lab.stepsHead} value={formatWhole(steps)} />
        <Figure name={web.lab.lookedHead} value={formatWhole(looked)} />
        <Figure name={web.lab.pathHead} value={found ? formatWhole(found.steps) : '–'} />
      </dl>
      {isWrapRefused && <p class="stage-note">{web.lab.cannotWrap(generatorName(generator))}</p>}
    </>
  );
}

const Figure = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <div>
    <dd>{value}</dd>
    <dt>{name}</dt>
  </div>
);
