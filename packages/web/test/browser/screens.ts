import type { Page } from 'playwright-core';

/** A screen of the client, and how one gets there in a browser that has never been here. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

/** Scripts for the page are texts here: what runs these files knows no DOM. */

/** Whoever has been here before is not shown how to play. */
export const KNOWN = { progress: JSON.stringify({ known: ['sokoban'], solved: [] }) };

export async function keep(page: Page, items: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript({
    content: `if (location.protocol === 'http:') for (const [name, text] of Object.entries(${JSON.stringify(items)})) {
      if (localStorage.getItem('dedalo/' + name) === null) localStorage.setItem('dedalo/' + name, text);
    }`,
  });
}

/** Goes to an address of the client and waits until it can be used. */
export async function visit(page: Page, link: string): Promise<void> {
  await page.goto(`/${link}`);
  await page.locator('main h1').first().waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** The first level of the first pack, solved. */
export const solveFirstLevel = async (page: Page): Promise<void> => {
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
};
