import { dearestTexts, type Speaker, summaryText } from '@dedalo/clients/expedition/judged-texts';
import { legText } from '@dedalo/clients/expedition/leg-text';
import type { ExpeditionPlay } from '@dedalo/clients/expedition/expedition-play';
import { type Area, type Picture } from '../../../app/picture.ts';
import { textPicture } from '../../../app/text-picture.ts';
import { Surface } from '../../../terminal/surface.ts';
import { cropText, wrapText } from '../../../terminal/text-width.ts';

const MOST_WIDTH = 76;

/** How far the journey went: figures, how well it was fought, and its map. */
export function overPicture(
  play: ExpeditionPlay,
  speaker: Speaker & { readonly best: number | undefined; readonly isAscii: boolean },
  { width, height }: Area,
): Picture {
  const { words, best } = speaker;
  const said = words.games.expedition;
  const { number, score, journey } = play.view;
  const surface = new Surface(width, Math.max(0, height), speaker);
  const room = Math.min(MOST_WIDTH, width - 4);
  const x = Math.max(1, Math.floor((width - room) / 2));
  let y = 0;
  const put = (text: string, role: 'text' | 'title' | 'faint' | 'good' = 'text'): void => {
    for (const line of wrapText(text, room)) surface.put(x, y++, cropText(line, room), role);
  };
  put(said.over(number), 'title');
  const isRecord = best === undefined || score > best;
  const record = isRecord ? said.record : said.bestSoFar(best);
  put(`${said.score}: ${score} (${record})`, isRecord ? 'good' : 'text');
  put(`${said.mazesDone}: ${number - 1}`);
  put(`${said.fightsWon}: ${journey.flatMap(({ won }) => won).length}`);
  if (play.judged.length > 0) {
    y++;
    put(said.judged.title, 'title');
    put(summaryText(play.judged, speaker));
    for (const text of dearestTexts(play.judged, speaker)) put(text, 'faint');
  }
  y++;
  put(said.journey, 'title');
  for (const [index, leg] of journey.entries()) put(legText(leg, index + 1, words), 'faint');
  return textPicture(surface);
}
