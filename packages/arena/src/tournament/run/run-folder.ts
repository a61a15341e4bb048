import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isTemporary, removeTemporaries, writeSafely } from '@dedalo/files';
import { err, ok, type Result } from '@dedalo/grid';
import { JOURNAL } from '../../program/left-out.ts';
import { LOGS, REPLAYS } from '../tournament.ts';
import { type Charter, type CharterProblem, formatCharter, parseCharter } from './charter.ts';
import { LOCK, type Locked, lockFolder } from './lock.ts';

const CHARTER = 'tournament.json';
export const PLAYERS = 'players';
export const BUILDS = 'builds';
export const AGAIN = 'again';
/** What plays the odd games of a match again. */
export const ODD_GAMES = 'again.txt';
export const RESULTS = 'results.json';
export const GRADES = 'results.csv';
export const REPORT = 'report.html';
export const SAME_CODE = 'same-code.csv';

/** The charter holds the secret of the games. */
const OWN_MODE = 0o600;

/** The charter is the first to go: a folder that has lost it is one that was only being prepared. */
const OURS = [CHARTER, JOURNAL, REPLAYS, LOGS, PLAYERS, BUILDS, AGAIN, ODD_GAMES, RESULTS, GRADES, REPORT, SAME_CODE];

export type FolderProblem =
  | Locked
  /** Something else is in it. */
  | { readonly code: 'not-ours'; readonly found: string }
  | CharterProblem
  | { readonly code: 'unusable'; readonly reason: string };

/** The folder of a tournament, which this process has for itself until it closes it. */
export interface RunFolder {
  readonly path: string;
  /** Of the tournament that was begun here; undefined before one is. */
  readonly charter: Charter | undefined;
  /** Begins a tournament. Whoever is killed before this has returned has begun none. */
  begin(charter: Charter): Promise<void>;
  /** Takes back that one was begun: the next begins anew here. */
  abandon(): void;
  close(): void;
}

export function openRunFolder(
  path: string,
  options: { readonly isRestart: boolean },
): Result<RunFolder, FolderProblem> {
  try {
    mkdirSync(path, { recursive: true });
    const stranger = readdirSync(path).find((name) => !isOurs(name));
    if (stranger !== undefined) return err({ code: 'not-ours', found: stranger });
    const lock = lockFolder(path);
    if (!lock.ok) return lock;
    const release = (): void => lock.value.release();
    // Nobody else writes here now: what is there was left.
    for (const place of [path, join(path, REPLAYS)]) removeTemporaries(place, Infinity);
    if (options.isRestart) removeAll(path);
    const charter = readCharter(path);
    if (!charter.ok) {
      release();
      return charter;
    }
    // Preparations that were not finished begin anew.
    if (!charter.value) removeAll(path);
    const begin = (begun: Charter): Promise<void> =>
      writeSafely(join(path, CHARTER), formatCharter(begun), { mode: OWN_MODE });
    const abandon = (): void => rmSync(join(path, CHARTER), { force: true });
    return ok({ path, charter: charter.value, begin, abandon, close: release });
  } catch (error) {
    return err({ code: 'unusable', reason: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}

/** Also what was being written when everything ended. */
const isOurs = (name: string): boolean => OURS.includes(name) || name.startsWith(LOCK) || isTemporary(name);

function removeAll(path: string): void {
  for (const name of OURS) rmSync(join(path, name), { recursive: true, force: true });
}

function readCharter(path: string): Result<Charter | undefined, CharterProblem> {
  let text: string;
  try {
    text = readFileSync(join(path, CHARTER), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ok(undefined);
    throw error;
  }
  return parseCharter(text);
}
