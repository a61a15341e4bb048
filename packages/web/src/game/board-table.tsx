import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../speech.ts';

interface BoardTableProps {
  readonly width: number;
  /** The content of each square, row by row, in words. */
  readonly squares: () => readonly string[];
  /** Goes up when the board has changed. */
  readonly revision: number;
}

/** A larger table than this is only made on request. */
const MOST_SQUARES = 3000;
const REST_MS = 120;

/**
 * The board for screen readers: a table. It follows the game with a short delay, and only changed squares are written.
 */
export function BoardTable({ width, squares, revision }: BoardTableProps): JSX.Element | null {
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRef<Content>(undefined);
  const { asTable, row } = words.value.web.game;
  useEffect(() => {
    const timer = setTimeout(() => {
      // An element is removed at once, its effects run a moment later.
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
  /** The name of a row, in the current language. */
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
