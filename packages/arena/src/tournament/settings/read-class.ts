import { isAbsolute, normalize } from 'node:path';
import { type ClassText, parseClassText } from '../../hosts/class-text.ts';
import type { TableReader } from './table-reader.ts';
import type { ClassEntry } from './tournament-file.ts';

const LONGEST_TEXT = 4096;
const TEXTS = '"java:…" | "js:FILE#CLASS" | "py:FILE#CLASS"';
/** What is handed in is looked for in its own folder, and nowhere else. */
const INSIDE = '"DIR" | ["DIR", "FILE.jar"]';

/** `player`, with `classpath`, instead of a command. */
export function readClass(reader: TableReader): ClassEntry | undefined {
  const text = reader.text('player', LONGEST_TEXT);
  const player = text === undefined ? undefined : parseClassText(text);
  if (text !== undefined && (!player || !isInside(pathOf(player)))) {
    return reader.refuse({ code: 'bad-value', key: 'player', values: TEXTS }, 'player');
  }
  const classpath = reader.texts('classpath') ?? ['.'];
  if (reader.has('classpath') && player?.language !== 'java') {
    return reader.refuse({ code: 'either-or', key: text ?? 'player', other: 'classpath' }, 'classpath');
  }
  if (!classpath.every(isInside)) {
    return reader.refuse({ code: 'bad-value', key: 'classpath', values: INSIDE }, 'classpath');
  }
  return player && { player, classpath };
}

const pathOf = (player: ClassText): string => (player.language === 'java' ? player.target : player.file);

function isInside(path: string): boolean {
  const plain = normalize(path);
  return path !== '' && !isAbsolute(plain) && plain !== '..' && !/^\.\.[/\\]/.test(plain) && !path.includes('\0');
}
