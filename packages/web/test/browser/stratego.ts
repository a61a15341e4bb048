import { thoughtOn } from '@dedalo/clients/stratego/bots';
import { cellsOf, NO_DRAFT } from '@dedalo/clients/stratego/draft';
import { Drafting } from '@dedalo/clients/stratego/drafting';
import { turnedFor } from '@dedalo/clients/stratego/orientation';
import { type GameRecord, Session } from '@dedalo/engine';
import { parseSquare, Random } from '@dedalo/grid';
import {
  type Action,
  type Cell,
  cellAt,
  columnOf,
  createConfig,
  movesOfView,
  rowOf,
  rules,
  stratego,
  type StrategoTypes,
  targetOf,
} from '@dedalo/stratego';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Spot } from './spot.ts';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';

/** What is chosen before a game. */
export interface Wanted {
  readonly side?: 'red' | 'blue';
  readonly against?: 'random' | 'rules' | 'search' | 'person';
  readonly time?: number;
  readonly rules?: 'final' | 'april';
  readonly seed?: string;
}

/** What the browser has kept from before. */
type Kept = Readonly<Record<string, string>>;

const said = en.web.stratego;
const ascending = (a: number, b: number): number => a - b;

/** For somebody who has been here before. */
export async function prepareStratego(page: Page, wanted: Wanted = {}, more: Kept = {}): Promise<void> {
  await keep(page, {
    ...more,
    progress: JSON.stringify({ known: ['sokoban', 'stratego'], solved: [] }),
    stratego: JSON.stringify({ side: 'red', against: 'random', rules: 'final', time: 100, ...wanted }),
  });
}

/** Begins a game from the first page. */
export async function openStratego(page: Page, wanted: Wanted = {}, more: Kept = {}): Promise<void> {
  await prepareStratego(page, wanted, more);
  await visit(page, '#/stratego');
  await page.getByLabel(said.seed).fill(wanted.seed ?? 'Talos');
  await page.getByRole('button', { name: said.begin, exact: true }).click();
  await page.waitForURL(/#\/stratego\/play$/);
}

/** A set-up from the pool, by its key, and the game begins; against a bot, once the person is to move. */
export async function setUp(page: Page, side: 0 | 1 | undefined = 0): Promise<void> {
  await page.getByRole('region', { name: said.hand }).waitFor();
  await page.keyboard.press('p');
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: said.hand }).waitFor({ state: 'detached' });
  if (side !== undefined) await expectTurn(page, side);
}

/** The person is to move. */
export async function expectTurn(page: Page, side: 0 | 1): Promise<void> {
  const turn = en.games.stratego.turnOf(en.games.stratego.sides[side]);
  await page
    .locator('.game-message')
    .getByText(new RegExp(`${turn}\\.$`))
    .waitFor();
}

/** A person's game against `random`, worked out beforehand: its set-up is the first of the pool, its moves are those of `rules`. */
export function planGame({ seed = 'Talos', side = 'red', rules: ruleSet = 'final' }: Wanted = {}): Plan {
  const config = createConfig({ rules: ruleSet });
  if (!config.ok) throw new Error(config.error.code);
  const person = side === 'red' ? 0 : 1;
  const names = person === 0 ? ['Red player', 'random'] : ['random', 'Blue player'];
  const session = new Session(stratego, { config: config.value, seed, names });
  const random = new Random(`the person of ${seed}`);
  const drafting = new Drafting(person, NO_DRAFT, seed);
  drafting.drawFromPool();
  const cells = cellsOf(drafting.draft)!;
  const moves: PlannedMove[] = [];
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    const view = session.view(seat);
    const choose = (): Action => {
      if (seat !== person) return thoughtOn({ bot: 'random', seat: seat!, seed, view, game: session }).choice;
      if (view.phase === 'setting-up') return { type: 'place', cell: cells[view.placed[person]]! };
      return rules.think(view, { seat, random }).choice;
    };
    const action = choose();
    if (seat === person && action.type === 'move') {
      const targets = movesOfView(view, seat).filter(({ from }) => from === action.from);
      moves.push({
        from: action.from,
        to: targetOf(seat, action)!,
        targets: targets.map((move) => targetOf(person, move)!),
      });
    }
    const played = session.play(seat, action);
    if (!played.ok) throw new Error(played.error.code);
  }
  return { person, cells, moves, record: session.record(), winner: session.outcome!.winners[0] };
}

