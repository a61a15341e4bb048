import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { percentText } from '@dedalo/clients/percent-text';
import { openReplay, parseReplay } from '@dedalo/engine';
import { type DecisionSummary, expedition, summaryOf } from '@dedalo/pokelabirinto/expedition';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OwnStatisticsProps } from '../../web-game.ts';
import { whenText } from '../../../library/when.ts';
import { language, words } from '../../../speech.ts';
import { replayOf } from '../../../store/library.ts';
import { createJudge, type JourneyJudge } from './journey-judge.ts';

/** The newest journeys, so many of them. */
const MOST = 12;

interface JudgedJourney {
  readonly game: KeptGame;
  readonly summary: DecisionSummary;
}

/** How well the last journeys were fought, a row with its bar for each. */
export function JudgedJourneys({ games }: OwnStatisticsProps): JSX.Element | null {
  const newest = games.filter(({ result }) => result !== 'open').slice(0, MOST);
  const [judged, setJudged] = useState<readonly JudgedJourney[]>();
  const key = newest.map(({ id }) => id).join(' ');
  useEffect(() => {
    const judge = createJudge();
    let isLeft = false;
    void judgeAll(newest, judge).then((found) => {
      judge.stop();
      if (!isLeft) setJudged(found);
    });
    return () => {
      isLeft = true;
      judge.stop();
    };
  }, [key]);
  const { judged: said } = words.value.games.expedition;
  if (!judged) return <p>{said.judging}</p>;
  const told = judged.filter(({ summary }) => summary.choices > 0);
  if (told.length === 0) return null;
  return (
    <table class="library-table">
      <caption>{said.journeys}</caption>
      <thead>
        <tr>
          <th scope="col">{words.value.history.ended}</th>
          <th scope="col">{said.lostNothing}</th>
          <th scope="col">{said.givenAway}</th>
        </tr>
      </thead>
      <tbody>
        {told.map(({ game, summary: { choices, flawless, lost } }) => (
          <tr key={game.id}>
            <th scope="row">{whenText(game.at)}</th>
            <td>
              <span class="library-share">
                {flawless}/{choices}
                <svg class="library-bar" aria-hidden="true" focusable="false">
                  <rect class="library-bar-won" width={`${(flawless / choices) * 100}%`} height="100%" />
                </svg>
              </span>
            </td>
            <td>{percentText(lost, language.value, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One after the other; a journey that cannot be read any more is left out. */
async function judgeAll(games: readonly KeptGame[], judge: JourneyJudge): Promise<JudgedJourney[]> {
  const found: JudgedJourney[] = [];
  for (const game of games) {
    const parsed = parseReplay((await replayOf(game.id)) ?? '');
    const opened = parsed.ok ? openReplay(expedition, parsed.value) : parsed;
    if (!opened.ok) continue;
    const judged = await judge.ask(opened.value).catch(() => undefined);
    if (judged === 'stopped') break;
    if (judged) found.push({ game, summary: summaryOf(judged) });
  }
  return found;
}
