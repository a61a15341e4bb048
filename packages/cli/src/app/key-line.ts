import { type Key, type KeyMap, letterOf } from '@dedalo/clients/key-map';
import { movingLetters } from '@dedalo/clients/move-keys';
import { type Command, type CommandWords, commandWords, type Words } from '@dedalo/words';
import type { Surface } from '../terminal/surface.ts';
import { textWidth } from '../terminal/text-width.ts';
import type { Page } from './page.ts';

interface Speaker {
  readonly keys: KeyMap;
  readonly words: Words;
}

/** A key and the word for its command. */
type Entry = readonly [key: string, word: string];

const MOVES: readonly Command[] = ['up', 'down', 'left', 'right'];
/** Always shown: how to leave, and how to see the other keys. */
const ALWAYS: readonly Command[] = ['back', 'help'];

/** The name of a key on the screen. */
export const keyName = (key: string, words: Words): string => words.client.keys.names[key] ?? key;

/** The keys of a command that reach it on a page. */
export const keysOn = (page: Page, keys: KeyMap, command: Command): readonly Key[] =>
  keys.keysOf(command).filter((key) => {
    if (page.isTyping) return !isText(key);
    return !page.letter || letterOf(key) === undefined;
  });

/** What is typed into a line. */
export const isText = (key: Key): boolean => [...key].length === 1 || key === 'space' || key === 'backspace';

/** The words of a command on a page. */
export const wordsOn = (page: Page, command: Command, words: Words): CommandWords =>
  page.wordsFor?.(command) ?? commandWords(command, words);

const widthOf = ([key, word]: Entry): number => textWidth(key) + 1 + textWidth(word) + 2;

/** The bottom line: as many keys as fit with what they do, always including how to leave and how to see all keys. */
export function drawKeyLine(surface: Surface, page: Page, speaker: Speaker): void {
  const y = surface.rows - 1;
  const commands = page.commands();
  const isThere = (command: Command): boolean => command === 'help' || commands.includes(command);
  const last = ALWAYS.filter((command) => isThere(command) && keysOn(page, speaker.keys, command).length > 0).map(
    (command) => entryOf(page, command, speaker),
  );
  let room = surface.columns + 2 - last.reduce((sum, entry) => sum + widthOf(entry), 0);
  let x = 0;
  const put = (entry: Entry): void => {
    const [key, word] = entry;
    surface.put(x, y, key, 'title');
    surface.put(x + textWidth(key) + 1, y, word, 'faint');
    x += widthOf(entry);
  };
  for (const entry of entriesOf(page, speaker)) {
    if (widthOf(entry) > room) break;
    put(entry);
    room -= widthOf(entry);
  }
  for (const entry of last) put(entry);
}

function* entriesOf(page: Page, speaker: Speaker): Iterable<Entry> {
  const commands = page.commands();
  const moves = MOVES.filter((command) => commands.includes(command) && !page.wordsFor?.(command));
  if (moves.length > 0) {
    const arrows = moves
      .map((command) => keyName(keysOn(page, speaker.keys, command)[0] ?? '', speaker.words))
      .join('');
    const letters = moves.length === MOVES.length && !page.letter ? movingLetters(speaker.keys) : undefined;
    yield [letters === undefined ? arrows : `${arrows} ${letters}`, speaker.words.client.move];
  }
  for (const command of commands) {
    const isShown = !moves.includes(command) && !ALWAYS.includes(command);
    if (isShown && keysOn(page, speaker.keys, command).length > 0) yield entryOf(page, command, speaker);
  }
}

const entryOf = (page: Page, command: Command, { keys, words }: Speaker): Entry => [
  keyName(keysOn(page, keys, command)[0] ?? '', words),
  wordsOn(page, command, words)[0],
];
