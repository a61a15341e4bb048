import type { Command } from '@dedalo/words';

type Way = Extract<Command, 'up' | 'down' | 'left' | 'right'>;

export const WAYS: readonly Way[] = ['up', 'down', 'left', 'right'];

/** Moves the focus among cards in rows; from outside to the first of them. */
export function moveInGrid(cards: readonly HTMLElement[], way: Way): void {
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const now = cards[at];
  if (!now) return cards[0]?.focus();
  if (way === 'left' || way === 'right') return cards[at + (way === 'left' ? -1 : 1)]?.focus();
  const here = now.getBoundingClientRect();
  const isBeyond = (card: HTMLElement): boolean => {
    const { top } = card.getBoundingClientRect();
    return way === 'up' ? top < here.top - 1 : top > here.top + 1;
  };
  const beyond = way === 'up' ? cards.slice(0, at).reverse() : cards.slice(at + 1);
  const first = beyond.find(isBeyond);
  if (!first) return undefined;
  const { top } = first.getBoundingClientRect();
  const row = beyond.filter((card) => Math.abs(card.getBoundingClientRect().top - top) < 1);
  const offset = (card: HTMLElement): number => Math.abs(card.getBoundingClientRect().left - here.left);
  return row.reduce((best, card) => (offset(card) < offset(best) ? card : best)).focus();
}
