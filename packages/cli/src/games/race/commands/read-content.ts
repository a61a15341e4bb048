import { placedText, problemText } from '@dedalo/clients/race/finding-text';
import type { Content } from '@dedalo/race';
import { speech } from '../../../speech.ts';
import { UsageError } from '../../../usage.ts';
import { checkFolder } from './check-folder.ts';
import { readGiven } from './read-given.ts';

/** The game in a folder or a zip. Pictures do not matter where nothing is drawn. */
export async function readContent(folder: string): Promise<Content> {
  const { content, problems } = checkFolder(await readGiven(folder));
  if (content) return content;
  const texts = problems.map((problem) => placedText(folder, problem, problemText(speech(), problem)));
  throw new UsageError(texts.join('\ndedalo: '));
}
