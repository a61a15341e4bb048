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
  expect(ran.stdout).toMatch(/^\+---\+/m);
  expect(ran.stdout).toMatch(/^sabre (white|green|red)$/m);
  expect(ran.stdout).toMatch(/^(all-collected|captured|action-limit) \{ '1': \d+, '3': \d+, '5': \d+, '7': \d+ \}$/m);
  expect(ran.stdout).toMatch(/code: 'bad-size'/);
});
