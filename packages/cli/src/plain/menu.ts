import { PACKS } from '@dedalo/sokoban';
import { findLevels } from '../level-source.ts';
import { speech } from '../speech.ts';
import { startLevel } from '../sokoban-session.ts';
import { playPlainSokoban } from './play-sokoban.ts';
import { TypedLines } from './typed-lines.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** The menu line by line. Nothing is asked where nobody can answer. */
export async function plainMenu(): Promise<void> {
  const words = speech();
  const items = [words.games.sokoban.name, words.client.menu.leave] as const;
  print(`Dedalo: ${words.client.menu.subtitle}`);
  for (const [index, name] of items.entries()) print(`${index + 1} ${name}`);
  print('dedalo --help');
  print(words.plain.menu);
  const lines = new TypedLines();
  for (let line = await lines.next(); line !== undefined; line = await lines.next()) {
    const typed = line.trim().toLowerCase();
    if (typed === '') continue;
    const chosen = items.findIndex((name, index) => typed === String(index + 1) || typed === name.toLowerCase());
    if (chosen === 0) return play(lines);
    if (chosen !== -1 || typed === 'q' || typed === 'quit') break;
    print(words.plain.menuUnknown(line.trim()));
  }
  return lines.close();
}

async function play(lines: TypedLines): Promise<void> {
  const source = await findLevels(PACKS[0]);
  return playPlainSokoban(startLevel({ source, number: 1 }, 'forward'), { notices: true, lines });
}
