import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import { Select } from '../ui/select.tsx';
import { Slider } from '../ui/slider.tsx';
import { Switch } from '../ui/switch.tsx';
import { formatPercent } from './figures.ts';
import type { Laboratory } from './laboratory.ts';
import { CHOICES, LEAST_SIZE, LONGEST_SEED, MOST_SIZE } from './setup.ts';
import { isSeed } from './setup-address.ts';

/** What both experiments have in common. */
export function CommonPanel({ lab }: { readonly lab: Laboratory }): JSX.Element {
  const { lab: said } = words.value.web;
  const { size, shape, braid, isWrapped, isCarvingSkipped } = lab.setup.value;
  const grid = lab.trials.value[0]?.experiment.grid ?? { width: size, height: size };
  return (
    <div class="common-panel">
      <Seed lab={lab} />
      <Slider
        label={said.size}
        least={LEAST_SIZE}
        most={MOST_SIZE}
        step={2}
        value={size}
        text={said.sizeText({ columns: grid.width, rows: grid.height })}
        onInput={(value) => lab.change({ size: value })}
      />
      <Slider
        label={said.braid}
        least={0}
        most={100}
        step={5}
        value={braid}
        text={formatPercent(braid / 100)}
        onInput={(value) => lab.change({ braid: value })}
      />
      <Select
        label={said.shape}
        choices={CHOICES.shape.map((value) => ({ value, label: said.shapes[value] }))}
        value={shape}
        onChange={(value) => lab.change({ shape: value })}
      />
      <div>
        <Switch label={said.wrap} isOn={isWrapped} onChange={(isOn) => lab.change({ isWrapped: isOn })} />
        <Switch
          label={said.beginWithSearch}
          isOn={isCarvingSkipped}
          onChange={(isOn) => lab.change({ isCarvingSkipped: isOn })}
        />
      </div>
    </div>
  );
}

function Seed({ lab }: { readonly lab: Laboratory }): JSX.Element {
  const { lab: said } = words.value.web;
  const id = useId();
  return (
    <div class="field seed-field">
      <label class="field-name" for={id}>
        {said.seed}
      </label>
      <input
        id={id}
        type="text"
        value={lab.setup.value.seed}
        maxLength={LONGEST_SEED}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={({ currentTarget }) => isSeed(currentTarget.value) && lab.change({ seed: currentTarget.value })}
      />
      <button
        type="button"
        class="button"
        title={said.newSeed}
        aria-label={said.newSeed}
        onClick={() => lab.takeNewSeed()}
      >
        <Icon name="dice" />
      </button>
    </div>
  );
}
