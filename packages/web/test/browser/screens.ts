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

const at = (name: string, link: string): Screen => ({ name, open: (page) => visit(page, link) });

const playing = (name: string, link: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  async open(page) {
    await keep(page, KNOWN);
    await visit(page, link);
    await page.locator('.board canvas').first().waitFor();
    await then(page);
  },
});

/** Every screen there is: looked at in pictures, listened to by axe. */
export const ALL_SCREENS: readonly Screen[] = [
  at('home', ''),
  at('sokoban-levels', '#/sokoban/first-steps'),
  {
    name: 'sokoban-how-to',
    async open(page) {
      await visit(page, '#/sokoban/first-steps/1');
      await page.getByRole('dialog').waitFor();
    },
  },
  playing('sokoban', '#/sokoban/classic/4', async (page) => {
    for (const key of ['ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  }),
  playing('sokoban-hint', '#/sokoban/first-steps/6', (page) => page.keyboard.press('i')),
  playing('sokoban-reverse', '#/sokoban/first-steps/9?mode=reverse', (page) => page.keyboard.press('ArrowDown')),
  playing('sokoban-solved', '#/sokoban/first-steps/1', async (page) => {
    await solveFirstLevel(page);
    await page.getByRole('dialog').waitFor();
  }),
  {
    name: 'sokoban-add-levels',
    async open(page) {
      await visit(page, '#/sokoban/classic');
      await page.locator('.packs button').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  at('sokoban-watch', '#/sokoban/first-steps/12/watch/0'),
  at('replay-open', '#/replay'),
  at('laboratory', '#/laboratory?seed=knossos'),
  at('laboratory-two', '#/laboratory?view=two&seed=knossos&size=31&begin=search&speed=100'),
  at('settings', '#/settings'),
  {
    name: 'settings-keys',
    async open(page) {
      await visit(page, '#/settings/keys');
      await page.locator('#keys').scrollIntoViewIfNeeded();
    },
  },
  at('nowhere', '#/nowhere'),
];
