import { ghostOf } from '@dedalo/clients/race/ghost';
import { type GameRecord, parseReplay, verifyReplay } from '@dedalo/engine';
import { race, type RaceTypes } from '@dedalo/race';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { savedBy } from './files.ts';
import { configOf, type Wanted } from './race.ts';
import { en } from './replays.ts';

/** The record of a race that holds; a test fails on any other. */
export function verifiedRace(text: string): GameRecord<RaceTypes> {
  const parsed = parseReplay(text);
  expect(parsed).toMatchObject({ ok: true });
  const verified = parsed.ok ? verifyReplay(race, parsed.value) : parsed;
  expect(verified).toMatchObject({ ok: true });
  if (!verified.ok) throw new Error(verified.error.code);
  return verified.value;
}

/** The replay that somebody saves who has come to the end of a race. */
export async function savedRace(page: Page): Promise<GameRecord<RaceTypes>> {
  const button = page.getByRole('button', { name: en.web.race.save, exact: true });
  const { bytes } = await savedBy(page, () => button.click());
  return verifiedRace(bytes.toString());
}

/** How long a race took. */
export const ticksOf = (record: GameRecord<RaceTypes>): number => ghostOf(record).length;

/** Fails where a race was not of this game, level and difficulty. */
export function expectCourse({ config, seed }: GameRecord<RaceTypes>, wanted: Wanted): void {
  expect(race.text.formatConfig(config)).toBe(race.text.formatConfig(configOf(wanted)));
  expect(seed).toBe('Daedalus');
}
