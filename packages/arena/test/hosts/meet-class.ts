import { existsSync, readFileSync } from 'node:fs';
import type { BoutEnding, Limits } from '@dedalo/protocol/report';
import { stratego } from '@dedalo/stratego';
import { CLOCK, LIMITS } from '../../src/bout/bout.ts';
import { logFile } from '../../src/bout/log-file.ts';
import { playBout } from '../../src/bout/play-bout.ts';
import { parseClassText } from '../../src/hosts/class-text.ts';
import { openClass, removeFolders } from '../../src/hosts/open-class.ts';

export interface Met {
  readonly ending: BoutEnding;
  readonly log: string;
}

export interface Meeting {
  readonly folder: string;
  readonly classpath?: readonly string[];
  readonly rules?: 'final' | 'april';
  /** Milliseconds for a move, where a player is to be too slow. */
  readonly move?: number;
  readonly limits?: Limits;
  readonly isSandboxed?: boolean;
}

/** Far longer than any honest answer takes, however busy the machine is. */
const PATIENCE = 300_000;

/** A class plays Red against a bot of ours. */
export async function meetClass(text: string, meeting: Meeting): Promise<Met> {
  const { folder, classpath = [], rules = 'final', move = PATIENCE, limits = LIMITS, isSandboxed = false } = meeting;
  const opened = await openClass({ text: parseClassText(text)!, classpath, folder, limits });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { command, reads, temporary } = opened.value;
  const id = text.replaceAll(/\W+/g, '-') + rules;
  const { ending } = await playBout({
    id,
    game: 'stratego',
    config: stratego.text.formatConfig({ rules, movesEach: 20 }),
    seed: 'class',
    numbers: [1, 2],
    players: [
      { kind: 'program', name: 'class', command, folder, reads },
      { kind: 'bot', name: 'random', bot: 'random', effort: { nodes: 1 } },
    ],
    clock: { ...CLOCK, hello: PATIENCE, first: PATIENCE, move, bank: 0 },
    limits,
    isSandboxed,
    logs: folder,
  });
  await removeFolders(temporary);
  const file = logFile(folder, id, 0);
  return { ending, log: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}
