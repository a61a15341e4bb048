import { Session } from '@dedalo/engine';
import {
  type Cell,
  createConfig,
  formatSetups,
  type Piece,
  PIECES,
  POOL,
  RANK_OF,
  RANKS,
  type Setup,
  setupFor,
  stratego,
} from '@dedalo/stratego';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { cellTexts, moveCursor, openStratego } from './stratego.ts';

const said = en.web.stratego;

/** Two set-ups on the same cells; only what stands where is another. */
const [first] = POOL;
const PLAIN = { title: 'plain', cells: first!.cells };
const OTHER = { title: 'other', cells: [...first!.cells.slice(3), ...first!.cells.slice(0, 3)] };
const SETUPS = { 'stratego/setups': formatSetups([PLAIN, OTHER]) };

const showMine = (page: Page): Promise<void> => page.getByRole('button', { name: said.handOver }).click();

async function takeSetup(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: said.hand }).waitFor();
  await page.keyboard.press('t');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said.loadSetup(title) })
    .click();
  // So that the last thing said is of one's own pieces.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
}

/** All that the page holds, and what a screen reader finds in it. */
const everything = async (page: Page): Promise<string> =>
  `${await page.content()}\n${await page.locator('body').ariaSnapshot()}`;

/** Between two turns there is no piece at all, neither by name nor as a picture; but for those that have just fought. */
async function expectCovered(page: Page, fought: readonly Piece[] = []): Promise<void> {
  await page.getByRole('button', { name: said.handOver }).waitFor();
  const all = await everything(page);
  const known = fought.map((piece) => RANK_OF[piece]);
  const names = RANKS.filter((rank) => !known.includes(rank)).map((rank) => en.games.stratego.ranks[rank]);
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(all))).toEqual([]);
  expect(PIECES.filter((piece) => !fought.includes(piece) && new RegExp(`\\b${piece}\\b`).test(all))).toEqual([]);
  expect(await page.locator('.stratego-piece').count()).toBe(0);
  expect(await page.locator('.stratego-solid').count()).toBe(fought.length);
}

/** The table after the board follows a moment behind. */
const expectTold = (page: Page): Promise<void> =>
  page.locator('.game .only-heard td').nth(99).waitFor({ state: 'attached' });

/** Where two texts begin to differ; what is the same says nothing. */
function difference(a: string, b: string): readonly string[] {
  if (a === b) return [];
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return [a, b].map((text) => text.slice(Math.max(0, at - 200), at + 200));
}

interface Attack {
  readonly setups: readonly [Setup, Setup];
  readonly from: Cell;
  readonly to: Cell;
  readonly pieces: readonly [Piece, Piece];
}

/** Two set-ups of the pool with which Red can attack at once. */
function firstAttack(): Attack {
  const config = createConfig();
  if (!config.ok) throw new Error(config.error.code);
  for (const setups of POOL.flatMap((red) => POOL.slice(0, 8).map((blue) => [red, blue] as const))) {
    const session = new Session(stratego, { config: config.value, seed: '', names: ['', ''] });
    for (const seat of [0, 1] as const)
      for (const cell of setupFor(seat, setups[seat])) session.play(seat, { type: 'place', cell });
    for (const action of session.legal(0)) {
      const played = stratego.play(session.state, 0, action);
      const fought = played.ok ? played.value.events.find((event) => event.type === 'fought') : undefined;
      if (action.type === 'move' && fought && fought.defender !== 'FL')
        return { setups, from: action.from, to: fought.at, pieces: [fought.attacker, fought.defender] };
    }
  }
  throw new Error('nobody can attack at once');
}

/** Red's screen when Blue has set up so. */
async function redSees(page: Page, blue: string): Promise<string> {
  await openStratego(page, { against: 'person' }, SETUPS);
  await expectCovered(page);
  await showMine(page);
  await takeSetup(page, 'plain');
  await expectCovered(page);
  await showMine(page);
  await takeSetup(page, blue);
  await expectCovered(page);
  await showMine(page);
  await page.getByText(en.games.stratego.turnOf(en.games.stratego.sides[0])).first().waitFor();
  await expectTold(page);
  return everything(page);
}

inBrowser('Stratego Duel by two people at one screen', (theatre) => {
  test('what one has hidden changes nothing in the page of the other', async () => {
    const plain = await redSees(await theatre.page(), 'plain');
    const other = await redSees(await theatre.page(), 'other');
    expect(difference(plain, other)).toEqual([]);
    expect(plain.includes(said.cell.hidden)).toBe(true);
  });

  test('nothing is seen between two turns, nor after a reload', async () => {
    const page = await theatre.page();
    await redSees(page, 'other');
    // A scout of Red in the front row runs, or whoever can goes forward.
    const cells = setupFor(0, PLAIN);
    const mover = cells.slice(3).sort((a, b) => b - a)[0]!;
    await moveCursor(page, 0, { from: 35, to: mover });
    await page.keyboard.press('Enter');
    await moveCursor(page, 0, { from: mover, to: mover + 10 });
    await page.keyboard.press('Enter');
    await expectCovered(page);
    await page.reload();
    await expectCovered(page);
    await showMine(page);
    await page.getByText(en.games.stratego.turnOf(en.games.stratego.sides[1])).first().waitFor();
    await expectTold(page);
    // Blue sees its own ten and nothing of Red's.
    const told = [...(await cellTexts(page)).values()];
    expect(told.filter((text) => text.startsWith(said.cell.hidden))).toHaveLength(PIECES.length);
    expect(await page.locator('.stratego-field .stratego-name').count()).toBe(PIECES.length);
    expect(await page.locator('.stratego-field .is-seat-0 ~ .stratego-sign').count()).toBe(0);
  });

  test('a fight is shown to both between their turns, and nothing else', async () => {
    const page = await theatre.page();
    const { setups, from, to, pieces } = firstAttack();
    const [red, blue] = setups;
    const kept = formatSetups([
      { title: 'red', cells: red.cells },
      { title: 'blue', cells: blue.cells },
    ]);
    await openStratego(page, { against: 'person' }, { 'stratego/setups': kept });
    for (const title of ['red', 'blue']) {
      await showMine(page);
      await takeSetup(page, title);
    }
    await showMine(page);
    await expectTold(page);
    await moveCursor(page, 0, { from: 35, to: from });
    await page.keyboard.press('Enter');
    await moveCursor(page, 0, { from, to });
    await page.keyboard.press('Enter');
    await expectCovered(page, pieces);
    await page
      .getByText(/attacks/)
      .first()
      .waitFor();
  });
});
