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
  const shown = useRef<{ readonly width: number; texts: readonly string[] }>({ width: 0, texts: [] });
  const { asTable, row } = words.value.web.game;
  useEffect(() => {
    const timer = setTimeout(() => {
      const texts = squares();
      if (shown.current.width !== width || shown.current.texts.length !== texts.length) {
        build(body.current!, { width, texts, row });
      } else {
        change(body.current!, { width, before: shown.current.texts, texts });
      }
      shown.current = { width, texts };
    }, REST_MS);
    return () => clearTimeout(timer);
  });
  void revision;
  return (
    <table class="only-heard">
      <caption>{asTable}</caption>
      <tbody ref={body} />
    </table>
  );
}

interface Content {
  readonly width: number;
  readonly texts: readonly string[];
}

function build(body: HTMLElement, { width, texts, row }: Content & { readonly row: (number: number) => string }): void {
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

function change(body: HTMLElement, { width, before, texts }: Content & { readonly before: readonly string[] }): void {
  for (const [at, text] of texts.entries()) {
    if (text === before[at]) continue;
    const cell = body.children[Math.floor(at / width)]?.children[(at % width) + 1];
    if (cell) cell.textContent = text;
  }
}
