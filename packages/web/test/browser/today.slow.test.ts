import { GAME_IDS } from '@dedalo/catalogue';
import { sokobanFacts } from '@dedalo/clients/sokoban/facts';
import { findInPacks } from '@dedalo/clients/sokoban/session';
import { dayAfter } from '@dedalo/clients/today/day';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';
import { inBrowser } from './stage.ts';

const DAY = '2026-11-19';
const KNOWN = { progress: JSON.stringify({ known: GAME_IDS, solved: [] }) };

const bestSolution = (): string => {
  const { source, number } = findInPacks(sokobanFacts.challenge(DAY).config.level)!;
  return source.collection.entries[number - 1]!.games[0]!.moves.letters;
};

const KEYS: Readonly<Record<string, string>> = { u: 'ArrowUp', d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight' };

/** How many games are kept that are challenges of that day. */
const RUNNING_TODAY = `Object.entries(localStorage).filter(([name, text]) =>
  name.startsWith('dedalo/running/') && text.includes('seed "daily 2026-11-20"')).length`;
const FORGET_RUNNING = `Object.keys(localStorage).filter((name) => name.startsWith('dedalo/running/'))
  .forEach((name) => localStorage.removeItem(name))`;

async function goHomeOn(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(`${day}T12:00:00`);
  await visit(page, '');
  await page.reload();
  await page.locator('.day-tile').first().waitFor();
}

inBrowser('the challenges of a day', (theatre) => {
  test('one is won, and counts for the streak until a whole day has passed without a win', async () => {
    const page = await theatre.page();
    await keep(page, KNOWN);
    await goHomeOn(page, DAY);
    const strip = page.getByRole('region', { name: /^Today/ });
    expect(await strip.locator('h2').textContent()).toBe('Today 19 November 2026');
    expect(await strip.getByRole('listitem').count()).toBe(GAME_IDS.length);
    const tile = strip.getByRole('link', { name: /^Sokoban/ });
    expect(await tile.textContent()).toBe(`Sokoban${en.today.states.open}`);

    await tile.click();
    await page.locator('.board canvas').first().waitFor();
    for (const letter of bestSolution().toLowerCase()) await page.keyboard.press(KEYS[letter]!);
    await page.getByRole('dialog').waitFor();

    await visit(page, '');
    await expect.poll(() => tile.textContent()).toContain(en.today.states.perfect);
    expect(await strip.textContent()).toContain(en.today.streak(1));
    await strip.getByRole('link', { name: en.today.results }).click();
    const moves = en.history.figures.moves(bestSolution().length);
    const shared = await page.locator('.today-text').textContent();
    expect(shared).toContain(`🟩 Sokoban: ${moves}`);
    expect(shared).toContain('Dedalo, 19 November 2026');
    expect(shared).not.toMatch(/[udlr]{6}/i);
    expect(await page.getByRole('row', { name: /^Sokoban/ }).textContent()).toBe(`Sokoban${moves}11`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: en.today.picture }).click();
    expect((await saving).suggestedFilename()).toBe('dedalo-2026-11-19.png');

    await goHomeOn(page, dayAfter(DAY));
    expect(await strip.textContent()).toContain(en.today.streak(1));
    expect(await tile.textContent()).toContain(en.today.states.open);
    await goHomeOn(page, dayAfter(DAY, 2));
    expect(await strip.textContent()).not.toContain('streak');
  });

  test('the day is that of the place where one is, and every game has its challenge', async () => {
    const page = await theatre.page({ timezoneId: 'Pacific/Auckland' });
    await keep(page, KNOWN);
    await page.clock.setFixedTime('2026-11-19T23:30:00Z');
    for (const id of GAME_IDS) {
      await visit(page, '');
      expect(await page.locator('.today-date').textContent()).toBe('20 November 2026');
      await page.locator(`.day-tile[href="#/today/${id}"]`).click();
      await page.waitForURL((url) => url.hash !== '' && !/^#\/(today|$)/.test(url.hash));
      await page.locator('main h1, main canvas').first().waitFor();
      await expect.poll(() => page.evaluate(RUNNING_TODAY)).toBeGreaterThan(0);
      await page.evaluate(FORGET_RUNNING);
    }
  });
});
