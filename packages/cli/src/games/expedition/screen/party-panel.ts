import {
  isAwake,
  legOf,
  CREATURES,
  LARGEST_PARTY,
  type Member,
  MOST_ENERGY,
  type View,
} from '@dedalo/pokelabirinto/expedition';
import { legText } from '@dedalo/clients/expedition/leg-text';
import type { Words } from '@dedalo/words';
import { drawBar } from '../../../creature-maze/bar.ts';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText, textWidth, wrapText } from '../../../terminal/text-width.ts';

export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface PanelContext {
  readonly words: Words;
  readonly isAscii: boolean;
  /** How the key is called that puts one of the party in front. */
  readonly keyOf: (member: number) => string | undefined;
}

/** Name, hit points, energy, and a line that is free. */
const MEMBER_ROWS = 4;
const MOST_BAR = 12;

/** Beside the maze: the party with its bars, who lives here, and the journey so far as there is room. */
export function drawPanel(surface: Surface, view: View, panel: Panel, context: PanelContext): void {
  const { words } = context;
  const said = words.games.expedition;
  const { x, y, width, height } = panel;
  const end = y + height;
  let row = y;
  const put = (text: string, role: 'text' | 'title' | 'faint' | 'bad' = 'text'): void => {
    if (row < end) surface.put(x, row, cropText(text, width), role);
    row++;
  };
  put(said.party, 'title');
  for (const [index, member] of view.party.entries()) {
    if (row + 3 > end) break;
    drawMember(surface, member, { ...panel, y: row }, { ...context, index });
    row += view.party.length * MEMBER_ROWS + 8 > height ? MEMBER_ROWS - 1 : MEMBER_ROWS;
  }
  if (view.party.length < LARGEST_PARTY) put(said.free, 'faint');
  const left = view.wild.filter(({ hp }) => hp > 0).map(({ creature }) => creature);
  row++;
  const lives = left.length === 0 ? words.games.pokelabirinto.nobodyLeft : `${said.livesHere}: ${left.join(', ')}`;
  for (const line of wrapText(lives, width)) put(line);
  if (isAwake(view)) put(said.awake, 'bad');
  drawJourney(surface, view, { x, y: row + 1, width, height: end - row - 1 }, words);
}

/** The mazes so far, the last ones where there is no room for all. */
function drawJourney(surface: Surface, view: View, { x, y, width, height }: Panel, words: Words): void {
  const lines = view.journey.flatMap((leg, index) => wrapText(legText(leg, index + 1, words), width));
  const room = height - 1;
  if (room < 2) return;
  surface.put(x, y, cropText(words.games.expedition.journey, width), 'title');
  for (const [row, line] of lines.slice(-room).entries()) surface.put(x, y + 1 + row, line, 'faint');
}

/** Which of the party is drawn at a row of the panel. */
export function memberAt({ party }: View, panel: Panel, row: number): number | undefined {
  const rows = party.length * MEMBER_ROWS + 8 > panel.height ? MEMBER_ROWS - 1 : MEMBER_ROWS;
  const index = Math.floor((row - panel.y - 1) / rows);
  return index >= 0 && index < party.length ? index : undefined;
}

function drawMember(
  surface: Surface,
  { creature, hp, energy }: Member,
  { x, y, width }: Panel,
  { words, isAscii, keyOf, index }: PanelContext & { readonly index: number },
): void {
  const { hp: hpWord, energy: energyWord } = words.games.pokelabirinto;
  const key = keyOf(index);
  const note = index === 0 ? words.games.expedition.front : (key ?? '');
  surface.put(x, y, cropText(`${index + 1} ${creature}`, width - textWidth(note) - 1), index === 0 ? 'title' : 'text');
  surface.put(x + width - textWidth(note), y, note, 'faint');
  const most = CREATURES[creature].hitPoints;
  const facts = [
    { word: hpWord, counted: `${hp}/${most}`, filled: { share: hp / most, isAscii } },
    {
      word: energyWord,
      counted: `${energy}/${MOST_ENERGY}`,
      filled: { share: energy / MOST_ENERGY, isAscii, role: 'title' as const },
    },
  ];
  const wordWidth = Math.max(...facts.map(({ word }) => textWidth(word)));
  const bar = Math.min(MOST_BAR, width - wordWidth - 10);
  for (const [row, { word, counted, filled }] of facts.entries()) {
    surface.put(x + 2, y + 1 + row, word, 'faint');
    const left = x + 3 + wordWidth;
    if (bar > 2) drawBar(surface, { x: left, y: y + 1 + row, width: bar }, filled);
    surface.put(bar > 2 ? left + bar + 1 : left, y + 1 + row, counted);
  }
}

/** Below the maze, where there is no room beside it: a line for each of the party. */
export function drawPartyLines(surface: Surface, view: View, { x, y, width }: Panel, words: Words): void {
  for (const [row, { creature, hp, energy }] of view.party.entries()) {
    const of = CREATURES[creature].hitPoints;
    const text = `${row + 1} ${words.games.expedition.member({ name: creature, hp, of, energy })}`;
    surface.put(x, y + row, cropText(text, width), row === 0 ? 'title' : 'text');
  }
}

/** Which maze it is, the steps and the points. */
export function countsText(view: View, words: Words): string {
  const said = words.games.expedition;
  const { steps, par } = legOf(view);
  return `${said.maze} ${view.number} · ${said.stepsOfPar} ${steps}/${par} · ${said.score} ${view.score}`;
}
