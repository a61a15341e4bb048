import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { needs } from '../../../tools/needs.ts';
import { testFolder } from './folder.ts';

const folder = testFolder();

/** Stands for a match that is stopped: it says how far it was before it ends. */
const PLAYS = `process.on('SIGTERM', () => { console.log('told'); process.exit(3); });
console.log('playing');
setInterval(() => {}, 1000);
`;

test('a signal to the command ends the Node that runs it, and its last output is awaited', needs('posix'), async () => {
  const script = folder.write('plays.mjs', PLAYS);
  const runOn = new URL('../bin/run-on.js', import.meta.url).href;
  const first = folder.write(
    'first.mjs',
    `import { runOn } from '${runOn}';\nrunOn(process.execPath, ['${script}']);\n`,
  );
  const command = spawn(process.execPath, [first], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  command.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exit = once(command, 'close');
  await expect.poll(() => said).toBe('playing\n');
  // Ctrl+C reaches both; this process must outlive the other.
  command.kill('SIGINT');
  command.kill('SIGTERM');
  expect(await exit).toEqual([3, null]);
  expect(said).toBe('playing\ntold\n');
});
