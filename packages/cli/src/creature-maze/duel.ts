import { type AttackNumber, DASHES } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import type { Area, Picture } from '../app/picture.ts';
import { textPicture } from '../app/text-picture.ts';
import { Surface } from '../terminal/surface.ts';
import { cropText, wrapText } from '../terminal/text-width.ts';
import { type Card, drawCard, HEAD_ROWS, type LaidCard, layCard } from './card.ts';

/** Two creatures face to face. */
export interface Duel {
  /** The player's side, then the other. */
  readonly cards: readonly [Card, Card];
  /** What else can be done, a line each. */
  readonly choices?: readonly string[];
  /** What has happened, the latest last. */
  readonly log: readonly string[];
}

/** What lies at a place of the picture. */
export type DuelPlace = { readonly side: 0 | 1; readonly attack: AttackNumber } | { readonly choice: number };

export interface DuelPicture extends Picture {
  placeAt(x: number, y: number): DuelPlace | undefined;
}

type Laid = Pick<Duel, 'cards' | 'choices'>;

interface Layout {
  readonly cards: readonly LaidCard[];
  readonly cardWidth: number;
  readonly choiceTop: number;
  readonly logTop: number;
}

/** Both cards side by side, below them what can be done, and the row where the log begins. */
function lay({ cards, choices = [] }: Laid, words: Words, width: number): Layout {
  const cardWidth = Math.floor((width - 3) / 2);
  const laid = cards.map((card) => layCard(card, cardWidth, words));
  const choiceTop = 1 + Math.max(...laid.map((card) => card.height));
  return { cards: laid, cardWidth, choiceTop, logTop: choiceTop + (choices.length > 0 ? choices.length + 1 : 0) };
}

/** Whether there is a row for what happens. */
export const hasLog = (duel: Laid, words: Words, { width, height }: Area): boolean =>
  lay(duel, words, width).logTop < height;

export function duelPicture(
  duel: Duel,
  { words, isAscii }: { readonly words: Words; readonly isAscii: boolean },
  { width, height }: Area,
): DuelPicture {
  const surface = new Surface(width, Math.max(0, height), { isAscii });
  const { cards, cardWidth, choiceTop, logTop } = lay(duel, words, width);
  const { choices = [], log } = duel;
  const xOf = (side: number): number => 1 + side * (cardWidth + 1);
  const rule = (y: number): void => surface.put(1, y, (isAscii ? '-' : '─').repeat(Math.max(0, width - 2)), 'faint');
  for (const [side, card] of cards.entries()) drawCard(surface, card, { x: xOf(side), words, isAscii });
  rule(choiceTop - 1);
  for (const [row, text] of choices.entries()) surface.put(1, choiceTop + row, cropText(text, width - 2));
  if (choices.length > 0) rule(logTop - 1);
  drawLog(surface, log, logTop);
  return {
    ...textPicture(surface),
    placeAt: (x, y) => {
      if (y >= choiceTop) return y < choiceTop + choices.length ? { choice: y - choiceTop } : undefined;
      const side = ([0, 1] as const).find((each) => x >= xOf(each) && x < xOf(each) + cardWidth);
      const row = side === undefined ? undefined : cards[side]!.attacks[y - HEAD_ROWS];
      return row && { side: side!, attack: row.attack };
    },
  };
}

function drawLog(surface: Surface, log: readonly string[], top: number): void {
  const room = surface.rows - top;
  if (room <= 0) return;
  const lines = log.flatMap((line) => wrapText(line, surface.columns - 2)).slice(-room);
  for (const [row, line] of lines.entries()) surface.put(1, top + row, line, line === DASHES ? 'faint' : 'text');
}
