import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from './replays.ts';
import { ALL_SCREENS } from './all-screens.ts';
import { forgiveComplaints, inBrowser } from './stage.ts';

/** Scripts of the first screen, compressed, may weigh so much. */
const MOST_BYTES = 120_000;

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

  test.for(['en', 'it', 'pt', 'el'])('who speaks %s loads the words of no other language', async (locale) => {
    const page = await theatre.page({ locale });
    const scripts = listenToScripts(page);
    await openHome(page);
    expect(scripts.names().filter((name) => /^(en|it|pt|el)$/.test(name))).toEqual([locale]);
  });

  test('every screen keeps to a strict policy and asks nobody but its own server', async () => {
    const page = await theatre.page();
    const violations: string[] = [];
    await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (globalThis as unknown as Record<string, (text: string) => void>)['tellViolation']!(
          `${location.hash}: ${violatedDirective} ${blockedURI}`,
        );
      });
    });
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${theatre.address}/`)) {
        strangers.push(request.url());
      }
    });
    for (const { open } of ALL_SCREENS) {
      await page.goto('about:blank');
      await open(page);
    }
    expect(violations).toEqual([]);
    expect(strangers).toEqual([]);

    const answer = await page.request.get('/');
    const policy = answer.headers()['content-security-policy']!;
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).not.toContain('unsafe');
    // The listener does hear what the policy forbids.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations.length).toBe(1);
    forgiveComplaints();
  });
});
