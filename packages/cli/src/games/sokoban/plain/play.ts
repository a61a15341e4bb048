import type { LevelSession } from '@dedalo/clients/sokoban/session';
import { stemOf } from '@dedalo/clients/sokoban/stem';
import { freeReplayName, saveFile } from '../../../save-file.ts';
import type { Store } from '../../../store/store.ts';
import { openUserStore } from '../../../plain/user-store.ts';
import { speech } from '../../../speech.ts';
import { PlainSokoban } from './game.ts';
import { TypedLines } from '../../../plain/typed-lines.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

export interface PlainPlay {
  /**
   * The file to save to. If left out, a new one in this folder; if null, none: the game is kept in the user's folder
   * anyway.
   */
  readonly saveAs?: string | null | undefined;
  readonly notices: boolean;
  readonly lines?: TypedLines;
  readonly store?: Store;
}

/** Plays from the lines of standard input. However the input or the program ends, the game is saved. */
export async function playPlainSokoban(level: LevelSession, options: PlainPlay): Promise<void> {
  let { saveAs } = options;
  const save = (): void => {
    if (game.isUntouched || options.saveAs === null) return;
    const file = saveAs ?? freeReplayName(stemOf(game.level));
    const text = game.save();
    try {
      saveFile(file, text);
    } catch (error) {
      print(`${speech().plain.couldNotSave}\n${text}`);
      throw error;
    }
    print(speech().plain.savedAs(file));
  };
  const leave = (): void => {
    save();
    // The name was only for the first level.
    saveAs = undefined;
  };
  const store = options.store ?? (await openUserStore());
  const game = new PlainSokoban(level, { store, print, notices: options.notices, leave });
  process.once('exit', save);
  const lines = options.lines ?? new TypedLines();
  game.greet();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    if ((await game.hear(line)) === 'quit') break;
  }
  lines.close();
  await store.flush();
  process.off('exit', save);
  save();
}
