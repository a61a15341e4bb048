import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdQuestions, letQuestionThrough, questionHeld } from './held-questions.ts';
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

/** So many actions set up. */
const SET_UP = 20;
/** The middle of the game. */
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

  test('begins after the set-up, and its moves are walked with the knowledge of either side', async () => {
    const page = await theatre.page();
    await keep(page, { 'stratego/last': planText(plan) });
    await visit(page, '#/stratego/review');
    await expectPosition(page, SET_UP, length);
    await page.locator('.replay-panel .stratego-move').nth(2).click();
    await expectPosition(page, SET_UP + 2, length);
    const row = page.locator('.replay-panel .stratego-move[aria-current=step]');
    await expect.poll(() => row.innerText()).toMatch(/^Blue\s+1\s+\w+ from/);
    await look(page, 'red');
    await expect.poll(() => row.innerText()).toMatch(/^Blue\s+1\s+from/);
    await row.focus();
    await page.keyboard.press('ArrowDown');
    await expectPosition(page, SET_UP + 3, length);
    // The set-ups are reached by going further back.
    await page.getByRole('button', { name: en.web.replay.first }).click();
    await expectPosition(page, 0, length);
  });

  test('the whole game is judged, stopped and gone on with; a click goes to the move', async () => {
    const page = await theatre.page();
    await holdQuestions(page, { saying: /"position":30/ });
    await keep(page, { 'stratego/last': planText(plan) });
    await visit(page, '#/stratego/review');
    const graph = page.getByRole('region', { name: said.graph.title });
    await graph.getByRole('button', { name: said.graph.judge, exact: true }).click();
    await questionHeld(page);
    await graph.getByRole('progressbar', { name: said.graph.progress({ done: 10, of: 30 }) }).waitFor();
    await graph.getByRole('button', { name: en.web.stop }).click();
    await graph.getByRole('button', { name: said.graph.judgeOn }).click();
    await questionHeld(page);
    await letQuestionThrough(page);
    await graph.getByRole('button', { name: said.graph.judgeLonger }).waitFor();
    const picture = graph.getByRole('img');
    expect(await picture.getAttribute('aria-label')).toMatch(/^How the game stood, \d+ moves are judged\. Red: \d+ /);
    const worst = graph.locator('.stratego-worst-move');
    expect(await worst.first().innerText()).toMatch(/points given away, better: /);
    const number = /^(\d+):/.exec(await worst.first().innerText())![1];
    await worst.first().click();
    await expectPosition(page, SET_UP + 2 * Number(number) - 1, length);
    const box = (await picture.boundingBox())!;
    await picture.click({ position: { x: box.width - 2, y: 4 } });
    await expectPosition(page, length, length);
  });

  test('the board is turned in one’s own game and never in somebody else’s', async () => {
    const page = await theatre.page();
    const firstCell = (): Promise<string> => page.locator('.replay table td').first().innerText();
    await keep(page, { 'stratego/last': planText(plan) });
    await visit(page, '#/stratego/review');
    await expect.poll(firstCell).toMatch(/^J10,/);
    await visit(page, linkTo(planText(plan)));
    await expect.poll(firstCell).toMatch(/^A1,/);
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
