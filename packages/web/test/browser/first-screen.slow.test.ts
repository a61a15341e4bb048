import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { visit } from './screens.ts';
import { inBrowser } from './stage.ts';

/** Scripts of the first screen, compressed, may weigh so much. */
const MOST_BYTES = 120_000;

/** A game that is opened, played and all, may add so much. */
const MOST_GAME_BYTES = 80_000;

/** What its workers load beside the page, such as the music of the race, may add so much more. */
const MOST_WORKER_BYTES = 10_000;

/** How each game is begun from its first page. */
const GAMES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pokelabirinto: (page) => page.getByRole('button', { name: en.web.pokelabirinto.begin }).click(),
  'pokelabirinto/expedition': (page) => page.getByRole('button', { name: en.games.expedition.begin }).click(),
  race: (page) => page.getByRole('link', { name: en.web.race.start }).click(),
  sokoban: (page) =>
    page
      .getByRole('link', { name: /^Level 1\b/ })
      .first()
      .click(),
  stratego: (page) => page.locator('.button-first').first().click(),
  theseus: (page) => page.locator('.button-first').first().click(),
  isles: (page) => page.locator('.button-first').first().click(),
};

/** What the server sends for an address. The browser cannot be asked: it tells no end of some scripts of workers. */
const sizeOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes));
    });
    asked.on('error', reject);
  });

const sizeOfAll = async (addresses: readonly string[]): Promise<number> =>
  (await Promise.all(addresses.map(sizeOf))).reduce((sum, size) => sum + size, 0);

/** The scripts that a page asks for, by their names without the build's fingerprint. */
function listenToScripts(page: Page): {
  readonly names: () => string[];
  readonly addresses: () => string[];
  readonly bytes: () => Promise<{ page: number; workers: number }>;
} {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) addresses.push(request.url());
  });
  return {
    addresses: () => addresses,
    names: () => addresses.map((address) => /([^/]+?)(?:-[\w-]{8})?\.js$/.exec(address)![1]!),
    async bytes() {
      const { page = [], workers = [] } = Object.groupBy(addresses, (address) =>
        /-worker-[\w-]{8}\.js$/.test(address) ? 'workers' : 'page',
      );
      return { page: await sizeOfAll(page), workers: await sizeOfAll(workers) };
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
    const { page: bytes, workers } = await scripts.bytes();
    expect(workers).toBe(0);
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
    const { page: bytes, workers } = await scripts.bytes();
    const share = `${game} loads ${(bytes / 1000).toFixed(1)} kB of scripts: ${scripts.names().join(', ')}`;
    expect(bytes, share).toBeLessThanOrEqual(MOST_GAME_BYTES);
    expect(bytes, share).toBeGreaterThan(10_000);
    expect(workers, share).toBeLessThanOrEqual(MOST_WORKER_BYTES);
  });

  test('a Sokoban level of a later pack comes with its solutions, which are loaded for it', async () => {
    const page = await theatre.page();
    await visit(page, '#/sokoban/workshop/4/watch/1');
    const solution = page.getByText(`${en.web.sokoban.solutions.stored} (63 moves)`).first();
    await expect.poll(() => solution.isVisible()).toBe(true);
  });

  test.for(['en', 'it', 'pt', 'el'])('with %s no words of other languages are loaded', async (locale) => {
    const page = await theatre.page({ locale });
    const scripts = listenToScripts(page);
    await openHome(page);
    expect(scripts.names().filter((name) => /^(en|it|pt|el)$/.test(name))).toEqual([locale]);
  });
});
