import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

/** Scripts of the first screen, compressed, may weigh so much. */
const MOST_BYTES = 120_000;

/** A game that is opened, played and all, may add so much. */
const MOST_GAME_BYTES = 80_000;

/** How each game is begun from its first page. */
const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pokelabirinto: (page) => page.getByRole('button', { name: en.web.pokelabirinto.begin }).click(),
  race: (page) => page.getByRole('link', { name: en.web.race.start }).click(),
  sokoban: (page) =>
    page
      .getByRole('link', { name: /^Level 1\b/ })
      .first()
      .click(),
  stratego: (page) => page.locator('.button-first').first().click(),
  theseus: (page) => page.locator('.button-first').first().click(),
};

/** The scripts that a page asks for, by their names without the build's fingerprint. */
function listenToScripts(page: Page): {
  readonly names: () => string[];
  readonly addresses: () => string[];
  readonly bytes: () => Promise<number>;
} {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) requests.push(request);
  });
  return {
    addresses: () => requests.map((request) => request.url()),
    names: () => requests.map((request) => /([^/]+?)(?:-[\w-]{8})?\.js$/.exec(request.url())![1]!),
    async bytes() {
      const sizes = await Promise.all(requests.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
}

/** The first screen with everything that comes after it by itself. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect.poll(() => page.locator('.preview canvas').count()).toBeGreaterThanOrEqual(4);
  await page.waitForLoadState('networkidle');
}

inBrowser('the first screen', (theatre) => {
  test('its scripts are light, and what is not seen yet is not loaded', async () => {
    const page = await theatre.page();
    const scripts = listenToScripts(page);
    await openHome(page);
    const bytes = await scripts.bytes();
    const share = `the first screen loads ${(bytes / 1000).toFixed(1)} kB of scripts: ${scripts.names().join(', ')}`;
    expect(bytes, share).toBeLessThanOrEqual(MOST_BYTES);
    expect(bytes, share).toBeGreaterThan(10_000);
    const later = ['sokoban-page', 'replay-page', 'laboratory-page', 'settings-page'];
    expect(scripts.names().filter((name) => later.includes(name))).toEqual([]);
    expect(new Set(scripts.addresses()).size).toBe(scripts.addresses().length);

    // Each comes when it is asked for, and only then.
    const menu = page.getByRole('navigation', { name: en.web.mainMenu });
    const links = {
      'sokoban-page': page.locator('a.card-sokoban'),
      'replay-page': menu.getByRole('link', { name: en.web.replays }),
      'laboratory-page': menu.getByRole('link', { name: en.web.laboratory }),
      'settings-page': menu.getByRole('link', { name: en.web.settings.title }),
    };
    const opened: string[] = [];
    for (const [name, link] of Object.entries(links)) {
      await link.click();
      opened.push(name);
      await expect.poll(() => scripts.names().filter((each) => later.includes(each))).toEqual(opened);
      await page.locator('main h1').first().waitFor();
    }
  });

  test.for(Object.entries(GAMES))('%s is light beyond what every page needs', async ([game, begin]) => {
    const page = await theatre.page();
    await visit(page, '#/nowhere');
    await page.waitForLoadState('networkidle');
    const scripts = listenToScripts(page);
    await page.evaluate(`location.hash = '#/${game}'`);
    await begin(page);
    await expect.poll(() => page.evaluate('location.hash')).toMatch(new RegExp(`^#/${game}/`));
    await page.waitForLoadState('networkidle');
    const bytes = await scripts.bytes();
    const share = `${game} loads ${(bytes / 1000).toFixed(1)} kB of scripts: ${scripts.names().join(', ')}`;
    expect(bytes, share).toBeLessThanOrEqual(MOST_GAME_BYTES);
    expect(bytes, share).toBeGreaterThan(10_000);
  });

  test.for(['en', 'it', 'pt', 'el'])('who speaks %s loads the words of no other language', async (locale) => {
    const page = await theatre.page({ locale });
    const scripts = listenToScripts(page);
    await openHome(page);
    expect(scripts.names().filter((name) => /^(en|it|pt|el)$/.test(name))).toEqual([locale]);
  });
});
