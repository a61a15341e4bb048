import { expect, test } from 'vitest';
import { axeViolations } from './axe.ts';
import { inBrowser } from './stage.ts';

inBrowser('axe', (theatre) => {
  test('finds what is wrong, also on a page that it has looked at before', async () => {
    const page = await theatre.page();
    await page.goto('/#/nowhere');
    await page.locator('main h1').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => {
      document.querySelector('main')!.innerHTML = '<h1>A title</h1><p>A text</p><img>';
      Object.assign(document.querySelector('p')!.style, { color: '#777', background: '#888' });
    });
    const rules = (await axeViolations(page)).map((violation) => violation.split(':')[0]);
    expect(rules.toSorted()).toEqual(['color-contrast', 'image-alt']);
  });
});
