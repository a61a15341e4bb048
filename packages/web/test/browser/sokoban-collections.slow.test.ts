import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, KNOWN, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const said = en.collections;

inBrowser('collections of one’s own', (theatre) => {
  test('levels of a pack are put into a collection, played from it, and taken out again', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    for (const number of [4, 2]) {
      await visit(page, `#/sokoban/classic/${number}`);
      await page.locator('.board canvas').first().waitFor();
      await page.locator('.game-side').getByRole('button', { name: said.put }).click();
      const dialog = page.getByRole('dialog');
      if (number === 4) {
        await dialog.getByRole('textbox').fill('  Rain ');
        await dialog.getByRole('button', { name: said.create }).click();
      } else {
        await dialog.getByRole('switch', { name: 'Rain' }).click();
      }
      await expect.poll(() => dialog.getByRole('switch', { name: 'Rain' }).isChecked()).toBe(true);
      await page.keyboard.press('Escape');
    }
    await visit(page, '#/sokoban/classic');
    await page.getByRole('link', { name: 'Rain', exact: true }).click();
    const cards = page.locator('.level-card');
    await expect.poll(() => cards.count()).toBe(2);
    await expect.poll(() => cards.first().innerText()).toContain('Open chimney');
    await cards.first().click();
    await page.locator('.board canvas').first().waitFor();
    expect(page.url()).toContain('#/sokoban/mine/Rain/1');
    await page.keyboard.press('n');
    await expect.poll(() => page.url()).toContain('#/sokoban/mine/Rain/2');
    await page.locator('.game-side').getByRole('button', { name: said.put }).click();
    await page.getByRole('dialog').getByRole('switch', { name: 'Rain' }).click();
    await visit(page, '#/sokoban/mine/Rain');
    await expect.poll(() => cards.count()).toBe(1);
  });
});
