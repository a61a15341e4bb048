import type { View } from '@dedalo/pokelabirinto/expedition';
import {
  comesTo,
  KNOWN_HERE,
  nextAction,
  openJourney,
  playOn,
  press,
  said,
  seedOf,
  startJourney,
} from './expedition.ts';
import { keep, type Screen, visit } from './screens.ts';

type Until = (view: View) => boolean;

const UNTIL = {
  maze: ({ number, phase, wild }) => number === 3 && phase.name === 'walking' && wild.some(({ at }) => at !== null),
  meeting: ({ phase }) => phase.name === 'meeting',
  fight: ({ phase, party, told }) => phase.name === 'fighting' && party.length > 1 && told.length > 2,
  offer: ({ phase }) => phase.name === 'offer',
} as const satisfies Record<string, Until>;

const SEED = seedOf((seed) => Object.values(UNTIL).every((until: Until) => comesTo(seed, until)));

const journey = (name: keyof typeof UNTIL): Screen => ({
  name: `expedition-${name}`,
  async open(page) {
    const game = startJourney(SEED);
    playOn(game, UNTIL[name]);
    await openJourney(page, game);
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
  journey('maze'),
  {
    name: 'expedition-map',
    async open(page) {
      const game = startJourney(SEED);
      playOn(game, UNTIL.maze);
      await openJourney(page, game);
      await page.keyboard.press('m');
      await page.getByRole('dialog', { name: said.journey }).waitFor();
    },
  },
  journey('meeting'),
  journey('fight'),
  journey('offer'),
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
