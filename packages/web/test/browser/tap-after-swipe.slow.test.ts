import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { between, Fingers } from './fingers.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const PHONE = { viewport: SCREENS.phone, hasTouch: true, isMobile: true } as const;

const BOARDS = {
  '#/sokoban/first-steps/1': '.board',
  '#/theseus/mazes/lessons/1': '.board',
  '#/race/play': '.race-map',
} as const;

const swipe = async (page: Page, fingers: Fingers, board: string): Promise<void> => {
  const { x, y, width, height } = (await page.locator(board).boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  await fingers.along(between(from, { x: from.x, y: from.y + 80 }));
};

inBrowser('a tap right after a quick swipe', (theatre) => {
  test.each(Object.entries(BOARDS))('clicks, on %s', async (address, board) => {
    const page = await theatre.page(PHONE);
    await keep(page, { progress: JSON.stringify({ known: ['sokoban', 'logic-maze', 'race'], solved: [] }) });
    await visit(page, address);
    await page.locator(board).waitFor();
    const fingers = await Fingers.on(page);
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 48px; block-size: 48px; z-index: 9';
      button.addEventListener('click', () => (button.textContent += 'x'));
      document.body.append(button);
    });
    const button = page.locator('body > button');
    for (const clicks of ['x', 'xx']) {
      await swipe(page, fingers, board);
      await button.tap();
      await expect.poll(() => button.textContent()).toBe(clicks);
    }
  });
});
