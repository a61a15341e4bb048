import type { Command, Words } from '@dedalo/words';
import type { Surface } from '../terminal/surface.ts';
import { textWidth } from '../terminal/text-width.ts';
import type { KeyMap } from './key-map.ts';

interface Speaker {
  readonly keys: KeyMap;
  readonly words: Words;
}

const MOVES: readonly Command[] = ['up', 'down', 'left', 'right'];

/** How a key is called on the screen. */
export const keyName = (key: string, words: Words): string => words.client.keys.names[key] ?? key;

/** The bottom line: keys and what they do, as many as fit, and always the key that shows all of them. */
export function drawKeyLine(surface: Surface, commands: readonly Command[], speaker: Speaker): void {
  const { words } = speaker;
  const y = surface.rows - 1;
  const entries = [...entriesOf(commands, speaker)];
  const last = entryOf('keys', speaker);
  const widthOf = ([key, word]: readonly [string, string]): number => textWidth(key) + 1 + textWidth(word) + 2;
  let room = surface.columns - widthOf(last) + 2;
  let x = 0;
  const put = ([key, word]: readonly [string, string]): void => {
    surface.put(x, y, key, 'title');
    surface.put(x + textWidth(key) + 1, y, word, 'faint');
    x += widthOf([key, word]);
  };
  for (const entry of entries) {
    if (widthOf(entry) > room) break;
    put(entry);
    room -= widthOf(entry);
  }
  if (!commands.includes('keys')) put([last[0], words.client.commands.keys[0]]);
}

function* entriesOf(commands: readonly Command[], speaker: Speaker): Iterable<readonly [string, string]> {
  const moves = MOVES.filter((command) => commands.includes(command));
  if (moves.length > 0) {
    const arrows = moves.map((command) => keyName(speaker.keys.keysOf(command)[0] ?? '', speaker.words)).join('');
    yield [arrows, speaker.words.client.move];
  }
  for (const command of commands) {
    if (MOVES.includes(command) || speaker.keys.keysOf(command).length === 0) continue;
    yield entryOf(command, speaker);
  }
}

const entryOf = (command: Command, { keys, words }: Speaker): readonly [string, string] => [
  keyName(keys.keysOf(command)[0] ?? '', words),
  words.client.commands[command][0],
];
