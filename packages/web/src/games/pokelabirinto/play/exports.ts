import { saveFile } from '../../../ui/save-file.ts';
import type { Playing } from './playing.ts';

export async function saveImage({ play, maze }: Playing): Promise<void> {
  if (maze) saveFile(`${play.stem()}.png`, await maze.toBlob());
}
