import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type GameRecord, parseReplay, ReplayCursor, Session, verifyReplay } from '@dedalo/engine';
import { createConfig, directionOf, parseBoard, sokoban, type SokobanTypes } from '@dedalo/sokoban';
import { loadWords } from '@dedalo/words';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the tests find things by. */
export const en = await loadWords('en');

/** A game as the terminal records it: a session that is played and saved. */
export function playGame(rows: readonly string[], letters: string, title = 'A game from the terminal'): string {
  const level = parseBoard(rows);
  if (!level.ok) throw new Error(level.error.code);
  const config = createConfig(level.value);
  if (!config.ok) throw new Error(config.error.code);
  const session = new Session<SokobanTypes>(sokoban, { title, config: config.value, seed: '', names: ['Ada'] });
  for (const letter of letters) {
    const played = session.play(0, { type: 'move', direction: directionOf(letter)! });
    if (!played.ok) throw new Error(`${letter}: ${played.error.code}`);
  }
  return session.save();
}

/** The record of a replay that holds; a test fails on any other. */
export function verified(text: string): GameRecord<SokobanTypes> {
  const parsed = parseReplay(text);
  expect(parsed).toMatchObject({ ok: true });
  const opened = parsed.ok ? verifyReplay(sokoban, parsed.value) : parsed;
  expect(opened).toMatchObject({ ok: true });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value;
}

export const lettersOf = ({ actions }: GameRecord<SokobanTypes>): string =>
  actions.map(({ action }) => sokoban.text.formatAction(action)).join('');

/** The board after so many actions, as text. */
export function drawnAt(record: GameRecord<SokobanTypes>, position: number): string {
  const cursor = new ReplayCursor(sokoban, record);
  cursor.goTo(position);
  return sokoban.text.draw(sokoban.view(cursor.state, 'public'));
}

/** What a link carries, by hand: the way it is written must not change, for links live long. */
export const linkData = (text: string): string => `1${deflateRawSync(text).toString('base64url')}`;
export const linkTo = (text: string, query = ''): string => `#/replay/x/${linkData(text)}${query}`;

export function textOfLink(link: string): string {
  const data = /#\/replay\/x\/1([\w-]+)(?:\?|$)/.exec(link)?.[1];
  if (data === undefined) throw new Error(`no replay in ${link}`);
  return inflateRawSync(Buffer.from(data, 'base64url')).toString();
}

/** Where a replay stands, as its buttons say it: “3 of 12”. */
export const expectPosition = async (page: Page, position: number, length: number): Promise<void> => {
  const text = en.replay.position({ position, length });
  await page.locator('.transport-where').getByText(text, { exact: true }).waitFor();
};

/** The board as text, opened where it is still folded away. */
export async function drawnOn(page: Page): Promise<string> {
  const text = page.locator('details pre');
  if (!(await text.isVisible())) await page.getByText(en.web.replay.asText).click();
  return (await text.textContent()) ?? '';
}

/** Why a replay is refused, and the line that is at fault. */
export async function refusalOn(page: Page): Promise<string> {
  const note = page.getByRole('alert');
  await note.getByRole('heading', { name: en.web.replay.cannotOpen }).waitFor();
  return note.innerText();
}

/** What was said to those who listen, the last of it. */
export const lastSaid = (page: Page): Promise<string> => page.locator('[role=status][aria-live]').innerText();
