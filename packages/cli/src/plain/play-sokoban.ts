import { createInterface } from 'node:readline';
import { freeReplayName, saveFile } from '../save-file.ts';
import type { LevelSession } from '../sokoban-session.ts';
import { PlainSokoban } from './plain-sokoban.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Plays from the lines of standard input. However the input or the program ends, the game is saved. */
export async function playPlainSokoban(
  level: LevelSession,
  options: { readonly saveAs?: string | undefined; readonly notices: boolean },
): Promise<void> {
  let { saveAs } = options;
  const save = (): void => {
    if (game.isUntouched) return;
    const file = saveAs ?? freeReplayName(stemOf(game.level));
    const text = game.save();
    try {
      saveFile(file, text);
    } catch (error) {
      print(`The game could not be saved. This is it, to be copied:\n${text}`);
      throw error;
    }
    print(`Saved as ${file}. dedalo play sokoban --plain --resume ${file} goes on.`);
  };
  const leave = (): void => {
    save();
    // The name was for the first level only.
    saveAs = undefined;
  };
  const game = new PlainSokoban(level, { print, notices: options.notices, leave });
  process.once('exit', save);

  const isTyped = process.stdin.isTTY;
  const input = createInterface({
    input: process.stdin,
    ...(isTyped && { output: process.stdout, prompt: '> ' }),
  });
  const stop = (): void => input.close();
  input.on('SIGINT', stop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);

  game.greet();
  if (isTyped) input.prompt();
  for await (const line of input) {
    if ((await game.hear(line)) === 'quit') break;
    if (isTyped) input.prompt();
  }
  if (isTyped) print('');
  process.off('exit', save);
  save();
}

/** `sokoban-classic-4` for the pack, and for a file of that name wherever it lies. */
function stemOf({ origin }: LevelSession): string {
  if (!origin) return 'sokoban';
  const name = origin.source.name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  return `sokoban-${name.replaceAll(/[^\w.-]+/g, '-')}-${origin.number}`;
}
