import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the example of the README runs', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```js\n(.*?)```/s.exec(readme)![1]!;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', example], { cwd: folder, encoding: 'utf8' });
  expect(ran.stderr).not.toMatch(/Error/);
  expect(ran.stdout).toMatch(/^0\|.{3}\|.{3}\|/m);
  expect(ran.stdout).toMatch(/^(flag-captured|no-moves|action-limit) \d+$/m);
  expect(ran.stdout).toMatch(/^RulesPlayer vs RandomPlayer\nBeginning of 5 games\n[012]{5}\nEnd of 5 games$/m);
  expect(ran.stdout).toMatch(/^RESULTS\nPlayer RulesPlayer: \d+\nPlayer RandomPlayer: \d+\nTies: \d+$/m);
  expect(ran.stdout).toMatch(/code: 'bad-rows'/);
});
