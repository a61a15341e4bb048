import { choiceFor, LETTER_SETS, letterIn, type Letters, lettersIn } from '@dedalo/clients/letter-sets';
import { type Command, commandWords } from '@dedalo/words';
import type { Client } from '../../../app/client.ts';
import { MenuPage } from '../../../app/menu-page.ts';
import { ofGame, type Page } from '../../../app/page.ts';

const MOVES: readonly Command[] = ['up', 'down', 'left', 'right'];

/** Asks which letters move in a game. Enter chooses the current ones. */
export function lettersPage(client: Client, game: 'sokoban', next: () => void): Page {
  const { keys, letters: choice } = client.settings;
  const now = lettersIn(game, choice, keys);
  const sets = [now, ...LETTER_SETS.filter((set) => set !== now)];
  const page = new MenuPage(client, () => ({
    title: client.words.games[game].name,
    subtitle: client.words.client.askLetters.question,
    items: sets.map((letters) => ({
      text: client.words.client.settings.letters[letters],
      about: [...legendOf(letters, client), client.words.client.askLetters.later].join(' '),
      choose: () => {
        client.changeSettings({ ...client.settings, letters: choiceFor(game, letters, keys) });
        next();
      },
    })),
  }));
  return ofGame(game, page);
}

function legendOf(letters: Letters, { words }: Client): string[] {
  if (letters === 'none') return [];
  const meanings = MOVES.map(
    (command) => `${letterIn(letters, command)!.toUpperCase()} ${commandWords(command, words)[0]}`,
  );
  return [`${meanings.join(', ')}.`];
}
