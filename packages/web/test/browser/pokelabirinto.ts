import { Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import {
  type Action,
  type Config,
  createConfig,
  createEscaper,
  pokelabirinto,
  type PokelabirintoTypes,
  type View,
} from '@dedalo/pokelabirinto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { squareTexts } from '../../src/games/pokelabirinto/board/squares.ts';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';

export const said = en.games.pokelabirinto;
export const webSaid = en.web.pokelabirinto;

export interface Wanted extends Partial<Config> {
  readonly seed: string;
}

export type Game = Session<PokelabirintoTypes>;

/** A game in a clean maze, unless something else is wanted. */
export function startGame({ seed, ...wishes }: Wanted): Game {
  const config = createConfig({ maze: 'clean', ...wishes });
  if (!config.ok) throw new Error(config.error.code);
  const names = ['Player', 'Second player'].slice(0, pokelabirinto.seats(config.value));
  return new Session(pokelabirinto, { config: config.value, seed, names });
}

/** What is done instead of what our bot would do. */
export type Wish = (view: View) => Action | undefined;

/** Whoever is met is fought. */
export const brave: Wish = ({ phase }) => (phase.name === 'meeting' ? { type: 'fight' } : undefined);

interface Playing {
  readonly wish?: Wish;
  readonly until?: (view: View) => boolean;
}

/** Plays on with our bot until the game is over or something is reached; what was done. */
export function playOn(game: Game, { wish = () => undefined, until = () => false }: Playing = {}): Action[] {
  const bot = createEscaper();
  const random = new Random('the player');
  const actions: Action[] = [];
  for (let [seat] = game.turn; seat !== undefined && !until(game.view(0)); [seat] = game.turn) {
    const view = game.view(0);
    const thought = bot.think(view, { seat: 0, random });
    thought.advance(Number.POSITIVE_INFINITY);
    // The second person takes the first attack that there is.
    const action = seat === 0 ? (wish(view) ?? thought.choice) : game.legal(seat)[0]!;
    const played = game.play(seat, action);
    if (!played.ok) throw new Error(`the bot is refused: ${played.error.code}`);
    actions.push(action);
  }
  return actions;
}

/** Plays these actions, by whoever is to act. */
export function playAll(game: Game, actions: readonly Action[]): void {
  for (const action of actions) {
    const played = game.play(game.turn[0]!, action);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
  }
}

const KEYS = { W: 'ArrowUp', A: 'ArrowLeft', S: 'ArrowDown', D: 'ArrowRight' } as const;

export function keyOf(action: Action): string {
  if (action.type === 'move') return KEYS[action.way];
  if (action.type === 'attack') return String(action.attack);
  return action.type === 'fight' ? 'c' : 't';
}

export async function press(page: Page, actions: readonly Action[]): Promise<void> {
  for (const action of actions) await page.keyboard.press(keyOf(action));
}

export const KNOWN_HERE = { progress: JSON.stringify({ known: ['pokelabirinto'], solved: [] }) };

/** Opens the set-up for somebody who has been here before and has chosen something. */
export async function openSetup(page: Page, chosen: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await keep(page, { ...KNOWN_HERE, pokelabirinto: JSON.stringify(chosen) });
  await visit(page, '#/pokelabirinto');
}

/** Opens a game that was left, as it stands. */
export async function openGame(page: Page, game: Game): Promise<void> {
  await keep(page, { ...KNOWN_HERE, 'running/pokelabirinto': game.save() });
  await visit(page, '#/pokelabirinto/play');
  await page.locator('.board canvas').first().waitFor({ state: 'attached' });
}

export const maze = (page: Page): Locator => page.getByRole('application', { name: en.web.game.board(said.name) });

/** The maze as those hear it who cannot see it; each square begins with its name. */
export async function heardMaze(page: Page): Promise<string[]> {
  const texts = await page.locator('.maze td').allTextContents();
  return texts.map((text) => text.replace(/^[A-Z]+\d+, /, ''));
}

/** What is kept of the game in this browser. */
export const keptGame = (page: Page): Promise<string | null> =>
  page.evaluate(`localStorage.getItem('dedalo/running/pokelabirinto')`) as Promise<string | null>;

export const exitOf = ({ cells }: View): number => cells.join('').indexOf('U');

/** Waits until the maze that is heard is the one of this game. */
export async function expectMaze(page: Page, game: Game): Promise<void> {
  await expect.poll(() => heardMaze(page)).toEqual(squareTexts(game.view(0), en));
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

export const fighter = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
