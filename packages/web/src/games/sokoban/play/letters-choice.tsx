import { choiceFor, LETTER_SETS } from '@dedalo/clients';
import type { JSX } from 'preact';
import { keyMap } from '../../../input/key-map.ts';
import { words } from '../../../speech.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { Segmented } from '../../../ui/segmented.tsx';

/** Which letters move in Sokoban; a choice takes effect at once. */
export function LettersChoice(): JSX.Element {
  const { askLetters, settings: said } = words.value.client;
  return (
    <div class="letters-choice">
      <span aria-hidden="true">{askLetters.question}</span>
      <Segmented
        label={askLetters.question}
        value={keyMap.value.letters}
        choices={LETTER_SETS.map((value) => ({ value, label: said.letters[value] }))}
        onChange={(letters) => changeSettings({ letters: choiceFor('sokoban', letters, settings.value.keys) })}
      />
    </div>
  );
}
