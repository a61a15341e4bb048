import { type ArenaGame, type Effort, findBot, type PlayerSpec } from '@dedalo/arena';
import { formatBotWord, parseBotWord } from '@dedalo/engine';
import { nearest } from '@dedalo/grid';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';
import { parseCommandLine } from './command-line.ts';
import { readsOf } from './command-reads.ts';
import { classTextOf, type ClassTable, seatClass } from './class-player.ts';
import { seatHandIn } from './hand-in-player.ts';
import { MOST_NODES, MOST_TIME } from './effort.ts';
import { rootCommand } from './root-command.ts';

/** What is needed to read a player. */
export interface PlayerTable {
  readonly bots: ArenaGame['bots'];
  /** For bots without options of their own. */
  readonly effort: Effort;
  /** The folder of programs. */
  readonly folder: string;
}

/**
 * Any player as it is typed; a class of Java, JavaScript or Python or the folder of a hand-in may be compiled first.
 */
export async function seatPlayer(text: string, table: Omit<PlayerTable, 'bots'> & ClassTable): Promise<PlayerSpec> {
  const found = classTextOf(text, table.classpath);
  if (found) return seatClass(found, table);
  const handIn = await seatHandIn(text, table);
  return handIn ?? readPlayer(text, { ...table, bots: table.arenaGame.bots });
}

/**
 * A player as it is typed: a bot's name, which may say how much it thinks (`search:nodes=5000`, `search:ms=100`) and
 * what else it takes (`minmax:depth=4`), or the command of a program.
 */
export function readPlayer(text: string, table: PlayerTable): PlayerSpec {
  const said = arenaSpeech().match;
  const words = parseCommandLine(text);
  if (!words.ok) throw new UsageError(`${text}: ${said.badCommand[words.error.code]}`);
  const [first] = words.value;
  if (first === undefined) throw new UsageError(said.noPlayer);
  if (words.value.length === 1 && !/[/\\]/.test(first)) return readBot(first, table);
  const { value: typed } = words;
  const reads = readsOf(typed, table.folder);
  const command = rootCommand(typed, table.folder);
  return { kind: 'program', name: text.trim(), command, folder: table.folder, ...(reads.length > 0 && { reads }) };
}

/** A single word is a bot: a program without arguments is written with its folder, such as `./my_bot`. */
function readBot(word: string, { bots, effort }: PlayerTable): PlayerSpec {
  const parsed = parseBotWord(word);
  if (!parsed) throw refusalOf(word, bots);
  const { nodes, ms, ...options } = parsed.options;
  const bot = formatBotWord({ name: parsed.name, options });
  const own = nodes === undefined && ms === undefined ? effort : readEffort(nodes, ms);
  if (!own || !findBot(bots, bot)) throw refusalOf(word, bots);
  return { kind: 'bot', name: word, bot, effort: own };
}

/** Why a word is no bot: the name is unknown, or the options behind it are. */
export function refusalOf(word: string, bots: ArenaGame['bots']): UsageError {
  const said = arenaSpeech().match;
  const names = bots.map(({ name }) => name);
  const [name = word] = word.split(':');
  const known = bots.find((bot) => bot.name === name);
  if (known) {
    const takes = (known.parameters ?? []).map(({ name, least, most }) => `${name}=${least}…${most}`);
    return new UsageError(said.badOptions({ word, takes }));
  }
  const meant = nearest(name, names);
  return new UsageError(said.unknownPlayer({ name, bots: names, ...(meant !== undefined && { meant }) }));
}

function readEffort(nodes: number | undefined, time: number | undefined): Effort | undefined {
  const isFrom1 = (value: number, most: number): boolean => value >= 1 && value <= most;
  if (nodes !== undefined && time !== undefined) return undefined;
  if (nodes !== undefined) return isFrom1(nodes, MOST_NODES) ? { nodes } : undefined;
  return time !== undefined && isFrom1(time, MOST_TIME) ? { time } : undefined;
}
