import type { State } from '@dedalo/race';
import type { Page } from 'playwright-core';
import { openMenu, openRace, runKeys, runOf, type Wanted } from './race.ts';
import type { Screen } from './screens.ts';

const GAME = 'daedalus';

const isWorking = ({ scene: { user, config } }: State, name: string, leftAtMost: number): boolean =>
  user.effects.some(({ powerUp, left }) => config.content.powerUps[powerUp]!.name === name && left <= leftAtMost);

/** A race in the middle of it: our bot's keys until something is reached. */
const racing = (
  name: string,
  wanted: Wanted,
  isReached?: (state: State) => boolean,
  then: (page: Page) => Promise<unknown> = async () => {},
): Screen => ({
  name,
  async open(page) {
    await openRace(page, wanted);
    await runKeys(page, runOf(wanted, isReached));
    await then(page);
  },
});

const after =
  (seconds: number) =>
  ({ scene }: State): boolean =>
    scene.ticks >= seconds * 60;

/** The race from its menu to its end. */
export const RACE_SCREENS: readonly Screen[] = [
  { name: 'race-menu', open: openMenu },
  { name: 'race-ready', open: (page) => openRace(page, { game: GAME }) },
  racing('race-harbour', { game: GAME, level: 2 }, after(12)),
  racing('race-paused', { game: GAME, level: 3 }, after(10), (page) => page.keyboard.press('Space')),
  racing('race-won', { game: 'small' }),
  racing('race-lost', { game: GAME, level: 4 }),
];

/** Other pictures of the same screens, for eyes alone. */
export const RACE_VIEWS: readonly Screen[] = [
  racing('race-garden', { game: GAME, level: 0 }, (state) => isWorking(state, 'Aegis', 300)),
  racing('race-foundry', { game: GAME, level: 4 }, after(30)),
  racing('race-observatory', { game: GAME, level: 6 }, after(20)),
  racing('race-labyrinth', { game: GAME, level: 7 }, after(15)),
  racing('race-fog', { game: GAME, level: 2 }, (state) => isWorking(state, 'Dusk', 240)),
  racing('race-contrast', { game: GAME, level: 5, contrast: true }, after(25)),
  racing('race-title', { game: GAME }, ({ scene }) => scene.level === 1 && scene.transition!.left <= 80),
];
