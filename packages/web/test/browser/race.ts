import { courseConfig } from '@dedalo/clients/race/course';
import { Random } from '@dedalo/grid';
import { type Config, type Press, race, runner, shippedContent, type ShippedGame, type State } from '@dedalo/race';
import type { Page } from 'playwright-core';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';
import { goBy, holdTime } from './time.ts';

const KEYS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** What is pressed, and how many ticks go by until the next key. */
export interface Stretch {
  readonly press: Press | null;
  readonly ticks: number;
}

export interface Wanted {
  readonly game?: ShippedGame;
  readonly level?: number | null;
  readonly difficulty?: 'usual' | 'gentle' | 'fierce';
  readonly [name: string]: unknown;
}

/** The seed of the course that is always the same. */
const SEED = 'Daedalus';

export function configOf({ game = 'small', level = null, difficulty = 'usual' }: Wanted): Config {
  return courseConfig({ game, level, difficulty, seed: SEED }, shippedContent(game));
}

/** How our bot runs a course, key by key, until it is over or something is reached, and where that led. */
export function botRun(
  wanted: Wanted,
  isReached: (state: State) => boolean = () => false,
): { readonly keys: Stretch[]; readonly state: State } {
  const random = new Random(SEED).stream('bot');
  const keys: { press: Press | null; ticks: number }[] = [];
  let state = race.start(configOf(wanted), SEED);
  while (race.turn(state).length > 0 && !isReached(state)) {
    const thought = runner.think(race.view(state, 0), { seat: 0, random });
    thought.advance(Number.POSITIVE_INFINITY);
    const { press, ticks } = thought.choice;
    const last = keys.at(-1);
    if (press === null && last) last.ticks += ticks;
    else keys.push({ press, ticks });
    const played = race.play(state, 0, thought.choice);
    if (!played.ok) throw new Error(`the bot is refused: ${played.error.code}`);
    state = played.value.state;
  }
  return { keys, state };
}

export const runOf = (wanted: Wanted, isReached?: (state: State) => boolean): Stretch[] =>
  botRun(wanted, isReached).keys;

/** Prepares a race for somebody who has been here before. */
export async function prepareRace(page: Page, wanted: Wanted = {}): Promise<void> {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
  await keep(page, {
    progress: JSON.stringify({ known: ['race'], solved: [] }),
    race: JSON.stringify({ game: 'small', ...wanted }),
  });
}

/** Opens a race; from then on time stands still unless the test lets it go by. */
export async function openRace(page: Page, wanted: Wanted = {}): Promise<void> {
  await prepareRace(page, wanted);
  await page.goto('/#/race/play');
  await holdReady(page);
}

/** The same from the menu. */
export async function startRace(page: Page): Promise<void> {
  await page.getByRole('link', { name: en.web.race.start }).click();
  await holdReady(page);
}

/** The same in the place of a race that was left, once whoever wants it has said so. */
export async function startAnew(page: Page): Promise<void> {
  await page.getByRole('link', { name: en.web.race.start }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.client.notOver.giveUp }).click();
  await holdReady(page);
}

async function holdReady(page: Page): Promise<void> {
  await page.getByRole('heading', { name: en.web.race.ready }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await holdTime(page);
}

export const keyOf = (press: Press): string => ('letter' in press ? press.letter.toLowerCase() : KEYS[press.way]);

/** Presses keys and lets time go by, as a player does. */
export async function runKeys(page: Page, run: readonly Stretch[]): Promise<void> {
  for (const { press, ticks } of run) {
    if (press) await page.keyboard.press(keyOf(press));
    await goBy(page, ticks);
  }
}

export const openMenu = async (page: Page): Promise<void> => visit(page, '#/race');
