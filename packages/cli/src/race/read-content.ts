import { placedText, problemText } from '@dedalo/clients/race/finding-text';
import type { Content } from '@dedalo/race';
import { speech } from '../speech.ts';
import { UsageError } from '../usage.ts';
import { checkFolder } from './check-folder.ts';
import { readFolder } from './read-folder.ts';

/** The game in a folder. Missing pictures and sounds do not matter where nothing is drawn or heard. */
export async function readContent(folder: string): Promise<Content> {
  const { content, problems } = checkFolder(await readFolder(folder));
  if (content) return content;
  const texts = problems.map((problem) => placedText(folder, problem, problemText(speech(), problem)));
  throw new UsageError(texts.join('\ndedalo: '));
}
