import { freeReplayName, saveFile } from '../save-file.ts';
import { speech } from '../speech.ts';
import type { LevelSession } from '../sokoban-session.ts';
import { PlainSokoban } from './plain-sokoban.ts';
import { stemOf } from './stem.ts';
import { TypedLines } from './typed-lines.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays from the lines of standard input. However the input or the program ends, the game is saved. */
export async function playPlainSokoban(
  level: LevelSession,
  options: { readonly saveAs?: string | undefined; readonly notices: boolean; readonly lines?: TypedLines },
): Promise<void> {
  let { saveAs } = options;
  const save = (): void => {
    if (game.isUntouched) return;
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
    // The name was for the first level only.
    saveAs = undefined;
  };
  const game = new PlainSokoban(level, { print, notices: options.notices, leave });
  process.once('exit', save);

  const lines = options.lines ?? new TypedLines();
  game.greet();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    if ((await game.hear(line)) === 'quit') break;
  }
  lines.close();
  process.off('exit', save);
  save();
}
