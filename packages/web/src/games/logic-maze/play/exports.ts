import { formatCollection, formatMoves } from '@dedalo/theseus/logic';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { Wandering } from './wandering.ts';

export async function saveImage({ play, board }: Wandering): Promise<void> {
  if (board) saveFile(`${play.stem()}.png`, await board.toBlob());
}

/** The level in its text format. */
export async function copyLevel({ play }: Wandering): Promise<void> {
  const { title } = play.entry ?? {};
  const entry = { level: play.source.config.level, line: 1, notes: [], ...(title !== undefined && { title }) };
  await copyText(formatCollection({ notes: [], entries: [entry] }));
}

/** The moves so far, a letter each. */
export async function copyMoves({ play }: Wandering): Promise<void> {
  const record = play.source.record();
  const moves = record?.actions.slice(0, record.played).map(({ action }) => action.move) ?? [];
  return moves.length === 0 ? toast(words.value.web.sokoban.noMovesYet) : copyText(formatMoves(moves));
}
