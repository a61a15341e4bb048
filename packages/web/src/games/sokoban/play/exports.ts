import { type Action, formatLevels, type Level, metricsOf } from '@dedalo/sokoban';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { Playing } from './play-page.tsx';
import { reverseLetters } from './reverse-letters.ts';

export async function saveImage({ play, board }: Playing): Promise<void> {
  if (board) saveFile(`${play.stem()}.png`, await board.toBlob());
}

/** The level as text for any Sokoban program. */
export async function copyLevel({ play }: Playing): Promise<void> {
  const { level } = play.state.config;
  const { entry } = play;
  const { title, author } = entry ?? {};
  const named = { ...(title !== undefined && { title }), ...(author !== undefined && { author }) };
  await copyText(formatLevels({ notes: [], entries: [{ level, line: 1, notes: [], games: [], ...named }] }, 'sok'));
}

/** The moves so far, in LURD. */
export async function copyMoves({ play }: Playing): Promise<void> {
  const record = play.source.record();
  const done = record?.actions.slice(0, record.played).map(({ action }) => action) ?? [];
  const { level } = play.source.config;
  const letters = play.isReverse ? reverseLetters(level, done) : forwardLetters(level, done);
  return letters === '' ? toast(words.value.web.sokoban.noMovesYet) : copyText(letters);
}

function forwardLetters(level: Level, actions: readonly Action[]): string {
  const directions = actions.flatMap((action) => (action.type === 'move' ? [action.direction] : []));
  const measured = metricsOf(level, directions);
  return 'letters' in measured ? measured.letters : '';
}
