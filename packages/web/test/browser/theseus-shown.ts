import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { buildCommand } from '../../../../tools/build-command.ts';
import { heard } from './board.ts';
import type { Spot } from './spot.ts';
import { board } from './theseus.ts';

/** The middle of a square of the board on the page; squares are counted row by row from the top. */
export async function squareAt(page: Page, square: number): Promise<Spot> {
  await expect.poll(() => heard(page)).not.toEqual([]);
  const rows = await heard(page);
  const [columns, count] = [rows[0]!.length, rows.length];
  const box = (await board(page).locator('.lab-floor').boundingBox())!;
  return {
    x: box.x + (((square % columns) + 0.5) * box.width) / columns,
    y: box.y + ((Math.floor(square / columns) + 0.5) * box.height) / count,
  };
}

/** The page's figures by their kind, exactly. */
export const oddsShown = (page: Page): Promise<number[]> =>
  page.locator('.chart-legend data').evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)));

const dedaloFile = await buildCommand();

/** What the command says. */
export function dedaloJson(args: readonly string[], input = ''): unknown {
  const { status, stdout, stderr } = spawnSync(process.execPath, [dedaloFile, ...args, '--json'], {
    encoding: 'utf8',
    input,
    env: { ...process.env, DEDALO_LANG: 'en' },
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
