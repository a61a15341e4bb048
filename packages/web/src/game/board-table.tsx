import { squareName } from '@dedalo/grid';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../speech.ts';

interface BoardTableProps {
  readonly width: number;
  /** The name of each square and what stands there, row by row. */
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
  const { asTable } = words.value.web.game;
  useEffect(() => {
    const timer = setTimeout(() => {
      // An element is removed at once, its effects run a moment later.
      if (!body.current) return;
      const texts = squares();
      const { current: before } = shown;
      shown.current = { width, texts };
      const isAlike = before?.width === width && before.texts.length === texts.length;
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
}

function build(body: HTMLElement, { width, texts }: Content): void {
  const lines: HTMLTableRowElement[] = [];
  for (let start = 0; start < Math.min(texts.length, MOST_SQUARES); start += width) {
    const line = document.createElement('tr');
    for (const text of texts.slice(start, start + width)) line.insertCell().textContent = text;
    lines.push(line);
  }
  body.replaceChildren(...lines);
}

type Change = Content & { readonly before: readonly string[] };

function change(body: HTMLElement, { width, before, texts }: Change): void {
  for (const [at, text] of texts.entries()) {
    if (text === before[at]) continue;
    const cell = body.children[Math.floor(at / width)]?.children[at % width];
    if (cell) cell.textContent = text;
  }
}

/** What stands on squares, row by row, with their names: “C4, wall”. A name is heard however one comes to its square. */
export const namedSquares = (texts: readonly string[], width: number): string[] =>
  texts.map((text, cell) => `${squareName(cell, width)}, ${text}`);
