import { shareReplay } from '../../../replay/share-replay.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { Playing } from './playing.ts';

export function saveReplay({ play }: Playing): void {
  saveFile(`${play.stem()}.replay`, play.source.saveLater()());
}

export async function saveImage({ play, maze }: Playing): Promise<void> {
  if (maze) saveFile(`${play.stem()}.png`, await maze.toBlob());
}

export const shareGame = ({ play }: Playing): Promise<void> => shareReplay(play.source.saveLater()());
