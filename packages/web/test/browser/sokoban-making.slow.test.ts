import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.making;

const made = async (page: Page): Promise<string> => {
  await page.locator('.make-facts').waitFor();
  return page.locator('.make-facts').innerText();
};

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

inBrowser('levels on demand', (theatre) => {
  test('the same address makes the same level, and another seed another one', async () => {
    const [page, other] = [await theatre.page(), await theatre.page()];
    for (const each of [page, other]) await visit(each, '#/sokoban/new?level=easy&seed=4');
    const facts = await made(page);
    expect(facts).toContain('Fewest possible:');
    expect(await made(other)).toBe(facts);
    await press(page, said.another);
    await expect.poll(() => page.url()).not.toMatch(/seed=4$/);
    await expect.poll(() => made(page)).not.toBe(facts);
  });

  test('a level is chosen from the list, made, kept, played, and still there after a reload', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/sokoban/classic');
    await page.getByRole('link', { name: said.newLevel }).click();
    await page.getByRole('radio', { name: said.difficulties.easy }).check();
    await page.getByLabel(said.boxes).selectOption('2');
    await page.getByLabel('Seed').fill('7');
    await press(page, said.make);
    expect(await made(page)).toContain('2 boxes');
    await press(page, said.keep);
    await page.getByText(said.kept(said.levels)).first().waitFor();
    await press(page, en.web.sokoban.playIt);
    await page.locator('.board canvas').first().waitFor();
    expect(page.url()).toContain('#/sokoban/mine/new/1');
    expect(await page.locator('.game-title').innerText()).toContain('Easy 7');
    await page.reload();
    await page.locator('.board canvas').first().waitFor();
    await visit(page, '#/sokoban/mine/new');
    expect(await page.locator('.level-card').count()).toBe(1);
    await press(page, en.web.sokoban.remove(said.levels));
    await expect.poll(() => page.getByRole('link', { name: said.levels, exact: true }).count()).toBe(0);
    await press(page, en.web.game.undo);
    await page.getByRole('link', { name: said.levels, exact: true }).waitFor();
  });

  test('what takes long is stopped', async () => {
    const page = await theatre.page();
    await visit(page, '#/sokoban/new?level=expert&size=large&boxes=7&seed=1');
    await press(page, en.web.stop);
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    expect(await page.locator('.make-facts').count()).toBe(0);
  });
});
