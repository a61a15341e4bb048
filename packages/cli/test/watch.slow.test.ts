import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../tools/browser.ts';
import { needs } from '../../../tools/needs.ts';
import { testFolder } from './folder.ts';
import { dedaloFile, freshData, NEUTRAL } from './run.ts';

const folder = testFolder();
const PATIENCE = { timeout: 60_000 };

test('--watch shows a game as it is played, by its address alone, until the run ends', needs('browser'), async () => {
  const match = ['match', 'stratego', 'search:nodes=300', 'rules', '--games', '10000', '--no-replays', '--watch'];
  const child = spawn(process.execPath, [dedaloFile, ...match], {
    cwd: folder.path,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData() },
  });
  const exit = once(child, 'exit');
  const browser = await launchBrowser();
  try {
    let told = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told += text));
    await expect.poll(() => told, PATIENCE).toMatch(/watch the games at http:\/\/localhost:\d+\/[0-9a-f]{24}\/\n/);
    const address = /http:\S+/.exec(told)![0];
    expect((await fetch(new URL('/', address))).status).toBe(404);
    const page = await browser.newPage();
    await page.goto(address);
    const board = page.locator('#live pre').first();
    await board.waitFor(PATIENCE);
    const first = await board.textContent();
    await expect.poll(() => board.textContent(), PATIENCE).not.toBe(first);
    child.kill('SIGTERM');
    await exit;
    await page.getByText('The run has ended').waitFor({ ...PATIENCE, state: 'visible' });
  } finally {
    await browser.close();
    child.kill('SIGKILL');
  }
});
