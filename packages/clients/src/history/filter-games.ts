import { gameWords, type Words } from '@dedalo/words';
import { opponentNames } from '../player-names.ts';
import type { KeptGame } from './kept-game.ts';
import type { GameResult } from './library-game.ts';

/** A search in the library. */
export interface LibraryWish {
  /** Every word must occur in the game's name, title, players or ending. */
  readonly text: string;
  readonly game: string | undefined;
  readonly result: GameResult | undefined;
  readonly onlyFavourites: boolean;
}

export const EVERYTHING: LibraryWish = { text: '', game: undefined, result: undefined, onlyFavourites: false };

/** Case and accents make no difference. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function filterGames(games: readonly KeptGame[], wish: LibraryWish, words: Words): KeptGame[] {
  const wanted = plain(wish.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return games.filter((game) => {
    if (wish.game !== undefined && game.game !== wish.game) return false;
    if (wish.result !== undefined && game.result !== wish.result) return false;
    if (wish.onlyFavourites && !game.isFavourite) return false;
    if (wanted.length === 0) return true;
    const told = plain(toldOf(game, words).join(' '));
    return wanted.every((word) => told.includes(word));
  });
}

function toldOf({ game, title, names, ending, result, day }: KeptGame, words: Words): string[] {
  const said = gameWords(words, game);
  const ended = ending === 'open' ? '' : said.ending(ending);
  return [
    said.name,
    title,
    ...names,
    ...opponentNames(words, { game, names }),
    ended,
    words.history.results[result],
    day ?? '',
  ];
}
