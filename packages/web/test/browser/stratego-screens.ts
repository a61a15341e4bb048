import { formatSetups, POOL } from '@dedalo/stratego';
import type { Page } from 'playwright-core';
import { en } from './replays.ts';
import { keep, type Screen, visit } from './screens.ts';
import {
  clickMoves,
  openStratego,
  planGame,
  planText,
  prepareStratego,
  setUp,
  spotOf,
  type Wanted,
} from './stratego.ts';

const said = en.web.stratego;
const list = en.games.stratego.moveList;
const SETUPS = {
  'stratego/setups': formatSetups([
    { ...POOL[0]!, title: 'Knossos' },
    { ...POOL[7]!, title: 'Phaistos' },
  ]),
};

const playing = (name: string, then: (page: Page) => Promise<unknown>, wanted: Wanted = {}): Screen => ({
  name,
  async open(page) {
    await openStratego(page, wanted, SETUPS);
    await then(page);
  },
});

const plan = planGame();
const PICKED = 11;

/** Stratego Duel from its first page to the analysis. */
export const STRATEGO_SCREENS: readonly Screen[] = [
  {
    name: 'stratego-menu',
    async open(page) {
      await prepareStratego(page, { against: 'search', time: 500 });
      await visit(page, '#/stratego');
    },
  },
  {
    name: 'stratego-how-to',
    async open(page) {
      await visit(page, '#/stratego');
      await page.getByLabel(said.seed).fill('Talos');
      await page.getByRole('button', { name: said.begin, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  playing('stratego-setup', (page) => page.getByRole('region', { name: said.hand }).waitFor()),
  playing('stratego-setup-drawn', async (page) => {
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('p');
  }),
  playing('stratego-setups', async (page) => {
    await page.getByRole('region', { name: said.hand }).waitFor();
    await page.keyboard.press('p');
    await page.keyboard.press('t');
    await page.getByRole('dialog').waitFor();
  }),
  playing('stratego', async (page) => {
    await setUp(page);
    await clickMoves(page, plan, PICKED);
    const { x, y } = await spotOf(page, plan.person, plan.moves[PICKED]!.from);
    await page.mouse.click(x, y);
  }),
  playing('stratego-looking-back', async (page) => {
    await setUp(page);
    await clickMoves(page, plan, PICKED);
    for (let count = 0; count < 3; count++) await page.keyboard.press(',');
    await page.getByRole('button', { name: list.toNow }).waitFor();
  }),
  playing('stratego-resign', async (page) => {
    await setUp(page);
    // A fight would still be shown for a while.
    await clickMoves(page, plan, 1);
    await page.keyboard.press('f');
    await page.getByRole('dialog').waitFor();
  }),
  playing('stratego-hand-over', (page) => page.getByRole('button', { name: said.handOver }).waitFor(), {
    against: 'person',
  }),
  playing('stratego-won', async (page) => {
    await setUp(page);
    await clickMoves(page, plan);
    await page.getByRole('dialog').waitFor();
  }),
  {
    name: 'stratego-review',
    async open(page) {
      await keep(page, { 'stratego/last': planText(plan) });
      await visit(page, '#/stratego/review?at=24');
      await page.getByRole('radio', { name: said.sights.red }).check({ force: true });
      await page.getByRole('button', { name: said.ask }).click();
      await page.getByRole('button', { name: said.askAgain }).waitFor();
    },
  },
  {
    name: 'stratego-graph',
    async open(page) {
      await keep(page, { 'stratego/last': planText(plan) });
      await visit(page, '#/stratego/review');
      await page.getByRole('button', { name: said.graph.judge }).click();
      await page.getByRole('button', { name: said.graph.judgeLonger }).waitFor();
    },
  },
];
