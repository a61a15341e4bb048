import type { Contest, Effort, PlayerSpec } from '@dedalo/arena';
import { nearest } from '@dedalo/grid';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';
import { parseCommandLine } from './command-line.ts';
import { MOST_NODES, MOST_TIME } from './effort.ts';

/** What a player is to be read for. */
export interface PlayerTable {
  readonly bots: Contest['bots'];
  /** Of a bot for which nothing else is said. */
  readonly effort: Effort;
  /** The folder of programs. */
  readonly folder: string;
}

const BOT = /^([a-z][a-z0-9-]*)(?::(.*))?$/i;
const EFFORT = /^(nodes|ms)=(\d{1,10})$/;

/**
 * Who plays, as it is typed: a bot's name, which may say how much it thinks (`search:nodes=5000`, `search:ms=100`), or
 * the command of a program.
 */
export function readPlayer(text: string, table: PlayerTable): PlayerSpec {
  const said = arenaSpeech().match;
  const words = parseCommandLine(text);
  if (!words.ok) throw new UsageError(`${text}: ${said.badCommand[words.error.code]}`);
  const [first] = words.value;
  if (first === undefined) throw new UsageError(said.noPlayer);
  if (words.value.length === 1 && !/[/\\]/.test(first)) return readBot(first, table);
  return { kind: 'program', name: text.trim(), command: words.value, folder: table.folder };
}

/** A single word is a bot: a program without arguments is written with its folder, such as `./my_bot`. */
function readBot(word: string, { bots, effort }: PlayerTable): PlayerSpec {
  const said = arenaSpeech().match;
  const names = bots.map(({ name }) => name);
  const [, name = word, more] = BOT.exec(word) ?? [];
  if (!names.includes(name)) {
    const meant = nearest(name, names);
    throw new UsageError(said.unknownPlayer({ name, bots: names, ...(meant !== undefined && { meant }) }));
  }
  return { kind: 'bot', name: word, bot: name, effort: more === undefined ? effort : readEffort(word, more) };
}

function readEffort(word: string, text: string): Effort {
  const [, unit, digits] = EFFORT.exec(text) ?? [];
  const amount = Number(digits);
  const most = unit === 'nodes' ? MOST_NODES : MOST_TIME;
  if (unit === undefined || amount < 1 || amount > most) throw new UsageError(arenaSpeech().match.badEffort(word));
  return unit === 'nodes' ? { nodes: amount } : { time: amount };
}
