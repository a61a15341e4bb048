import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, expectCounts, hasFocus, openLevel, tabTo } from './board.ts';
import { botRun, openRace, runKeys } from './race.ts';
import { expectEnd, expectPhase, placeAndTime } from './race-map.ts';
import { en } from './replays.ts';
import { choices, expectActions, openIsles } from './rules-only.ts';
import { inBrowser } from './stage.ts';
import { goBy, holdTime, letTimeGo } from './time.ts';

const { help, game } = en.web;
const titled = (name: string): string => `${help.title}: ${name}`;
/** What the help says of a key. */
const keyTold = (page: Page, text: string): Promise<string[]> =>
  page
    .locator('.help-keys div')
    .filter({ has: page.getByText(text, { exact: true }) })
    .locator('kbd')
    .allInnerTexts();

inBrowser('the help', (theatre) => {
  test('opens over a level, which stays as it is, and gives the focus back', async () => {
    const page = await theatre.page();
    await openLevel(page, 'first-steps/1');
    await page.keyboard.press('ArrowUp');
    await expectCounts(page, { moves: '1' });
    const undo = page.getByRole('button', { name: game.undo });
    await tabTo(page, undo);
    const address = page.url();
    await page.keyboard.press('?');
    const shown = dialog(page, titled('Sokoban'));
    await shown.getByRole('heading', { name: game.howTo }).waitFor();
    // In Sokoban U and R move, and only there.
    expect(await keyTold(page, en.client.commands.undo[1])).toEqual(['Z', 'Backspace']);
    expect(await keyTold(page, en.client.commands.up[1])).toEqual(['↑', 'U']);
    expect(await keyTold(page, en.games.sokoban.commands.reverse[1])).toEqual(['B']);
    expect(await keyTold(page, en.games.stratego.commands.pool[1])).toEqual([]);
    await page.locator('.counts').getByText(game.paused, { exact: true }).waitFor();
    // Neither a key nor a gamepad plays on underneath.
    await page.keyboard.press('z');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await page.locator('.counts').getByText(game.paused, { exact: true }).waitFor({ state: 'detached' });
    expect(await hasFocus(undo)).toBe(true);
    expect(page.url()).toBe(address);
    await expectCounts(page, { moves: '1' });

    await page.keyboard.press('?');
    await shown.waitFor();
    await page.evaluate("location.hash = '#/sokoban/first-steps'");
    await shown.waitFor({ state: 'detached' });
    await openLevel(page, 'first-steps/1');
    await page.keyboard.press('?');
    await shown.getByRole('link', { name: help.change }).click();
    await page.getByRole('heading', { name: en.web.settings.keysTitle }).waitFor();
    await shown.waitFor({ state: 'detached' });
  });

  test('a race waits under it, and continues where it was', async () => {
    const page = await theatre.page();
    const { keys } = botRun({ game: 'small' });
    await openRace(page);
    await runKeys(page, keys.slice(0, 3));
    await page.keyboard.press('?');
    await dialog(page, titled(en.games.race.name)).waitFor();
    await expectPhase(page, 'paused');
    const told = await placeAndTime(page);
    await goBy(page, 120);
    expect(await placeAndTime(page)).toBe(told);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await expectPhase(page, 'running');
    await runKeys(page, keys.slice(3));
    await expectEnd(page, 'victory');
  });

  test('a bot waits until it is closed', async () => {
    const page = await theatre.page();
    await page.clock.install();
    await openIsles(page, { seed: 'Crete', sitters: ['person', 'random'] });
    await holdTime(page);
    await choices(page).first().click();
    await expectActions(page, 1);
    await page.keyboard.press('?');
    const shown = dialog(page, help.title);
    await shown.waitFor();
    await goBy(page, 300);
    await expectActions(page, 1);
    await page.keyboard.press('Escape');
    await letTimeGo(page);
    await expectActions(page, 2);
  });
});
