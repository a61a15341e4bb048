import type { TextPlace } from '@dedalo/grid';
import { INSTRUMENTS, isInstrument } from '../synth/instruments.ts';
import { isMode, type Mode, MODES, parsePitch } from './mode.ts';
import { SongError } from './song-error.ts';
import type { Song, Voice } from './song.ts';
import type { Statement, Word } from './words.ts';

/** Everything in a song before its patterns. */
export type Head = Omit<Song, 'chords' | 'notes' | 'hits'> & { readonly order: readonly Word[] };

interface Range {
  readonly least: number;
  readonly most: number;
  readonly usual?: number;
}

const NUMBERS: Readonly<Record<'tempo' | 'metre' | 'echo' | 'room', Range>> = {
  tempo: { least: 30, most: 480 },
  metre: { least: 2, most: 12 },
  echo: { least: 0, most: 60, usual: 0 },
  room: { least: 0, most: 60, usual: 0 },
};
const VOICE_NUMBERS = {
  volume: { least: 0, most: 100, usual: 50 },
  pan: { least: -100, most: 100, usual: 0 },
  octave: { least: -3, most: 3, usual: 0 },
} as const;
const READERS = ['melody', 'figure', 'drums'] as const;

export function readHead(statements: readonly Statement[]): Head {
  const said = new Map(statements.map((statement) => [statement[0].text, statement]));
  for (const [first] of statements) checkKey(first);
  const end = statements.at(-1)?.[0].at ?? { line: 1, column: 1 };
  const numberOf = (key: keyof typeof NUMBERS): number => readValue(said.get(key), { key, end, range: NUMBERS[key] });
  const voices = statements.flatMap((statement) => readVoice(statement) ?? []);
  return {
    tempo: numberOf('tempo'),
    metre: numberOf('metre'),
    echo: numberOf('echo') / 100,
    room: numberOf('room') / 100,
    tonic: readTonic(wordOf(said.get('tonic'), 'tonic', end)),
    mode: readMode(wordOf(said.get('mode'), 'mode', end)),
    isOnce: said.has('once'),
    voices,
    order: orderOf(said.get('order'), end),
  };
}

function checkKey({ text, at }: Word): void {
  const keys = [...Object.keys(NUMBERS), 'tonic', 'mode', 'once', 'order', ...READERS, 'pattern'];
  if (!keys.includes(text)) throw new SongError(at, `${text} means nothing here; expected one of ${keys.join(', ')}`);
}

function wordOf(statement: Statement | undefined, key: string, end: TextPlace): Word {
  if (!statement) throw new SongError(end, `the song does not say its ${key}`);
  const [first, value] = statement;
  if (!value) throw new SongError(first.at, `expected a value after ${key}`);
  return value;
}

function readValue(
  statement: Statement | undefined,
  { key, end, range }: { readonly key: string; readonly end: TextPlace; readonly range: Range },
): number {
  return !statement && range.usual !== undefined ? range.usual : readNumber(wordOf(statement, key, end), range);
}

function readNumber({ text, at }: Word, { least, most }: Range): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new SongError(at, `expected a whole number from ${least} to ${most}, found ${text}`);
}

function readTonic({ text, at }: Word): number {
  const pitch = parsePitch(text);
  if (pitch === undefined) throw new SongError(at, `expected a pitch such as D4 or Bb3, found ${text}`);
  return pitch;
}

function readMode({ text, at }: Word): Mode {
  if (isMode(text)) return text;
  throw new SongError(at, `there is no mode ${text}; there are ${Object.keys(MODES).join(', ')}`);
}

function orderOf(statement: Statement | undefined, end: TextPlace): readonly Word[] {
  const [first, ...names] = statement ?? [];
  if (names.length === 0) throw new SongError(first?.at ?? end, 'the song does not say its order: order A B A');
  return names;
}

/** `melody lead lyre volume 70 pan -20 octave 1`; undefined for a line that is no voice. */
function readVoice([first, name, ...rest]: Statement): Voice | undefined {
  const reads = READERS.find((reader) => reader === first.text);
  if (!reads) return undefined;
  if (!name)
    throw new SongError(first.at, `a voice needs a name: ${reads} ${reads === 'drums' ? 'beat' : 'lead lyre'}`);
  const instrument = reads === 'drums' ? undefined : rest.shift();
  const { volume, pan, octave } = readVoiceNumbers(rest);
  const common = { name: name.text, volume: volume / 100, pan: pan / 100 };
  if (reads === 'drums') return { ...common, reads };
  if (!instrument || !isInstrument(instrument.text)) {
    const found = instrument ? `there is no instrument ${instrument.text}` : `${name.text} needs an instrument`;
    throw new SongError((instrument ?? name).at, `${found}; there are ${INSTRUMENTS.join(', ')}`);
  }
  return { ...common, reads, instrument: instrument.text, octave };
}

function readVoiceNumbers(words: readonly Word[]): Record<keyof typeof VOICE_NUMBERS, number> {
  const { volume, pan, octave } = VOICE_NUMBERS;
  const numbers = { volume: volume.usual as number, pan: pan.usual as number, octave: octave.usual as number };
  for (let index = 0; index < words.length; index += 2) {
    const key = words[index]!;
    const value = words[index + 1];
    const name = Object.keys(numbers).find((known) => known === key.text) as keyof typeof numbers | undefined;
    if (!name || !value) throw new SongError(key.at, `expected volume, pan or octave and a number, found ${key.text}`);
    numbers[name] = readNumber(value, VOICE_NUMBERS[name]);
  }
  return numbers;
}
