import { dirname, join } from 'node:path';
import type { GameStore } from '@dedalo/clients/game-store';
import { NO_OWN } from '@dedalo/clients/own/own-entries';
import { NO_PROGRESS } from '@dedalo/clients/progress/progress';
import { freeReplayName, saveFile } from '../save-file.ts';
import { speech } from '../speech.ts';
import type { Store } from '../store/store.ts';
import { TypedLines } from './typed-lines.ts';
import { openUserStore } from './user-store.ts';

/** A game line by line: it reads commands and prints the answers. */
export interface PlainGame {
  /** Whether nothing has been played that would be worth saving. */
  readonly isUntouched: boolean;
  greet(): void | Promise<void>;
  hear(line: string): Promise<'quit' | undefined>;
  /** The game as a replay. */
  save(): string;
  /** The name of a game's file without its ending. */
  stem(): string;
  /** Whether that would reveal more than the person may know yet. */
  readonly tellsSecrets?: boolean;
  /** The message with the file in which the game was saved. */
  savedAs(file: string): string;
  keep(store: Store): void;
}

export interface PlainPlayOptions {
  /**
   * The file to save to. If left out, a new one in this folder; if null, none: the game is kept in the user's folder
   * anyway.
   */
  readonly saveAs?: string | null | undefined;
  readonly lines?: TypedLines;
  readonly store?: Store;
  /** Whether it replaces the kept game of the user's folder. */
  readonly isKept?: boolean;
}

/** What a game is given. */
export interface PlainContext {
  readonly store: GameStore;
  /** Called before another game replaces it. */
  readonly leave: (game: PlainGame) => void;
}

/** The name may change while a game is played. */
type Played = Omit<PlainPlayOptions, 'saveAs'> & { readonly saveAs: () => PlainPlayOptions['saveAs'] };

/** For a game that is not kept. */
export const NO_STORE: GameStore = {
  progress: NO_PROGRESS,
  running: () => undefined,
  keepRunning: () => {},
  dropRunning: () => {},
  lastPlayed: undefined,
  played: () => {},
  own: NO_OWN,
  keepOwn: () => {},
  dropOwn: () => {},
  intoLibrary: () => {},
  setRunningAside: () => undefined,
  reached: () => {},
};

/** The given file is that of the first game; later ones are saved beside it, under names of their own. */
export class GameFiles {
  readonly #first: PlainPlayOptions['saveAs'];
  #isFirst = true;

  constructor(first: PlainPlayOptions['saveAs']) {
    this.#first = first;
  }

  nameFor(game: PlainGame): PlainPlayOptions['saveAs'] {
    if (this.#isFirst || this.#first === null || this.#first === undefined) return this.#first;
    return freeReplayName(join(dirname(this.#first), game.stem()));
  }

  /** Saves a game before another one begins. */
  leave(game: PlainGame): void {
    saveGame(game, this.nameFor(game));
    this.#isFirst = false;
  }
}

export const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays from the lines of standard input. However the input or the program ends, the game is saved. */
export async function playLines(game: PlainGame, options: Played): Promise<void> {
  const save = (): void => saveGame(game, options.saveAs());
  process.once('exit', save);
  const store = options.store ?? (await openUserStore());
  const lines = options.lines ?? new TypedLines();
  await game.greet();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const heard = await game.hear(line);
    if (!game.isUntouched && options.isKept !== false) game.keep(store);
    if (heard === 'quit') break;
  }
  lines.close();
  await store.flush();
  process.off('exit', save);
  save();
}

/** Plays games one after the other: the first, and those that follow it. */
export async function playGames(
  create: (context: PlainContext) => PlainGame,
  options: PlainPlayOptions,
): Promise<void> {
  const store = options.store ?? (await openUserStore());
  const { isKept = true } = options;
  const files = new GameFiles(options.saveAs);
  const game = create({ store: isKept ? store : NO_STORE, leave: (left) => files.leave(left) });
  return playLines(game, { ...options, store, isKept, saveAs: () => files.nameFor(game) });
}

/** In a file; if that fails, on standard output. */
export function saveGame(game: PlainGame, saveAs: string | null | undefined): void {
  if (game.isUntouched || saveAs === null) return;
  const file = saveAs ?? freeReplayName(game.stem());
  const text = game.save();
  try {
    saveFile(file, text);
  } catch (error) {
    printLine(`${speech().plain.couldNotSave}\n${text}`);
    throw error;
  }
  printLine(game.savedAs(file));
  if (game.tellsSecrets) printLine(speech().client.notOver.savedAll);
}
