import './library.css';
import { EVERYTHING, filterGames } from '@dedalo/clients/history/filter-games';
import { type KeptGame, MOST_GAMES } from '@dedalo/clients/history/kept-game';
import { GAME_RESULTS, type GameResult } from '@dedalo/clients/history/library-game';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Page, useTitle } from '../app/page.tsx';
import { goBack } from '../app/route.ts';
import { WEB_GAMES } from '../games/index.ts';
import { useCommands } from '../input/commands.ts';
import { language, words } from '../speech.ts';
import { Meander } from '../ui/meander.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { GameRow } from './game-row.tsx';
import { gamesHere, readGames } from './games-here.ts';
import { GameStatistics } from './game-statistics.tsx';

/** How many rows are made at a time. */
const ROWS = 50;
const ANY = 'any';

/** `#/library` every finished game: search, watch, statistics. */
export const LibraryPage: Page = (): JSX.Element => {
  const said = words.value.history;
  useTitle(said.title);
  useCommands({ commands: ['back'], run: goBack });
  useEffect(() => void readGames(), []);
  const games = gamesHere.value;
  return (
    <div class="page library-page">
      <header class="page-head">
        <h1>{said.title}</h1>
        <p>{said.about}</p>
      </header>
      <Meander />
      {games && (games.length === 0 ? <p>{said.none}</p> : <Games games={games} />)}
    </div>
  );
};

function Games({ games }: { readonly games: readonly KeptGame[] }): JSX.Element {
  const said = words.value.history;
  const [wish, setWish] = useState(EVERYTHING);
  const [rows, setRows] = useState(ROWS);
  const found = filterGames(games, wish, words.value);
  const change = (part: Partial<typeof wish>): void => {
    setWish({ ...wish, ...part });
    setRows(ROWS);
  };
  const known = WEB_GAMES.filter(({ id }) => games.some(({ game }) => game === id));
  const results = GAME_RESULTS.filter((result) => games.some((game) => game.result === result));
  return (
    <>
      <form class="library-wish" role="search" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span class="field-name">{said.search}</span>
          <input
            type="text"
            role="searchbox"
            value={wish.text}
            placeholder={said.searchNote}
            onInput={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
        <Select
          label={said.game}
          value={wish.game ?? ANY}
          choices={[
            { value: ANY, label: said.anyGame },
            ...known.map(({ id }) => ({ value: id, label: gameWords(words.value, id).name })),
          ]}
          onChange={(value) => change({ game: value === ANY ? undefined : value })}
        />
        <Select
          label={said.result}
          value={wish.result ?? ANY}
          choices={[
            { value: ANY, label: said.anyResult },
            ...results.map((value) => ({ value, label: said.results[value] })),
          ]}
          onChange={(value) => change({ result: value === ANY ? undefined : (value as GameResult) })}
        />
        <Switch
          label={said.onlyFavourites}
          isOn={wish.onlyFavourites}
          onChange={(onlyFavourites) => change({ onlyFavourites })}
        />
      </form>
      <div class="library-parts">
        <section aria-labelledby="library-list">
          <h2 id="library-list">
            {said.list} <span class="library-count">{said.count(found.length)}</span>
          </h2>
          {found.length === 0 && <p>{said.nothingFound}</p>}
          <ul class="library-list">
            {found.slice(0, rows).map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
          {found.length > rows && (
            <button type="button" class="button" onClick={() => setRows(rows + ROWS)}>
              {said.more(found.length - rows)}
            </button>
          )}
          <p class="field-note">{said.room(new Intl.NumberFormat(language.value).format(MOST_GAMES))}</p>
        </section>
        <section aria-labelledby="library-statistics">
          <h2 id="library-statistics">{said.statistics}</h2>
          {known
            .filter(({ id }) => wish.game === undefined || wish.game === id)
            .map(({ id }) => (
              <GameStatistics key={id} id={id} games={games.filter(({ game }) => game === id)} />
            ))}
        </section>
      </div>
    </>
  );
}
