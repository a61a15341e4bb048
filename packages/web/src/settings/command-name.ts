import { gameOf } from '@dedalo/clients';
import { type Command, commandWords, gameWords } from '@dedalo/words';
import { words } from '../speech.ts';

/** What a command is called away from its list: with its game, if it belongs to one. */
export function commandName(command: Command, text: string = commandWords(command, words.value)[0]): string {
  const game = gameOf(command);
  return game === undefined ? text : `${text} (${gameWords(words.value, game).name})`;
}
