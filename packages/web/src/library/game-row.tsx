import { figureText } from '@dedalo/clients/history/figure-text';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import { opponentNames } from '@dedalo/clients/player-names';
import { printable } from '@dedalo/clients/printable';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { Icon } from '../ui/icon.tsx';
import { remove, toggleFavourite } from './games-here.ts';
import { openKept } from './open-kept.ts';
import { whenText } from './when.ts';

/** A game of the library, and its buttons. */
export function GameRow({ game }: { readonly game: KeptGame }): JSX.Element {
  const said = words.value.history;
  const ofGame = gameWords(words.value, game.game);
  const { name } = ofGame;
  const figures = Object.entries(game.figures).map(([figure, count]) => figureText(words.value, figure, count));
  const told = [
    said.results[game.result],
    ...(game.result === 'open' ? [] : [ofGame.ending(game.ending)]),
    ...opponentNames(words.value, game),
    ...figures,
    ...(game.day === undefined ? [] : [said.daily]),
  ];
  const title = game.title === '' ? name : printable(game.title);
  return (
    <li class={`library-game library-${game.result}`}>
      <div class="library-told">
        <span class="library-title">{title}</span>
        {title !== name && <span class="library-name">{name}</span>}
        <span class="library-facts">{told.join(' · ')}</span>
        <time class="library-when" dateTime={new Date(game.at).toISOString()}>
          {whenText(game.at)}
        </time>
      </div>
      <div class="library-tools">
        <button
          type="button"
          class="icon-button library-star"
          aria-pressed={game.isFavourite}
          aria-label={`${said.favourite}: ${title}`}
          title={said.favourite}
          onClick={() => void toggleFavourite(game)}
        >
          <Icon name="star" />
        </button>
        <button
          type="button"
          class="button"
          aria-label={`${game.result === 'open' ? said.goOn : said.watch}: ${title}`}
          onClick={() => void openKept(game)}
        >
          <Icon name={game.result === 'open' ? 'play' : 'film'} />
          {game.result === 'open' ? said.goOn : said.watch}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={`${said.remove}: ${title}`}
          title={said.remove}
          onClick={() => void remove(game)}
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
}
