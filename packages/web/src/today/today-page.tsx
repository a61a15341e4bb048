import './today.css';
import { dayText } from '@dedalo/clients/today/day-text';
import { resultOn, resultText, stateOf } from '@dedalo/clients/today/day-state';
import { shareText } from '@dedalo/clients/today/share-text';
import { anyWonDays, streakOf, wonDays } from '@dedalo/clients/today/streak';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Page, useTitle } from '../app/page.tsx';
import { go, linkTo } from '../app/route.ts';
import { WEB_GAMES } from '../games/index.ts';
import { useCommands } from '../input/commands.ts';
import { useFailure } from '../replay/use-failure.ts';
import { words } from '../speech.ts';
import { copyText } from '../ui/clipboard.ts';
import { Icon } from '../ui/icon.tsx';
import { Meander } from '../ui/meander.tsx';
import { saveFile } from '../ui/save-file.ts';
import { dayNow } from './day-now.ts';
import { DayTiles } from './day-tiles.tsx';
import { openToday } from './open-today.ts';
import { pictureOfDay } from './picture-of-day.ts';
import { today } from './today.ts';

/** `#/today` the challenges of today and their results, `#/today/sokoban` the challenge of a game. */
export const TodayPage: Page = ({ route }): JSX.Element => {
  const game = WEB_GAMES.find(({ id }) => id === route.path[1]);
  return game ? <Opening key={game.id} id={game.id} /> : <Results />;
};

/** The challenge replaces this page as soon as it is ready. */
function Opening({ id }: { readonly id: string }): JSX.Element {
  const fail = useFailure();
  useEffect(() => {
    openToday(
      WEB_GAMES.find((game) => game.id === id)!,
      today.peek(),
    ).catch(fail);
  }, [id]);
  return <p class="only-heard">{words.value.web.loading}</p>;
}

function Results(): JSX.Element {
  const now = dayNow();
  const said = words.value.today;
  const streak = streakOf(anyWonDays(now.results), now.today);
  const isGoingOut = streak.now > 0 && !streak.hasToday;
  useTitle(said.title);
  useCommands({ commands: ['back'], run: () => go(linkTo([])) });
  return (
    <div class="page today-page">
      <header class="page-head">
        <h1>
          {said.title} <span class="today-date">{dayText(now.today, now.language)}</span>
        </h1>
        <p>{said.about}</p>
      </header>
      <Meander />
      <DayTiles />
      <div class="today-parts">
        <section>
          <p class="today-streak today-streak-large">
            {said.streak(streak.now)} <span class="today-date">{said.longest(streak.longest)}</span>
          </p>
          {isGoingOut && <p>{said.stillOpen}</p>}
          <StreakTable />
        </section>
        <section>
          <h2>{said.shareTitle}</h2>
          <pre class="today-text" tabIndex={0}>
            {shareText(now)}
          </pre>
          <Sharing />
        </section>
        <section>
          <h2>{said.rulesTitle}</h2>
          <ul>
            {said.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

function StreakTable(): JSX.Element {
  const { today: day, games, results } = dayNow();
  const { columns, states } = words.value.today;
  return (
    <table class="today-table">
      <thead>
        <tr>
          <th scope="col">{columns.game}</th>
          <th scope="col">{columns.result}</th>
          <th scope="col">{columns.streak}</th>
          <th scope="col">{columns.longest}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => {
          const { now, longest } = streakOf(wonDays(results, game), day);
          const result = resultOn({ results }, game, day);
          return (
            <tr key={game}>
              <th scope="row">{gameWords(words.value, game).name}</th>
              <td>{result ? resultText(result, words.value) : states[stateOf(result)]}</td>
              <td>{now}</td>
              <td>{longest}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** With the sharing of the device; as text; as a picture. */
function Sharing(): JSX.Element {
  const said = words.value.today;
  const text = (): string => shareText({ ...dayNow(), link: `${location.origin}${location.pathname}#/today` });
  const name = (): string => `dedalo-${today.peek()}.png`;
  const share = async (): Promise<void> => {
    const file = new File([await pictureOfDay(dayNow())], name(), { type: 'image/png' });
    const data = { text: text(), files: [file] };
    try {
      await navigator.share(navigator.canShare(data) ? data : { text: text() });
    } catch {
      // Closing the list of the device means not to share.
    }
  };
  return (
    <p class="actions">
      {'share' in navigator && (
        <button type="button" class="button button-first" onClick={() => void share()}>
          <Icon name="share" />
          {said.share}
        </button>
      )}
      <button type="button" class="button" onClick={() => void copyText(text())}>
        <Icon name="copy" />
        {said.copy}
      </button>
      <button type="button" class="button" onClick={async () => saveFile(name(), await pictureOfDay(dayNow()))}>
        <Icon name="image" />
        {said.picture}
      </button>
    </p>
  );
}
