import { shownName } from '@dedalo/clients/race/words';
import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { RaceGame } from '../games.ts';
import { changePreferences, preferences, RACE_CHOICES, type RaceChoice } from '../preferences.ts';

/** What will be raced. */
export function Setup({ game }: { readonly game: RaceGame }): JSX.Element {
  const said = words.value.web.race;
  const { level, ghost } = preferences.value;
  const { levels } = game.content;
  return (
    <section class="race-setup" aria-label={said.setup}>
      <h2>{said.setup}</h2>
      <Select
        label={said.names.level}
        value={level !== null && level < levels.length ? String(level) : ''}
        choices={[
          { value: '', label: said.allLevels },
          ...levels.map(({ name }, index) => ({
            value: String(index),
            label: said.practise({ number: index + 1, name: shownName(name, words.value) }),
          })),
        ]}
        onChange={(value) => changePreferences({ level: value === '' ? null : Number(value) })}
      />
      <Choice name="difficulty" label={said.names.difficulty} texts={said.difficulties} />
      <Choice name="course" label={said.names.course} texts={said.courses} />
      <Choice name="pace" label={said.names.pace} texts={said.paces} />
      <Switch label={said.names.ghost} isOn={ghost} onChange={(isOn) => changePreferences({ ghost: isOn })} />
      <p class="race-note">{said.coursesNote}</p>
    </section>
  );
}

interface ChoiceProps<N extends RaceChoice> {
  readonly name: N;
  readonly label: string;
  readonly texts: Readonly<Record<(typeof RACE_CHOICES)[N][number], string>>;
}

/** A few choices, all visible. */
export function Choice<N extends RaceChoice>({ name, label, texts }: ChoiceProps<N>): JSX.Element {
  const values: readonly (typeof RACE_CHOICES)[N][number][] = RACE_CHOICES[name];
  return (
    <div class="field">
      <span class="field-name" aria-hidden="true">
        {label}
      </span>
      <Segmented
        label={label}
        value={preferences.value[name] as (typeof values)[number]}
        choices={values.map((value) => ({ value, label: texts[value] }))}
        onChange={(value) => changePreferences({ [name]: value })}
      />
    </div>
  );
}
