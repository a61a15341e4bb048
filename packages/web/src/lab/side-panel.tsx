import { canWrap } from '@dedalo/grid';
import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Select } from '../ui/select.tsx';
import type { Laboratory } from './laboratory.ts';
import { finderName, generatorName } from './names.ts';
import { CHOICES, type Side, type SideSetup } from './setup.ts';

interface SidePanelProps {
  readonly lab: Laboratory;
  readonly side: Side;
  /** A single experiment needs no name. */
  readonly isAlone: boolean;
}

const GENERATORS = CHOICES.generator;
const FINDERS = CHOICES.finder;

/** The generator and the finder of one of the experiments, with a description. */
export function SidePanel({ lab, side, isAlone }: SidePanelProps): JSX.Element {
  const { lab: said } = words.value.web;
  const setup = lab.setup.value;
  const { generator, finder } = setup[side];
  const change = (changed: Partial<SideSetup>): void => lab.change({ [side]: { ...setup[side], ...changed } });
  return (
    <fieldset class="side-panel">
      <legend class={isAlone ? 'only-heard' : undefined}>{isAlone ? said.setup : said[side]}</legend>
      <div class="explained">
        <Select
          label={said.generator}
          choices={GENERATORS.map((value) => ({ value, label: generatorName(value) }))}
          value={generator}
          onChange={(value) => change({ generator: value })}
        />
        <p>{said.generators[generator][1]}</p>
        {setup.isWrapped && !canWrap(generator) && (
          <p class="explained-note">{said.cannotWrap(generatorName(generator))}</p>
        )}
      </div>
      <div class="explained">
        <Select
          label={said.finder}
          choices={FINDERS.map((value) => ({ value, label: finderName(value) }))}
          value={finder}
          onChange={(value) => change({ finder: value })}
        />
        <p>{said.finders[finder][1]}</p>
      </div>
    </fieldset>
  );
}
