import { gameOf } from '@dedalo/clients';
import { type Command, commandWords, gameWords } from '@dedalo/words';
import { words } from '../speech.ts';

/** The name of a command outside its list: with its game, if it belongs to one. */
export function commandName(command: Command, text: string = commandWords(command, words.value)[0]): string {
  const game = gameOf(command);
  return game === undefined ? text : `${text} (${gameWords(words.value, game).name})`;
}
