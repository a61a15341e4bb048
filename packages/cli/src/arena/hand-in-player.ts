import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { findBot, type ArenaGame, type PlayerSpec } from '@dedalo/arena';
import { formatClassText } from '@dedalo/arena/hosts/class-text';
import { readBot } from '@dedalo/arena/tournament/entries/bot-file';
import { openHandIn } from '@dedalo/arena/tournament/entries/open-hand-in';
import type { ProgramEntry } from '@dedalo/arena/tournament/index';
import { absentWords } from '@dedalo/clients/absent-words';
import { printable } from '@dedalo/clients/printable';
import { UsageError } from '../usage.ts';
import { arenaSpeech } from './arena-words.ts';
import { checkClassGame, hostLine } from './class-player.ts';
import { parseCommandLine } from './command-line.ts';
import { fileSentence } from './file-sentence.ts';
import type { ProgramRules } from './program-rules.ts';
import { checkSandbox } from './sandbox-rules.ts';

/** What is needed to read a hand-in. */
export interface HandInTable {
  readonly arenaGame: ArenaGame;
  /** The folder that its path is relative to. */
  readonly folder: string;
  readonly rules: ProgramRules;
}

/**
 * The folder of a hand-in as a program that can take a seat, built if needed; undefined where the text names no folder.
 */
export async function seatHandIn(text: string, table: HandInTable): Promise<PlayerSpec | undefined> {
  const { arenaGame, folder, rules } = table;
  // A bot's name means the bot; a folder of that name is written ./name.
  if (findBot(arenaGame.bots, text.trim()) || !isFolder(text, folder)) return undefined;
  const entry = await readHandIn(text, folder);
  const place = text.trim();
  const { game } = entry;
  if (game !== undefined && game !== arenaGame.game.id) throw refusal({ code: 'wrong-game', place, detail: game });
  if ('player' in entry) checkClassGame(arenaGame, formatClassText(entry.player));
  checkSandbox(rules);
  const opened = await openHandIn(entry, {
    ...rules,
    sentence: ({ player }, problem) => hostLine(formatClassText(player), problem),
  });
  if (!opened.ok) throw refusal({ place, ...opened.error });
  return { kind: 'program', name: entry.name, ...opened.value };
}

/** The game in the bot.toml of a typed folder. */
export const gameOfHandIn = async (text: string, folder: string): Promise<string | undefined> =>
  isFolder(text, folder) ? (await readHandIn(text, folder)).game : undefined;

const isFolder = (text: string, folder: string): boolean =>
  text.trim() !== '' && statSync(resolve(folder, text.trim()), { throwIfNoEntry: false })?.isDirectory() === true;

async function readHandIn(text: string, folder: string): Promise<ProgramEntry> {
  const place = text.trim();
  const path = resolve(folder, place);
  const read = await readBot(path, { folder: basename(path), split: parseCommandLine });
  if (read.ok) return { ...read.value, folder: path };
  const { error } = read;
  if (error.code === 'bad-bot-file') throw new UsageError(fileSentence(`${place}/bot.toml`, error.problem));
  throw refusal({ code: error.code, place, detail: '' });
}

interface Refusal {
  readonly code: string;
  readonly place: string;
  readonly detail: string;
  readonly said?: readonly string[];
}

const refusal = (problem: Refusal): UsageError =>
  new UsageError([absentWords(arenaSpeech(), problem), ...(problem.said ?? [])].map(printable).join('\n'));
