import { SIZES, variantOf } from '@dedalo/clients/pokelabirinto/setup';
import { MAZES, MINDS, MOST_OPPONENTS, MOVEMENTS, VARIANT_NAMES, VARIANTS } from '@dedalo/pokelabirinto';
import { capital } from '@dedalo/words';
import type { ComponentChildren, JSX } from 'preact';
import { words } from '../../../speech.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { LONGEST_SEED, SEED_KINDS } from '../parse-preferences.ts';
import { changePreferences, preferences } from '../preferences.ts';

interface FieldProps {
  readonly name: string;
  readonly children: ComponentChildren;
}

const Field = ({ name, children }: FieldProps): JSX.Element => (
  <div class="field">
    <span class="field-name" aria-hidden="true">
      {name}
    </span>
    {children}
  </div>
);

/** One of the three described games, or a mixture. */
export function GameFields(): JSX.Element {
  const said = words.value.games.pokelabirinto;
  const now = { ...preferences.value, creature: 0 };
  const variant = variantOf(now);
  return (
    <Select
      label={said.setup.variant}
      value={variant ?? 'own'}
      choices={[
        ...VARIANT_NAMES.map((value) => ({ value, label: capital(said.variants[value]) })),
        ...(variant === undefined ? [{ value: 'own' as const, label: capital(said.setup.own) }] : []),
      ]}
      onChange={(value) => value !== 'own' && changePreferences(VARIANTS[value])}
    />
  );
}

const COUNTS = Array.from({ length: MOST_OPPONENTS + 1 }, (_, count) => String(count));

/** The opponents in the maze, and how they walk and fight. */
export function OpponentFields(): JSX.Element {
  const said = words.value.games.pokelabirinto;
  const { opponents, movement, mind } = preferences.value;
  return (
    <>
      <Field name={said.setup.opponents}>
        <Segmented
          label={said.setup.opponents}
          value={String(opponents)}
          choices={COUNTS.map((value) => ({ value, label: value }))}
          onChange={(value) => changePreferences({ opponents: Number(value) })}
        />
      </Field>
      {opponents > 0 && (
        <>
          <Select
            label={said.setup.movement}
            value={movement}
            choices={MOVEMENTS.map((value) => ({ value, label: capital(said.movements[value]) }))}
            onChange={(value) => changePreferences({ movement: value })}
          />
          <Select
            label={said.setup.mind}
            value={mind}
            choices={MINDS.map((value) => ({ value, label: capital(said.minds[value]) }))}
            onChange={(value) => changePreferences({ mind: value })}
          />
        </>
      )}
    </>
  );
}

/** The kind of maze, the fog, and the seed. */
export function MazeFields(): JSX.Element {
  const { games, web, mazes } = words.value;
  const said = games.pokelabirinto.setup;
  const { size, maze, fog, seed, typed } = preferences.value;
  const name = capital(mazes.seed);
  return (
    <>
      <Select
        label={said.size}
        value={String(size)}
        choices={SIZES.map((side) => ({ value: String(side), label: web.lab.sizeText({ columns: side, rows: side }) }))}
        onChange={(value) => changePreferences({ size: Number(value) })}
      />
      <Select
        label={said.maze}
        value={maze}
        choices={MAZES.map((value) => ({ value, label: capital(said.mazes[value]) }))}
        onChange={(value) => changePreferences({ maze: value })}
      />
      <Switch label={said.fog} isOn={fog} onChange={(isOn) => changePreferences({ fog: isOn })} />
      <Field name={name}>
        <Segmented
          label={name}
          value={seed}
          choices={SEED_KINDS.map((value) => ({ value, label: capital(web.pokelabirinto.seeds[value]) }))}
          onChange={(value) => changePreferences({ seed: value })}
        />
      </Field>
      {seed === 'typed' && (
        <label class="field">
          <span class="field-name">{web.pokelabirinto.yourSeed}</span>
          <input
            type="text"
            value={typed}
            maxLength={LONGEST_SEED}
            autocomplete="off"
            onInput={({ currentTarget }) => changePreferences({ typed: currentTarget.value })}
          />
        </label>
      )}
      <p class="setup-note">{web.pokelabirinto.seedNotes[seed]}</p>
    </>
  );
}
