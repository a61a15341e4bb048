import type { Page } from 'playwright-core';
import { EXPEDITION_SCREENS } from './expedition-screens.ts';
import { POKELABIRINTO_SCREENS } from './pokelabirinto-screens.ts';
import { RACE_SCREENS, RACE_VIEWS } from './race-screens.ts';
import { en } from './replays.ts';
import { RULES_ONLY_SCREENS } from './rules-only-screens.ts';
import { STRATEGO_SCREENS } from './stratego-screens.ts';
import { THESEUS_SCREENS } from './theseus-screens.ts';
import { keep, KNOWN, type Screen, solveFirstLevel, visit } from './screens.ts';

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
  at('today', '#/today'),
  {
    name: 'library',
    async open(page) {
      await keep(page, KNOWN);
      await visit(page, '#/sokoban/first-steps/1');
      await page.locator('.board canvas').first().waitFor();
      await solveFirstLevel(page);
      await page.getByRole('dialog').waitFor();
      await visit(page, '#/library');
      await page.locator('.library-game').waitFor();
    },
  },
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
  playing('sokoban-help', '#/sokoban/classic/4', async (page) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
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
  {
    name: 'sokoban-new-level',
    async open(page) {
      await visit(page, '#/sokoban/new?level=easy&seed=4');
      await page.locator('.make-facts').waitFor();
    },
  },
  playing('sokoban-bookmarks', '#/sokoban/classic/4', async (page) => {
    await page.keyboard.press('.');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('.');
    await page.keyboard.press(',');
    await page.getByRole('dialog').locator('canvas').nth(1).waitFor();
  }),
  playing('sokoban-collect', '#/sokoban/classic/4', async (page) => {
    const more = page.getByRole('button', { name: en.web.game.more, exact: true });
    if (await more.isVisible()) await more.click();
    await page.getByRole('button', { name: en.collections.put }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('For rainy days');
    await dialog.getByRole('button', { name: en.collections.create }).click();
    await dialog.getByRole('switch').waitFor();
  }),
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
  ...POKELABIRINTO_SCREENS,
  ...EXPEDITION_SCREENS,
  ...RACE_SCREENS,
  ...RULES_ONLY_SCREENS,
  ...STRATEGO_SCREENS,
  ...THESEUS_SCREENS,
  at('nowhere', '#/nowhere'),
];

/** These and more views of some of them, for pictures. */
export const ALL_VIEWS: readonly Screen[] = [...ALL_SCREENS, ...RACE_VIEWS];
