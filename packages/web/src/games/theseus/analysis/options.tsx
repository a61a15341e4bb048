import type { JudgedPosition } from '@dedalo/clients/theseus/judged-game';
import { percentText } from '@dedalo/clients/percent-text';
import { type Played, THESEUS } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { language, words } from '../../../speech.ts';

interface OptionsProps {
  readonly position: JudgedPosition;
  /** The die that was played here. */
  readonly played: Played | undefined;
  readonly isOver: boolean;
}

/** Every die that Theseus could play here, with his chance to win after it. */
export function Options({ position, played, isOver }: OptionsProps): JSX.Element {
  const said = words.value.web.theseus;
  const { options, best } = position;
  return (
    <section>
      <h2>{said.options}</h2>
      {options.length === 0 && <p>{isOver ? said.over : said.minotaurTurn}</p>}
      <ul class="options">
        {options.map(({ dice, odds }) => {
          const notes = [
            ...(best.includes(dice) ? [said.bestMove] : []),
            ...(played?.seat === THESEUS && played.dice === dice ? [said.playedMove] : []),
          ];
          return (
            <li key={dice} class={best.includes(dice) ? 'is-best' : undefined}>
              <span class="option-way">{said.ways[dice]}</span>
              <meter min={0} max={1} value={odds.win} aria-hidden="true" />
              <data class="option-share" value={String(odds.win)}>
                {percentText(odds.win, language.value)}
              </data>
              <span class="option-notes">{notes.join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
