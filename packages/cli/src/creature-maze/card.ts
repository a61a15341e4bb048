import type { Species } from '@dedalo/pokelabirinto';
import type { Words } from '@dedalo/words';
import type { Surface } from '../terminal/surface.ts';
import { cropText, textWidth } from '../terminal/text-width.ts';
import type { Role } from '../terminal/theme.ts';
import { type AttackRow, attackRows } from './attack-rows.ts';
import { drawBar } from './bar.ts';
import { SILHOUETTE_HEIGHT, silhouetteOf, SILHOUETTE_WIDTH } from './silhouettes.ts';

/** One side of a fight. */
export interface Card {
  readonly species: Species;
  readonly index: number;
  /** The side that it belongs to. */
  readonly of: string;
  readonly hp: number;
  readonly energy: number;
  /** Where energy has an end; then it is drawn as a bar. */
  readonly mostEnergy?: number;
  readonly isInTurn: boolean;
  readonly looks: 'left' | 'right';
}

/** Name, hit points, energy. */
export const HEAD_ROWS = 3;
const BAR_WIDTH = 20;
/** Beside the bars there is no room. */
const portraitTop = ({ mostEnergy }: Card): number => (mostEnergy === undefined ? 2 : HEAD_ROWS);
const LEAST_ATTACK_WIDTH = 26;

/** A card for so many columns. What the creature looks like stands beside its attacks, where there is room. */
export interface LaidCard {
  readonly card: Card;
  readonly width: number;
  readonly height: number;
  readonly attacks: readonly AttackRow[];
  readonly hasPortrait: boolean;
}

export function layCard(card: Card, width: number, words: Words): LaidCard {
  const hasPortrait = width >= SILHOUETTE_WIDTH + LEAST_ATTACK_WIDTH;
  const attacks = attackRows(card, hasPortrait ? width - SILHOUETTE_WIDTH - 1 : width, words);
  const height = Math.max(HEAD_ROWS + attacks.length, hasPortrait ? portraitTop(card) + SILHOUETTE_HEIGHT : 0);
  return { card, width, height, attacks, hasPortrait };
}

interface Place {
  readonly x: number;
  readonly words: Words;
  readonly isAscii: boolean;
}

export function drawCard(surface: Surface, laid: LaidCard, { x, words, isAscii }: Place): void {
  const said = words.games.pokelabirinto;
  const { card, width } = laid;
  const { species, hp, energy, mostEnergy, isInTurn } = card;
  const name = `${isInTurn ? '> ' : '  '}${species.name} (${card.of})`;
  surface.put(x, 0, cropText(name, width), isInTurn ? 'title' : 'text');
  const counted = `${hp}/${species.hitPoints}`;
  const valueX = Math.max(textWidth(said.hp), textWidth(said.energy)) + 3;
  const bar = Math.min(BAR_WIDTH, width - valueX - textWidth(`${species.hitPoints}`) * 2 - 2);
  if (bar > 0) {
    surface.put(x + 2, 1, said.hp, 'faint');
    drawBar(surface, { x: x + valueX, y: 1, width: bar }, { share: hp / species.hitPoints, isAscii });
    surface.put(x + valueX + bar + 1, 1, counted);
    surface.put(x + 2, 2, said.energy, 'faint');
    if (mostEnergy === undefined) surface.put(x + valueX, 2, String(energy));
    else {
      const place = { x: x + valueX, y: 2, width: bar };
      drawBar(surface, place, { share: energy / mostEnergy, isAscii, role: 'title' });
      surface.put(x + valueX + bar + 1, 2, `${energy}/${mostEnergy}`);
    }
  } else {
    putFact(surface, { x, y: 1, width }, [said.hp, counted]);
    putFact(surface, { x, y: 2, width }, [said.energy, String(energy)]);
  }
  for (const [row, { text, role }] of laid.attacks.entries()) surface.put(x, HEAD_ROWS + row, text, role);
  if (!laid.hasPortrait) return;
  const role: Role = hp === 0 ? 'faint' : isInTurn ? 'title' : 'text';
  for (const [row, line] of silhouetteOf(card.index, { isAscii, looks: card.looks }).entries()) {
    surface.put(x + width - SILHOUETTE_WIDTH, portraitTop(card) + row, line, role);
  }
}

/** A word and its value, one after the other; the value is never cut. */
function putFact(
  surface: Surface,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  [word, value]: readonly [string, string],
): void {
  const room = width - textWidth(value) - 1;
  const cropped = room < 2 ? '' : cropText(word, room);
  const indent = Math.max(0, Math.min(2, room - textWidth(cropped)));
  surface.put(x + indent, y, cropped, 'faint');
  surface.put(x + indent + (cropped === '' ? 0 : textWidth(cropped) + 1), y, value);
}
