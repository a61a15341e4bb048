import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../speech.ts';

interface BoardTableProps {
  readonly width: number;
  /** What stands on each square, row by row, in words. */
  readonly squares: () => readonly string[];
  /** Goes up when the board has changed. */
  readonly revision: number;
}

/** A table of more squares than this is made only for those who ask for it. */
const MOST_SQUARES = 3000;
const REST_MS = 120;

/**
 * The board for those who hear it: a table that a screen reader can walk. It follows the game a moment behind, and
 * only the squares that changed are written.
 */
export function BoardTable({ width, squares, revision }: BoardTableProps): JSX.Element | null {
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRef<Content>(undefined);
  const { asTable, row } = words.value.web.game;
  useEffect(() => {
    const timer = setTimeout(() => {
      // An element goes at once, its effects are ended a moment later.
      if (!body.current) return;
      const texts = squares();
      const { current: before } = shown;
      shown.current = { width, texts, row };
      const isAlike = before?.width === width && before.texts.length === texts.length && before.row === row;
      if (isAlike) change(body.current, { width, before: before.texts, texts });
      else build(body.current, shown.current);
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  void revision;
  return (
    <div class="only-heard">
      <table>
        <caption>{asTable}</caption>
        <tbody ref={body} />
      </table>
    </div>
  );
}

interface Content {
  readonly width: number;
  readonly texts: readonly string[];
  /** What a row is called, in the language of the moment. */
  readonly row: (number: number) => string;
}

function build(body: HTMLElement, { width, texts, row }: Content): void {
  const lines: HTMLTableRowElement[] = [];
  for (let start = 0; start < Math.min(texts.length, MOST_SQUARES); start += width) {
    const line = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = row(start / width + 1);
    line.append(head);
    for (const text of texts.slice(start, start + width)) line.insertCell().textContent = text;
    lines.push(line);
  }
  body.replaceChildren(...lines);
}

type Change = Pick<Content, 'width' | 'texts'> & { readonly before: readonly string[] };

function change(body: HTMLElement, { width, before, texts }: Change): void {
  for (const [at, text] of texts.entries()) {
    if (text === before[at]) continue;
    const cell = body.children[Math.floor(at / width)]?.children[(at % width) + 1];
    if (cell) cell.textContent = text;
  }
}
