import { endingWords } from '@dedalo/clients';
import { sittingWords } from '@dedalo/clients/player-names';
import type { JSX } from 'preact';
import { language, words } from '../speech.ts';
import type { PlayerScreenProps } from './player-screen.tsx';
import type { Survey } from './survey.ts';

type FactsProps = PlayerScreenProps & { readonly survey: Survey | undefined };

/** The players, and how it ended. */
export function Facts({ gameId, record, survey, ending }: FactsProps): JSX.Element {
  const { replay } = words.value.web;
  const endingOf = ({ outcome }: Survey): string =>
    endingWords(words.value, { game: gameId, seats: record.names.length }, outcome);
  return (
    <dl class="replay-facts">
      {record.names.length > 1 && (
        <div>
          <dt>{replay.players}</dt>
          <dd>{sittingWords(words.value, { game: gameId, names: record.names }).join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{replay.moves}</dt>
        <dd>{new Intl.NumberFormat(language.value).format(record.actions.length)}</dd>
      </div>
      <div>
        <dt>{replay.ending}</dt>
        <dd>{survey ? (survey.outcome ? endingOf(survey) : (ending ?? endingOf(survey))) : '…'}</dd>
      </div>
    </dl>
  );
}
