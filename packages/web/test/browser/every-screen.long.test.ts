import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCREENS } from '../../../../tools/browser.ts';
import { ALL_SCREENS } from './all-screens.ts';
import { visit } from './screens.ts';
import { forgiveComplaints, inBrowser } from './stage.ts';

/** By day at a desk, by night on a phone. */
const LOOKS = [
  { name: 'by day', options: { colorScheme: 'light' } },
  { name: 'by night, on a phone', options: { colorScheme: 'dark', viewport: SCREENS.phone, hasTouch: true } },
] as const;

const WIDTHS = [320, 390, 768, 1024, 1440] as const;

interface Watch {
  readonly violations: readonly string[];
  readonly strangers: readonly string[];
}

/** Hears what the policy forbids a page, and whom else than its own server it asks. */
async function watch(page: Page, address: string): Promise<Watch> {
  const [violations, strangers]: [string[], string[]] = [[], []];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (globalThis as unknown as Record<string, (text: string) => void>)['tellViolation']!(
        `${location.hash}: ${violatedDirective} ${blockedURI}`,
      );
    });
  });
  page.on('request', (request) => {
    const isOwn = /^(data|blob):/.test(request.url()) || request.url().startsWith(`${address}/`);
    if (!isOwn) strangers.push(request.url());
  });
  return { violations, strangers };
}

async function widthsTooSmall(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${width}: ${needed}`);
  }
  return found;
}

inBrowser('every screen', (theatre) => {
  for (const { name, options } of LOOKS) {
    test.for(ALL_SCREENS)(
      `$name ${name}: no axe violation, nothing that the policy forbids, nothing that scrolls sideways`,
      async ({ open }) => {
        const page = await theatre.page(options);
        const { violations: forbidden, strangers } = await watch(page, theatre.address);
        await open(page);
        // Axe waits for time to go by, which some screens hold.
        await page.clock.resume();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
        expect(await widthsTooSmall(page)).toEqual([]);
        expect(forbidden).toEqual([]);
        expect(strangers).toEqual([]);
      },
    );
  }

  test('the policy is strict, and what it forbids is heard', async () => {
    const page = await theatre.page();
    const { violations } = await watch(page, theatre.address);
    await visit(page, '');
    const answer = await page.request.get('/');
    const policy = answer.headers()['content-security-policy']!;
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).not.toContain('unsafe');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations.length).toBe(1);
    forgiveComplaints();
  });
});