export interface PlannedMove {
  readonly from: Cell;
  readonly to: Cell;
  /** Where the piece may go. */
  readonly targets: readonly Cell[];
}

export interface Plan {
  readonly person: 0 | 1;
  readonly cells: readonly Cell[];
  readonly moves: readonly PlannedMove[];
  readonly record: GameRecord<StrategoTypes>;
  readonly winner: number | undefined;
}

/** The middle of a cell in the window. */
export async function spotOf(page: Page, seat: number, cell: Cell): Promise<Spot> {
  const box = await page.locator('.stratego-field').boundingBox();
  if (!box) throw new Error('there is no board');
  const shown = turnedFor(seat, cell);
  // The frame is 42 wide, a cell 100.
  const unit = Math.min(box.width, box.height) / 1084;
  return {
    x: box.x + (42 + 100 * columnOf(shown) + 50) * unit,
    y: box.y + (42 + 100 * rowOf(shown) + 50) * unit,
  };
}

/** What the table after the board says of every cell, by cell. */
export async function cellTexts(page: Page): Promise<Map<Cell, string>> {
  const texts = await page.locator('.game table td, .replay table td').allInnerTexts();
  const told = texts.flatMap((text) => {
    const [, name = '', what = ''] = /^(\w+), (.*)$/s.exec(text) ?? [];
    const square = parseSquare(name);
    return square ? [[cellAt(square.y, square.x), what] as const] : [];
  });
  return new Map(told);
}

/** The cells that are told to be targets now, once there are some. */
export async function expectTargets(page: Page, targets: readonly Cell[]): Promise<void> {
  const { target, attack } = said.cell;
  await expect
    .poll(async () => {
      const texts = await cellTexts(page);
      return [...texts]
        .flatMap(([cell, text]) => (text.endsWith(target) || text.endsWith(attack) ? [cell] : []))
        .sort(ascending);
    })
    .toEqual([...targets].sort(ascending));
}

/** Waits until it is the person's turn after so many moves of theirs, or the game is over. */
export async function expectMoved(page: Page, plan: Plan, index: number): Promise<void> {
  const isLast = index === plan.moves.length - 1;
  if (isLast) return page.getByText(en.games.stratego.allShown).first().waitFor();
  const move = en.games.stratego.move({ move: index + 2, of: 200 });
  await page.locator('.game-title').getByText(move, { exact: true }).waitFor();
  return expectTurn(page, plan.person);
}

/** Moves the cursor over the board by the arrow keys. */
export async function moveCursor(
  page: Page,
  seat: number,
  way: { readonly from: Cell; readonly to: Cell },
): Promise<void> {
  const [from, to] = [turnedFor(seat, way.from), turnedFor(seat, way.to)];
  const press = async (key: string, times: number): Promise<void> => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key);
  };
  const [rows, columns] = [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)];
  await press(rows < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(rows));
  await press(columns < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(columns));
}

/** Plays so many moves of a plan with the mouse. */
export async function clickMoves(page: Page, plan: Plan, until = plan.moves.length, from = 0): Promise<void> {
  for (let index = from; index < until; index++) {
    const move = plan.moves[index]!;
    for (const cell of [move.from, move.to]) {
      const { x, y } = await spotOf(page, plan.person, cell);
      await page.mouse.click(x, y);
    }
    await expectMoved(page, plan, index);
  }
}

/** The replay text of a planned game. */
export const planText = ({ record }: Plan): string => Session.resume(stratego, record).save();
