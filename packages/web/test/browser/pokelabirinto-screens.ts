import type { View } from '@dedalo/pokelabirinto';
import type { Page } from 'playwright-core';
import {
  brave,
  openGame,
  openSetup,
  playAll,
  playOn,
  press,
  startGame,
  type Wanted,
  webSaid,
} from './pokelabirinto.ts';
import { keep, type Screen, visit } from './screens.ts';

type Until = (view: View) => boolean;

const game = (
  name: string,
  wanted: Wanted,
  until: Until,
  then: (page: Page) => Promise<unknown> = async () => {},
): Screen => ({
  name: `pokelabirinto-${name}`,
  async open(page) {
    const begun = startGame(wanted);
    playOn(begun, { wish: brave, until });
    await openGame(page, begun);
    await then(page);
  },
});

/** A game of which only the last action is left to do. */
const ending = (name: string, wanted: Wanted, title: string): Screen => ({
  name: `pokelabirinto-${name}`,
  async open(page) {
    const whole = playOn(startGame(wanted), { wish: brave });
    const begun = startGame(wanted);
    playAll(begun, whole.slice(0, -1));
    await openGame(page, begun);
    await press(page, whole.slice(-1));
    await page.getByRole('dialog', { name: title }).waitFor();
  },
});

const HUNTED: Wanted = { seed: 'Asterion', movement: 'hunter', opponents: 1, rows: 15, columns: 15, creature: 1 };

const after =
  (actions: number) =>
  (view: { readonly actions: number }): boolean =>
    view.actions >= actions;

/** PokéLabirinto from its set-up to its end. */
export const POKELABIRINTO_SCREENS: readonly Screen[] = [
  { name: 'pokelabirinto-setup', open: (page) => openSetup(page) },
  {
    name: 'pokelabirinto-how-to',
    async open(page) {
      await keep(page, { 'running/pokelabirinto': startGame(HUNTED).save() });
      await visit(page, '#/pokelabirinto/play');
      await page.getByRole('dialog').waitFor();
    },
  },
  game('maze', { seed: 'Ariadne', opponents: 3, movement: 'still', rows: 15, columns: 15, creature: 3 }, after(6)),
  game('classic', { seed: 'Minos', opponents: 5, maze: 'classic', rows: 21, columns: 31, creature: 2 }, after(2)),
  game('large', { seed: 'Knossos', opponents: 5, movement: 'still', rows: 41, columns: 41 }, after(3)),
  game('fog', { seed: 'Talos', opponents: 2, movement: 'still', fog: true, rows: 21, columns: 21 }, after(14)),
  game('meeting', HUNTED, ({ phase }) => phase.name === 'meeting'),
  game(
    'odds',
    HUNTED,
    ({ phase }) => phase.name === 'meeting',
    async (page) => {
      await page.keyboard.press('i');
      await page.locator('.odds-bar').waitFor();
    },
  ),
  game('fight', HUNTED, ({ phase, told }) => phase.name === 'fighting' && told.length > 3),
  game('won-fight', { ...HUNTED, seed: 'fight won' }, ({ told }) => told.at(-1)?.type === 'fight-won'),
  ending('escaped', { seed: 'Ariadne', opponents: 1, rows: 9, columns: 9 }, webSaid.results.escaped),
  ending('lost', { ...HUNTED, seed: 'Minos 20' }, webSaid.results['knocked-out']),
];
