import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdQuestions } from './held-questions.ts';
import { drawnOn, en, expectPosition, linkTo } from './replays.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';
import { cellTexts, clickMoves, openStratego, planGame, planText, setUp } from './stratego.ts';

const said = en.web.stratego;
const plan = planGame();
const { length } = plan.record.actions;

const look = (page: Page, as: 'all' | 'red' | 'blue'): Promise<void> =>
  page.getByRole('radio', { name: said.sights[as] }).check({ force: true });

/** How many cells hold a piece that is not known. */
const hiddenOn = async (page: Page): Promise<number> =>
  [...(await cellTexts(page)).values()].filter((text) => text.startsWith(said.cell.hidden)).length;

const toPosition = async (page: Page, position: number): Promise<void> => {
  await page.getByRole('slider', { name: en.web.replay.scrubber }).fill(String(position));
  await expectPosition(page, position, length);
};

/** The middle of the game: 20 actions set up. */
const MIDDLE = 24;

inBrowser('Stratego Duel after the game', (theatre) => {
  test('everything is revealed, and stepped through with the knowledge of either side', async () => {
    const page = await theatre.page();
    await openStratego(page);
    await setUp(page);
    await clickMoves(page, plan);
    // All cards lie open on the board behind the results.
    await expect.poll(async () => [...(await cellTexts(page)).values()].join()).not.toContain(said.cell.hidden);
    await page.getByRole('dialog').getByRole('link', { name: said.review }).click();
    await page.waitForURL(/#\/stratego\/review/);
    await toPosition(page, MIDDLE);
    await expect.poll(() => hiddenOn(page)).toBe(0);
    await look(page, 'red');
    await expect.poll(() => hiddenOn(page)).toBeGreaterThan(5);
    expect([...(await cellTexts(page)).values()].join()).toContain(said.cell.own(''));
    await look(page, 'blue');
    await expect.poll(() => hiddenOn(page)).toBeGreaterThan(5);
    await page.reload();
    await page.getByRole('radio', { name: said.sights.all }).waitFor();
  });

  test('search tells what it would have played, with values, and can be stopped', async () => {
    const page = await theatre.page();
    await holdQuestions(page, { saying: /"kind":"weigh-on"/ });
    await keep(page, { 'stratego/last': planText(plan) });
    await visit(page, `#/stratego/review?at=${MIDDLE}`);
    await expectPosition(page, MIDDLE, length);
    const analysis = page.getByRole('region', { name: said.analysis });
    await analysis.getByRole('button', { name: said.ask }).click();
    const rows = analysis.locator('tbody tr');
    await rows.first().waitFor();
    await analysis.getByRole('button', { name: en.web.stop }).click();
    await analysis.getByRole('button', { name: said.askAgain }).waitFor();
    expect(await rows.count()).toBeGreaterThanOrEqual(5);
    expect(await rows.first().innerText()).toMatch(/\w+ from [A-J]\d+ to [A-J]\d+\s+[+−-]?\d+\.\d/);
    expect(await analysis.getByText(said.asPlayed, { exact: true }).count()).toBe(1);
    expect(await page.locator('.stratego-advice').count()).toBeGreaterThan(0);
    // Nobody is to move before all is set up, and after the end.
    await toPosition(page, 3);
    await analysis.getByText(said.nobodyMoves).waitFor();
    await expect.poll(() => page.locator('.stratego-advice').count()).toBe(0);
    await toPosition(page, length);
    await analysis.getByText(said.nobodyMoves).waitFor();
  });

  test('a replay is pasted, drawn and saved as a picture', async () => {
    const page = await theatre.page({ acceptDownloads: true });
    await visit(page, '#/replay');
    await page.getByLabel(en.web.replay.pasteLabel).fill(planText(plan));
    await page.getByRole('button', { name: en.web.replay.open, exact: true }).click();
    await page.locator('.replay-board .stratego-board').waitFor();
    await toPosition(page, length);
    expect(await drawnOn(page)).toContain('FLR');
    await page.getByRole('region', { name: said.analysis }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: en.web.replay.image }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.png$/);
  });

  test('a link carries a game', async () => {
    const page = await theatre.page();
    await visit(page, linkTo(planText(plan), `?at=${MIDDLE}`));
    await expectPosition(page, MIDDLE, length);
    await page.locator('.replay-board .stratego-piece').first().waitFor();
  });
});
