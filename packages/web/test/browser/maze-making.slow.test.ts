import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.making;
const KNOWN = { progress: JSON.stringify({ known: ['logic-maze'], solved: [] }) };

inBrowser('logic mazes on demand', (theatre) => {
  test('a maze is made, played, left, gone on with from the first page, and watched', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/theseus');
    await page.getByRole('link', { name: said.newMaze }).click();
    await page.getByRole('radio', { name: said.difficulties.easy }).check();
    await page.getByLabel('Seed').fill('2');
    await page.getByRole('button', { name: said.make }).click();
    const facts = page.locator('.make-facts');
    await facts.waitFor();
    expect(await facts.innerText()).toMatch(/Shortest escape|shortest/i);
    await page.getByRole('button', { name: en.web.sokoban.playIt, exact: true }).click();
    await page.locator('.lab-board').waitFor();
    expect(page.url()).toContain('#/theseus/mazes/new/1');
    expect(await page.locator('.game-title').innerText()).toContain('Easy 2');
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('.counts dd').first().innerText()).toContain('1');
    await visit(page, '');
    await page.getByRole('link', { name: `${said.mazes} 1` }).click();
    await page.locator('.lab-board').waitFor();
    expect(await page.locator('.counts dd').first().innerText()).toContain('1');
    await page.keyboard.press('v');
    await page.locator('.replay-stage').waitFor();
    expect(page.url()).toContain('#/theseus/mazes/new/1/watch');
  });

  test('whoever does not want to wait takes the best so far, which has no link', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await visit(page, '#/theseus/new?level=expert&seed=1');
    await page.getByRole('button', { name: said.takeBest }).click();
    await page.getByText(said.early).waitFor();
    expect(await page.getByRole('button', { name: said.share }).count()).toBe(0);
    await page.getByRole('button', { name: en.web.sokoban.playIt, exact: true }).click();
    await page.locator('.lab-board').waitFor();
  });
});
