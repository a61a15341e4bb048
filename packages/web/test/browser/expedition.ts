import { startExpedition, type ExpeditionSession } from '@dedalo/clients/expedition/session';
import { type Cell, PathFinder } from '@dedalo/grid';
import { affordable, DIRECTION_OF, type Way, WAYS } from '@dedalo/pokelabirinto';
import {
  type Action,
  CREATURES,
  defaultConfig,
  type Starter,
  type State,
  type View,
} from '@dedalo/pokelabirinto/expedition';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { squareTexts } from '../../src/games/expedition/board/squares.ts';
import { heardMaze } from './pokelabirinto.ts';
import { en } from './replays.ts';
import { keep, visit } from './screens.ts';

export const said = en.games.expedition;
export const PLAY = '#/pokelabirinto/expedition/play';

export const startJourney = (seed: string, starter: Starter = 'Charmander'): ExpeditionSession =>
  startExpedition({ ...defaultConfig(), starter }, seed);

/** Somebody who knows the maze goes straight to the exit, fights whoever comes, and takes everybody along. */
export function nextAction({ phase, party, at, maze }: State): Action {
  if (phase.name === 'meeting') return { type: 'fight' };
  if (phase.name === 'offer') return party.length < 3 ? { type: 'join', place: party.length } : { type: 'let-go' };
  if (phase.name === 'walking') return { type: 'move', way: wayTo(maze.grid, at, maze.exit) };
  const [front] = party;
  const attack = affordable({ species: CREATURES[front!.creature], energy: front!.energy }).at(-1)!;
  return { type: 'attack', attack };
}

function wayTo(grid: State['maze']['grid'], from: Cell, to: Cell): Way {
  const finder = new PathFinder(grid);
  finder.search(from, to);
  const steps = { north: -grid.width, south: grid.width, west: -1, east: 1 } as const;
  return WAYS.find((way) => from + steps[DIRECTION_OF[way]] === finder.cells[1])!;
}

/** Plays on until something is reached, or to the end of the journey; what was done. */
export function playOn(game: ExpeditionSession, until?: (view: View) => boolean): Action[] {
  const actions: Action[] = [];
  const isThere = (): boolean => until?.(game.view(0)) ?? false;
  while (game.turn.length > 0 && !isThere()) {
    const action = nextAction(game.state);
    const played = game.play(0, action);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    actions.push(action);
  }
  if (until && !isThere()) throw new Error('the journey ends before it comes to what was asked for');
  return actions;
}

/** The first of many seeds whose journey is as it is wanted: what creatures can do is content, and may change. */
export function seedOf(isWanted: (seed: string) => boolean): string {
  for (let number = 1; number < 500; number++) if (isWanted(`Asterion ${number}`)) return `Asterion ${number}`;
  throw new Error('no journey is as it is wanted');
}

/** Whether a journey comes to this. */
export const comesTo = (seed: string, until: (view: View) => boolean): boolean => {
  const game = startJourney(seed);
  while (game.turn.length > 0 && !until(game.view(0))) game.play(0, nextAction(game.state));
  return until(game.view(0));
};

const KEYS = { W: 'ArrowUp', A: 'ArrowLeft', S: 'ArrowDown', D: 'ArrowRight' } as const;

export function keyOf(action: Action): string {
  switch (action.type) {
    case 'move':
      return KEYS[action.way];
    case 'attack':
      return String(action.attack);
    case 'swap':
      return action.member === 1 ? 'f' : 'v';
    case 'fight':
      return 'c';
    case 'turn-back':
      return 't';
    case 'join':
      return 'j';
    case 'let-go':
      return 'l';
  }
}

export async function press(page: Page, actions: readonly Action[]): Promise<void> {
  for (const action of actions) await page.keyboard.press(keyOf(action));
}

export const KNOWN_HERE = { progress: JSON.stringify({ known: ['expedition'], solved: [] }) };

/** Opens a journey that was left, as it stands. */
export async function openJourney(page: Page, game: ExpeditionSession): Promise<void> {
  await keep(page, { ...KNOWN_HERE, 'running/expedition': game.save() });
  await visit(page, PLAY);
  await page.locator('.board canvas').first().waitFor({ state: 'attached' });
}

/** Waits until the maze that is heard is the one of this journey. */
export async function expectJourney(page: Page, game: ExpeditionSession): Promise<void> {
  await expect.poll(() => heardMaze(page)).toEqual(squareTexts(game.view(0), en));
}

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
