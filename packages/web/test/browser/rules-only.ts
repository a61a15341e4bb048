import type { Sitter } from '@dedalo/clients/rules-only/sitters';
import type { Locator, Page } from 'playwright-core';
import { en } from './replays.ts';
import { visit } from './screens.ts';

const said = en.rulesOnly;

export interface WantedIsles {
  readonly seed: string;
  readonly sitters: readonly [Sitter, Sitter];
}

/** A game of isles is begun in its menu. */
export async function openIsles(page: Page, { seed, sitters }: WantedIsles): Promise<void> {
  await visit(page, '#/isles');
  for (const [seat, sitter] of sitters.entries()) {
    await page.getByRole('combobox', { name: en.client.seat(seat + 1) }).selectOption(sitter);
  }
  await page.getByRole('textbox', { name: said.seed }).fill(seed);
  await page.getByRole('button', { name: said.newGame }).click();
  await page.locator('.rules-game h1').waitFor();
}

export const choices = (page: Page): Locator => page.getByRole('region', { name: said.actions }).getByRole('button');
export const typed = (page: Page): Locator => page.getByRole('textbox', { name: said.typeAction });
export const told = (page: Page): Promise<string> => page.locator('.rules-told').innerText();

/** How many actions have been played, once the bot has answered. */
export async function expectActions(page: Page, actions: number): Promise<void> {
  await page.locator('.game-title').getByText(en.replay.actions(actions), { exact: true }).waitFor();
}

export const isOver = async (page: Page): Promise<boolean> => /Over: /.test(await told(page));

/** Waits until the bot has answered, or the game is over. Screens are opened outside of tests too: nothing here may expect. */
export async function expectAnswered(page: Page, actions: number): Promise<void> {
  const answered = page.locator('.game-title').getByText(en.replay.actions(actions), { exact: true });
  await answered
    .or(page.locator('.rules-told', { hasText: 'Over: ' }))
    .first()
    .waitFor();
}

/** The first seat plays the first that it may, against a bot, until the game is over or so much has been played. */
export async function playFirst(
  page: Page,
  {
    from = 0,
    to = Number.POSITIVE_INFINITY,
    act,
  }: { from?: number; to?: number; act: (turn: number) => Promise<void> },
): Promise<number> {
  let actions = from;
  while (actions < to && !(await isOver(page))) {
    await act(actions / 2);
    actions += 2;
    await expectAnswered(page, actions);
  }
  return actions;
}

export const clickFirst = (page: Page) => (): Promise<void> => choices(page).first().click();

export async function typeFirst(page: Page): Promise<void> {
  await typed(page).fill((await choices(page).first().innerText()).trim());
  await page.keyboard.press('Enter');
}
