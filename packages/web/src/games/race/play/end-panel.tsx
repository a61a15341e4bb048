import { exactTimeText, placeText } from '@dedalo/clients/race/words';
import { sentence } from '@dedalo/clients';
import { TICKS_A_SECOND } from '@dedalo/race';
import type { JSX } from 'preact';
import { openReplayText } from '../../../app/incoming.ts';
import { language, words } from '../../../speech.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { Begun } from './begin.ts';
import type { Finished } from './finish-run.ts';
import { leaveRace } from './leave-race.ts';
import { Panel } from './panel.tsx';
import type { RaceScreen } from './race-screen.ts';

interface EndPanelProps {
  readonly race: RaceScreen;
  readonly begun: Begun;
  readonly finished: Finished | undefined;
  readonly onAgain: () => void;
}

/** How it ended (R52), how long it took, and what comes next. */
export function EndPanel({ race, begun, finished, onAgain }: EndPanelProps): JSX.Element {
  const said = words.value.web.race;
  const { status, ticks } = race.play.live.now;
  const isWon = status === 'won';
  return (
    <Panel title={isWon ? said.victory : said.lost} class={isWon ? 'race-won' : 'race-lost'}>
      <p>{sentence(words.value.games.race.ends[race.play.live.now.end!])}</p>
      <dl class="race-figures">
        <div>
          <dt>{isWon ? said.yourTime : said.reached}</dt>
          <dd>
            {isWon ? exactTimeText(ticks) : placeText(race.play.live.now, words.value)}
            {finished?.isBest && <small>{said.newBest}</small>}
          </dd>
        </div>
        {isWon && begun.best && (
          <div>
            <dt>{said.bestTime}</dt>
            <dd>
              {exactTimeText(begun.best.ticks)}
              {ticks !== begun.best.ticks && <small>{differenceText(ticks - begun.best.ticks)}</small>}
            </dd>
          </div>
        )}
      </dl>
      <div class="race-panel-actions">
        <button type="button" class="button button-first button-large" onClick={onAgain}>
          {said.again}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!finished}
          onClick={() => finished && openReplayText({ name: `${race.play.stem()}.replay`, text: finished.run.replay })}
        >
          {said.watch}
        </button>
        <button
          type="button"
          class="button"
          aria-disabled={!finished}
          onClick={() => finished && saveFile(`${race.play.stem()}.replay`, finished.run.replay)}
        >
          {said.save}
        </button>
        <button type="button" class="button" onClick={leaveRace}>
          {said.menu}
        </button>
      </div>
    </Panel>
  );
}

function differenceText(ticks: number): string {
  const said = words.value.web.race;
  const seconds = new Intl.NumberFormat(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    Math.abs(ticks) / TICKS_A_SECOND,
  );
  return ticks > 0 ? said.behind(seconds) : said.ahead(seconds);
}
