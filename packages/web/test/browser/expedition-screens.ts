import type { View } from '@dedalo/pokelabirinto/expedition';
import type { Page } from 'playwright-core';
import { KNOWN_HERE, nextAction, openJourney, playOn, press, said, startJourney } from './expedition.ts';
import { keep, type Screen, visit } from './screens.ts';

const SEED = 'Asterion';

const journey = (
  name: string,
  until: (view: View) => boolean,
  then: (page: Page) => Promise<unknown> = async () => {},
): Screen => ({
  name: `expedition-${name}`,
  async open(page) {
    const game = startJourney(SEED);
    playOn(game, until);
    await openJourney(page, game);
    await then(page);
  },
});

/** The expedition from its menu to its end. */
export const EXPEDITION_SCREENS: readonly Screen[] = [
  {
    name: 'expedition-menu',
    async open(page) {
      await keep(page, KNOWN_HERE);
      await visit(page, '#/pokelabirinto/expedition');
    },
  },
  {
    name: 'expedition-how-to',
    async open(page) {
      await keep(page, { 'running/expedition': startJourney(SEED).save() });
      await visit(page, '#/pokelabirinto/expedition/play');
      await page.getByRole('dialog').waitFor();
    },
  },
  journey('maze', ({ number, actions, phase }) => number === 3 && phase.name === 'walking' && actions > 60),
  journey('meeting', ({ phase }) => phase.name === 'meeting'),
  journey('fight', ({ phase, party, told }) => phase.name === 'fighting' && party.length > 1 && told.length > 2),
  journey('offer', ({ phase }) => phase.name === 'offer'),
  {
    name: 'expedition-over',
    async open(page) {
      const whole = startJourney(SEED);
      const count = playOn(whole).length;
      const game = startJourney(SEED);
      for (let action = 1; action < count; action++) game.play(0, nextAction(game.state));
      const last = nextAction(game.state);
      await openJourney(page, game);
      await press(page, [last]);
      await page.getByRole('dialog', { name: said.over(whole.state.number) }).waitFor();
    },
  },
];
