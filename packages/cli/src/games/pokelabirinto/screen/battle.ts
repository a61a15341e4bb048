import { DASHES } from '@dedalo/clients/pokelabirinto/words';
import { attackerOf, type AttackNumber, type View } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import { Surface } from '../../../terminal/surface.ts';
import { wrapText } from '../../../terminal/text-width.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { cardsOf, drawCard, HEAD_ROWS, type LaidCard, layCard } from './card.ts';
import { textPicture } from '../../../app/text-picture.ts';

export interface Battle {
  readonly view: View;
  readonly opponent: number;
  /** The events, the latest last. */
  readonly log: readonly string[];
}

export interface BattlePicture extends Picture {
  /** The attack drawn at a place, for the side in turn. */
  attackAt(x: number, y: number): AttackNumber | undefined;
}

/** The fight in progress; after the end, how it ended. */
export function fightShown({ phase, told }: Pick<View, 'phase' | 'told'>): number | undefined {
  if (phase.name === 'fighting') return phase.opponent;
  const last = told.at(-1);
  return phase.name === 'walking' && last?.type === 'fight-won' ? last.opponent : undefined;
}

type Sides = Pick<Battle, 'view' | 'opponent'>;

/** Both cards side by side, and the row where the log begins. */
function layBattle(
  sides: Sides,
  words: Words,
  width: number,
): { readonly cards: readonly LaidCard[]; readonly cardWidth: number; readonly logTop: number } {
  const cardWidth = Math.floor((width - 3) / 2);
  const cards = cardsOf(sides, words).map((card) => layCard(card, cardWidth, words));
  return { cards, cardWidth, logTop: 1 + Math.max(...cards.map((card) => card.height)) };
}

/** Whether there is a row for events. */
export const hasLog = (sides: Sides, words: Words, { width, height }: Area): boolean =>
  layBattle(sides, words, width).logTop < height;

/** A fight in place of the maze: both sides, and the events. */
export function battlePicture(
  battle: Battle,
  { words, isAscii }: { readonly words: Words; readonly isAscii: boolean },
  { width, height }: Area,
): BattlePicture {
  const surface = new Surface(width, Math.max(0, height), { isAscii });
  const { cards, cardWidth, logTop } = layBattle(battle, words, width);
  const xOf = (side: number): number => 1 + side * (cardWidth + 1);
  for (const [side, card] of cards.entries()) drawCard(surface, card, { x: xOf(side), words, isAscii });
  surface.put(1, logTop - 1, (isAscii ? '-' : '─').repeat(width - 2), 'faint');
  drawLog(surface, battle.log, logTop);
  return {
    ...textPicture(surface),
    attackAt: (x, y) => {
      const { phase } = battle.view;
      if (phase.name !== 'fighting') return undefined;
      const side = attackerOf(phase) === 'hero' ? 0 : 1;
      const isBeside = x < xOf(side) || x >= xOf(side) + cardWidth;
      return isBeside ? undefined : cards[side]!.attacks[y - HEAD_ROWS]?.attack;
    },
  };
}

function drawLog(surface: Surface, log: readonly string[], top: number): void {
  const room = surface.rows - top;
  if (room <= 0) return;
  const lines = log.flatMap((line) => wrapText(line, surface.columns - 2)).slice(-room);
  for (const [row, line] of lines.entries()) surface.put(1, top + row, line, line === DASHES ? 'faint' : 'text');
}
