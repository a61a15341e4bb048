import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ALL_SCREENS } from './all-screens.ts';
import { axeViolations } from './axe.ts';
import { inBrowser } from './stage.ts';
import { changesByOtherSheets } from './styles.ts';

const WIDTHS = [320, 390, 768, 1024, 1440] as const;

interface Watch {
  readonly violations: readonly string[];
  readonly strangers: readonly string[];
}

/** Hears what the policy forbids a page, and whom else than its own server it asks. */
export async function watch(page: Page, address: string): Promise<Watch> {
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

/** What follows from the size of the window is laid out and drawn, by the page's own scripts too. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await expect.poll(() => page.evaluate('innerWidth')).toBe(width);
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

async function widthsTooSmall(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resize(page, width);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`${width}: ${needed}`);
  }
  return found;
}

/** How many living pictures are in view and not there yet: they come after the page. */
const picturesToCome = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < innerHeight;
    const pictures = [...document.querySelectorAll('.preview')];
    return pictures.filter((each) => isInView(each.getBoundingClientRect()) && !each.firstElementChild).length;
  });

/** Opens every screen in one look, and checks what must hold on all of them. */
export const checkEveryScreen = (look: string, options: BrowserContextOptions): void =>
  inBrowser(`every screen ${look}`, (theatre) => {
    test.for(ALL_SCREENS)(
      '$name: no axe violation, nothing that the policy forbids, nothing that scrolls sideways, nothing that other pages style',
      async ({ open }) => {
        const page = await theatre.page(options);
        const { violations: forbidden, strangers } = await watch(page, theatre.address);
        await open(page);
        // Axe waits for time to go by, which some screens hold.
        await page.clock.resume();
        expect(await axeViolations(page)).toEqual([]);
        expect(await widthsTooSmall(page)).toEqual([]);
        await expect.poll(() => picturesToCome(page)).toBe(0);
        expect(await changesByOtherSheets(page)).toEqual([]);
        expect(forbidden).toEqual([]);
        expect(strangers).toEqual([]);
      },
    );
  });
