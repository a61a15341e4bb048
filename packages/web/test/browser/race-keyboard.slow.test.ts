import { parseReplay, verifyReplay } from '@dedalo/engine';
import { race } from '@dedalo/race';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hasFocus } from './board.ts';
import { goBy, openMenu, openRace, runKeys, runOf, waitOut } from './race.ts';
import { en } from './replays.ts';
import { inBrowser } from './stage.ts';

const said = en.web.race;

inBrowser('the race by keys', (theatre) => {
  test('the game of two maps is won, its time is kept, and its replay verifies', async () => {
    const page = await theatre.page({ acceptDownloads: true });
    await openRace(page);
    await runKeys(page, runOf({ game: 'small' }));
    await page.getByRole('heading', { name: said.victory }).waitFor();
    await page.getByText(said.newBest).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: said.save }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const parsed = parseReplay(text);
    const verified = parsed.ok ? verifyReplay(race, parsed.value) : parsed;
    expect(verified.ok).toBe(true);

    await page.getByRole('button', { name: said.menu }).click();
    await page.locator('.race-best li').waitFor();
  });
});
