import { announcesMoves, quotedOf } from './line-kinds.ts';
import { trimLines } from './lines.ts';
import type { TextItem, WordsItem } from './text-items.ts';

/** What the text before a board or before moves says about them, and the rest, which is about what came before it. */
export interface Head {
  readonly title?: string;
  readonly author?: string;
  readonly notes: readonly string[];
  readonly rest: readonly TextItem[];
}

const titleOf = (item: WordsItem): string => (item.mark === 'quoted' ? quotedOf(item.text)! : item.text.trim());

/** The title line of .sok: the last line of text, if a blank one precedes it or it is the only one. */
function titleLine(text: readonly TextItem[], isTitle: (item: WordsItem, isApart: boolean) => boolean): Head {
  const at = text.findLastIndex((item) => item.kind !== 'blank');
  const last = text[at];
  const isOnly = text.slice(0, Math.max(at, 0)).every((item) => item.kind === 'blank');
  const isApart = isOnly || text[at - 1]?.kind === 'blank';
  if (last?.kind !== 'words' || last.mark === 'detail' || titleOf(last) === '' || !isTitle(last, isApart)) {
    return { notes: [], rest: text };
  }
  return { title: titleOf(last), notes: [], rest: text.slice(0, at) };
}

/** Titles that announce moves need no blank line before them. */
export const headOfGame = (text: readonly TextItem[]): Head =>
  titleLine(text, (item, isApart) => isApart || announcesMoves(item.text));

/**
 * XSB files say more than one line before a board: remarks, a quoted name, keys. They are about the board below if
 * they touch it and not the one above; a number with a quoted name under it need not touch.
 */
export function headOfLevel(text: readonly TextItem[], isFirst: boolean): Head {
  const end = text.findLastIndex((item) => item.kind !== 'blank') + 1;
  const start = text.slice(0, end).findLastIndex((item) => item.kind === 'blank' || item.kind === 'comment') + 1;
  const paragraph = text.slice(start, end);
  const isApart = text[start - 1]?.kind === 'blank' || (start === 0 && isFirst);
  const isHead =
    isApart && paragraph.every(isHeadLine) && (end === text.length ? paragraph.length > 0 : isNumberAndName(paragraph));
  if (!isHead) return titleLine(text, (_, isApart) => isApart);
  const title =
    paragraph.find((item) => item.kind === 'key' && item.key === 'title' && item.value !== '') ??
    paragraph.find((item) => item.kind === 'words' && item.mark === 'quoted') ??
    paragraph.find((item) => item.kind === 'words' && item.text.trim() !== '');
  const author = paragraph.find((item) => item.kind === 'key' && item.key === 'author' && item.value !== '');
  const notes = paragraph.flatMap((item) =>
    item === title || item === author || item.kind === 'blank' || item.kind === 'comment' ? [] : [item.text],
  );
  return {
    ...(title?.kind === 'words' && { title: titleOf(title) }),
    ...(title?.kind === 'key' && { title: title.value }),
    ...(author?.kind === 'key' && { author: author.value }),
    notes: trimLines(notes),
    rest: text.slice(0, start),
  };
}

const isHeadLine = (item: TextItem): boolean =>
  item.kind === 'key'
    ? item.key === 'title' || item.key === 'author'
    : item.kind === 'words' && (item.mark === 'remark' || item.mark === 'quoted');

function isNumberAndName(paragraph: readonly TextItem[]): boolean {
  const marks = paragraph.map((item) => (item.kind === 'words' ? item.mark : item.kind));
  return marks.join() === 'remark,quoted';
}
