import { CONSOLE_SETUP, formatSetup, mirrored, type Piece, PIECES, RANK_OF, setupFor } from '@dedalo/stratego';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { expectSaid } from './board.ts';
import { between, Fingers } from './fingers.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';
import { cellTexts, openStratego, planGame, spotOf } from './stratego.ts';
import type { Spot } from './spot.ts';

const said = en.web.stratego;

type Standing = Readonly<Partial<Record<Piece, number>>>;

/** What the table says of the cells on which pieces stand. */
async function standing(page: Page): Promise<Record<number, string>> {
  const texts = await cellTexts(page);
  const isOwn = (text: string): boolean => text.startsWith(said.cell.own(''));
  return Object.fromEntries(
    [...texts].filter(([, text]) => isOwn(text)).map(([cell, text]) => [cell, text.split(',')[0]!]),
  );
}

async function expectStanding(page: Page, cells: Standing): Promise<void> {
  const { ranks } = en.games.stratego;
  const wanted = Object.entries(cells).map(([piece, cell]) => [cell, said.cell.own(ranks[RANK_OF[piece as Piece]])]);
  await expect.poll(() => standing(page)).toEqual(Object.fromEntries(wanted));
}

const byCode = (cells: readonly number[]): Standing =>
  Object.fromEntries(cells.map((cell, index) => [PIECES[index]!, cell]));

const handSpot = async (page: Page, piece: string): Promise<Spot> => {
  const box = (await page.locator(`[data-piece=${piece}]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y);
  await page.mouse.up();
}

inBrowser('a set-up of Stratego Duel', (theatre) => {
  test('is made by dragging, changed and taken back, and is still there after a reload', async () => {
    const page = await theatre.page();
    await openStratego(page);
    await drag(page, await handSpot(page, 'MA'), await spotOf(page, 0, 34));
    await expectStanding(page, { MA: 34 });
    await drag(page, await handSpot(page, 'SP'), await spotOf(page, 0, 12));
    await expectStanding(page, { MA: 34, SP: 12 });
    // One onto the other: they change places.
    await drag(page, await spotOf(page, 0, 34), await spotOf(page, 0, 12));
    await expectStanding(page, { MA: 12, SP: 34 });
    await page.reload();
    await expectStanding(page, { MA: 12, SP: 34 });
    // Off the own rows it is in hand again.
    await drag(page, await spotOf(page, 0, 34), await spotOf(page, 0, 50));
    await expectStanding(page, { MA: 12 });
    // Not all are placed: it cannot begin.
    await page.keyboard.press('Space');
    await page.getByText(en.games.stratego.placeFirst(9)).first().waitFor();
  });

  test('is dragged by a finger on a phone', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone, hasTouch: true, isMobile: true });
    await openStratego(page, { side: 'blue' });
    const fingers = await Fingers.on(page);
    await fingers.along(between(await handSpot(page, 'GE'), await spotOf(page, 1, 74)));
    await expectStanding(page, { GE: 74 });
    await fingers.along(between(await spotOf(page, 1, 74), await spotOf(page, 1, 99)));
    await expectStanding(page, { GE: 99 });
  });

  test('is made by keys: placed, taken away, drawn, mirrored, cleared', async () => {
    const page = await theatre.page();
    const plan = planGame();
    await openStratego(page);
    await page.getByRole('region', { name: said.hand }).waitFor();
    await expectSaid(page, 'Red places the pieces; next: flag.');
    await page.keyboard.press('Enter');
    await expectStanding(page, { FL: 35 });
    await expectSaid(page, 'Flag on F4. 1 of 10 placed. Next: bomb.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('+');
    await expectSaid(page, 'Next: bomb.');
    await page.keyboard.press('Enter');
    await expectStanding(page, { FL: 35, SB: 25 });
    await page.keyboard.press('z');
    await expectStanding(page, { FL: 35 });
    await expectSaid(page, 'Bomb in hand again. 1 of 10 placed. Next: bomb.');
    // One that is held, and is put onto another.
    await page.locator('[data-piece=MA]').press('Enter');
    await expectSaid(page, 'Next: marshal.');
    await page.getByRole('application').focus();
    await page.keyboard.press('p');
    await expectStanding(page, byCode(plan.cells));
    await expectSaid(page, `${said.drawn} All are placed.`);
    await page.keyboard.press('b');
    await expectStanding(page, byCode(mirrored({ cells: plan.cells }).cells));
    await page.keyboard.press('x');
    await expectStanding(page, {});
  });

  test('is kept under a name, taken by the other side, and deleted', async () => {
    const page = await theatre.page();
    const plan = planGame();
    await openStratego(page);
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: said.setups }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(said.keepThis).fill('  Knossos <b> ');
    await dialog.getByRole('button', { name: said.keepIt, exact: true }).click();
    await dialog.getByRole('button', { name: said.loadSetup('Knossos <b>') }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: said.menu }).click();
    await page.getByRole('radio', { name: en.games.stratego.sides[1] }).check({ force: true });
    await page.getByRole('button', { name: said.newGame }).click();
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('t');
    await dialog.getByRole('button', { name: said.loadSetup('Knossos <b>') }).click();
    await expectStanding(page, byCode(setupFor(1, { cells: plan.cells })));

    await page.keyboard.press('t');
    await dialog.getByRole('button', { name: said.removeSetup('Knossos <b>') }).click();
    await dialog.getByText(said.noSetups).waitFor();
  });

  test('is read from text; what is wrong with it is said with its line', async () => {
    const page = await theatre.page();
    await openStratego(page);
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(said.asText, { exact: true }).click();
    const field = dialog.getByLabel(said.setupText);
    const text = formatSetup({ ...CONSOLE_SETUP, title: 'console' });
    await field.fill(text.replace('SP', 'XX'));
    await dialog.getByRole('button', { name: said.readText }).click();
    await dialog
      .getByRole('alert')
      .getByText(/^3:4: there is no piece XX/)
      .waitFor();
    await field.fill(text);
    await dialog.getByRole('button', { name: said.readText }).click();
    await dialog.getByRole('button', { name: said.loadSetup('console') }).click();
    await expectStanding(page, byCode(setupFor(0, CONSOLE_SETUP)));
  });

  test('that another program wrote into the browser is ignored', async () => {
    const page = await theatre.page();
    await openStratego(page, {}, { 'stratego/setups': '; evil\n<script>', 'stratego/last': 'nothing' });
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('t');
    await page.getByRole('dialog').getByText(said.noSetups).waitFor();
    expect(await page.locator('.stratego-setup').count()).toBe(0);
  });
});
