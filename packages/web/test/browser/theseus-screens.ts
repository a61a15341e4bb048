import type { Page } from 'playwright-core';
import { en } from './replays.ts';
import { type Screen, visit } from './screens.ts';
import { board, byKey, openDice, PlannedGame, playOut, prepare, type WantedGame } from './theseus.ts';

const GAME: WantedGame = { seed: 'Knossos', bots: { minotaur: 'hunter' } };
const SMALL: WantedGame = { seed: 'Ariadne', size: 9, supplies: 3, rounds: 50 };

const dicing = (
  name: string,
  wanted: WantedGame,
  steps: number,
  then: (page: Page) => Promise<unknown> = async () => {},
): Screen => ({
  name,
  async open(page) {
    await openDice(page, wanted);
    await playOut(page, new PlannedGame(wanted, wanted.side === 'minotaur' ? 'hunter' : 'minmax'), byKey(page), steps);
    await then(page);
  },
});

const wandering = (name: string, link: string, then: (page: Page) => Promise<unknown> = async () => {}): Screen => ({
  name,
  async open(page) {
    await prepare(page);
    await visit(page, link);
    await then(page);
  },
});

const watching = (name: string, link: string, then: (page: Page) => Promise<unknown>): Screen => ({
  name,
  async open(page) {
    await prepare(page, {
      wanted: { ...SMALL, watches: true, bots: { theseus: 'minmax:depth=4', minotaur: 'hunter' } },
    });
    await visit(page, link);
    await then(page);
  },
});

async function openAnalysis(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link').click();
  await page.locator('.chart').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
}

/** Both games of Theseus, from where they begin to what exact play says of them. */
export const THESEUS_SCREENS: readonly Screen[] = [
  wandering('theseus-menu', '#/theseus'),
  watching('theseus-menu-spectator', '#/theseus', (page) =>
    page.getByRole('button', { name: en.web.theseus.watchGame }).waitFor(),
  ),
  watching('theseus-two-bots', '#/theseus/watch', async (page) => {
    await page.locator('.replay-stage').waitFor();
    await page.keyboard.press('End');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  }),
  {
    name: 'theseus-how-to',
    async open(page) {
      await prepare(page, { wanted: { seed: 'Knossos' }, isNew: true });
      await visit(page, '#/theseus/play');
      await page.getByRole('dialog').waitFor();
    },
  },
  dicing('theseus-dice', GAME, 6),
  dicing('theseus-minotaur', { ...GAME, side: 'minotaur' }, 4),
  dicing('theseus-sight', { ...GAME, sees: true }, 6),
  dicing('theseus-statistics', GAME, 4, async (page) => {
    await page.keyboard.press('v');
    await page.getByRole('dialog').waitFor();
  }),
  dicing('theseus-over', SMALL, Infinity),
  dicing('theseus-analysis', SMALL, Infinity, openAnalysis),
  wandering('theseus-no-analysis', '#/theseus/analysis'),
  wandering('theseus-mazes', '#/theseus/mazes/labyrinths'),
  wandering('theseus-new-maze', '#/theseus/new?level=easy&seed=2', async (page) => {
    await page.locator('.make-facts').waitFor();
  }),
  wandering('theseus-maze', '#/theseus/mazes/labyrinths/12', async (page) => {
    await board(page).waitFor();
    await page.keyboard.press('i');
    await page.locator('.said-good').waitFor();
  }),
  wandering('theseus-escaped', '#/theseus/mazes/lessons/1', async (page) => {
    await board(page).waitFor();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog').waitFor();
  }),
  wandering('theseus-watch', '#/theseus/mazes/labyrinths/12/watch'),
];
