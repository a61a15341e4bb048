import { ReplayCursor } from '@dedalo/engine';
import { stratego } from '@dedalo/stratego';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { holdQuestions, letQuestionThrough, questionHeld } from './held-questions.ts';
import { en, lastSaid } from './replays.ts';
import { inBrowser } from './stage.ts';
import { cellTexts, clickMoves, openStratego, planGame, setUp, spotOf } from './stratego.ts';

const said = en.games.stratego;
const list = said.moveList;
const plan = planGame();
const PLAYED = 4;

const rows = (page: Page) => page.locator('.game-side .stratego-move');
const current = (page: Page) => page.locator('.game-side .stratego-move[aria-current=step]');
const past = (page: Page) => page.locator('.stratego-past');
const toNow = (page: Page) => past(page).getByRole('button', { name: list.toNow });

async function playSome(page: Page): Promise<void> {
  await openStratego(page);
  await setUp(page);
  await clickMoves(page, plan, PLAYED);
}

/** The cells on which somebody stands, as the table after the board tells them. */
const takenOn = async (page: Page): Promise<number[]> => {
  const { empty, lake } = en.web.stratego.cell;
  const texts = [...(await cellTexts(page))];
  return texts.flatMap(([cell, text]) => ([empty, lake].includes(text) ? [] : [cell])).sort(ascending);
};

/** The same after so many moves. */
function takenAfter(count: number): number[] {
  const cursor = new ReplayCursor(stratego, plan.record);
  cursor.goTo(20 + count);
  return cursor.state.armies.flatMap((army) => army.flatMap(({ at }) => at ?? [])).sort(ascending);
}

const ascending = (a: number, b: number): number => a - b;

inBrowser('The moves of Stratego Duel', (theatre) => {
  test('are listed as the person saw them, and walked by key, click and arrow keys', async () => {
    const page = await theatre.page();
    await playSome(page);
    await expect.poll(() => rows(page).count()).toBe(2 * PLAYED + 1);
    const texts = await rows(page).allInnerTexts();
    expect(texts[0]).toBe(list.start);
    // One's own pieces are named, those of the enemy are not.
    expect(texts[1]).toMatch(/^Red\s+1\s+\w+ from [A-J]\d+ to [A-J]\d+/);
    expect(texts[2]).toMatch(/^Blue\s+1\s+from [A-J]\d+ to [A-J]\d+/);
    await expect.poll(() => takenOn(page)).toEqual(takenAfter(2 * PLAYED));

    await page.keyboard.press(',');
    await past(page).waitFor();
    expect(await lastSaid(page)).toContain('An earlier position');
    await expect.poll(() => takenOn(page)).toEqual(takenAfter(2 * PLAYED - 1));
    // Nothing is moved in the past.
    const { x, y } = await spotOf(page, plan.person, plan.moves[PLAYED]!.from);
    await page.mouse.click(x, y);
    await expect.poll(() => past(page).innerText()).toContain('go back to now to play');
    await toNow(page).click();
    await past(page).waitFor({ state: 'detached' });
    await expect.poll(() => takenOn(page)).toEqual(takenAfter(2 * PLAYED));

    await rows(page).nth(3).click();
    await expect.poll(() => current(page).innerText()).toMatch(/^Red\s+2/);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => current(page).innerText()).toMatch(/^Blue\s+1/);
    await page.keyboard.press('Home');
    await expect.poll(() => current(page).innerText()).toBe(list.start);
    expect(await current(page).evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await past(page).waitFor({ state: 'detached' });
  });

  test('stay in the past while the opponent moves', async () => {
    const page = await theatre.page();
    await holdQuestions(page, { saying: /"kind":"think"/, after: 1 });
    await openStratego(page);
    await setUp(page);
    const [{ from, to }] = plan.moves as [(typeof plan.moves)[number]];
    for (const cell of [from, to]) {
      const { x, y } = await spotOf(page, plan.person, cell);
      await page.mouse.click(x, y);
    }
    await questionHeld(page);
    await rows(page).first().click();
    await past(page).getByText(list.backAtStart).waitFor();
    await letQuestionThrough(page);
    await expect.poll(() => rows(page).count()).toBe(3);
    await past(page).getByText(list.backAtStart).waitFor();
    await toNow(page).click();
    await expect.poll(() => current(page).innerText()).toMatch(/^Blue\s+1/);
  });

  test('fold away on a phone', async () => {
    const page = await theatre.page({ viewport: SCREENS.phone });
    await playSome(page);
    await page.getByRole('button', { name: en.web.stratego.pieces, exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.locator('.stratego-move').count()).toBe(0);
    await dialog.getByText(list.title, { exact: true }).click();
    await dialog.locator('.stratego-move').nth(1).click();
    await dialog.waitFor({ state: 'detached' });
    await past(page).waitFor();
  });
});

inBrowser('Resigning in Stratego Duel', (theatre) => {
  const { resigning } = said;

  test('is asked first, ends the game and counts as a loss', async () => {
    const page = await theatre.page();
    await playSome(page);
    await page.keyboard.press('f');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(resigning.text).waitFor();
    await dialog.getByRole('button', { name: resigning.stay }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.game-side').getByRole('button', { name: resigning.resign }).click();
    await dialog.getByRole('button', { name: resigning.resign }).click();
    await dialog.getByRole('heading', { name: en.web.stratego.lostGame }).waitFor();
    await expect
      .poll(async () => [...(await cellTexts(page)).values()].join())
      .not.toContain(en.web.stratego.cell.hidden);
    await dialog.getByRole('link', { name: en.web.stratego.review }).click();
    await page.getByText(`over: ${said.ends.resigned}`).waitFor();
    await page.getByRole('link', { name: en.history.title }).click();
    await page.locator('.library-lost').getByText(said.ends.resigned).waitFor();
  });

  test('ends the opponent’s thinking, and nothing is played after it', async () => {
    const page = await theatre.page();
    await holdQuestions(page, { saying: /"kind":"think"/, after: 1 });
    await openStratego(page);
    await setUp(page);
    for (const cell of [plan.moves[0]!.from, plan.moves[0]!.to]) {
      const { x, y } = await spotOf(page, plan.person, cell);
      await page.mouse.click(x, y);
    }
    await questionHeld(page);
    await page.keyboard.press('f');
    await page.getByRole('dialog').getByRole('button', { name: resigning.resign }).click();
    await page.getByRole('dialog').getByRole('heading', { name: en.web.stratego.lostGame }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(2);
  });
});
