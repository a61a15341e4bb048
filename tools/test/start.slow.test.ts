import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { temporaryCopy, write } from './temporary.ts';

/** The project with a small client. Its set-up installs nothing, and says whether it did. */
function project(hasInstalled: boolean): string {
  const folder = temporaryCopy(
    [
      'package.json',
      'package-lock.json',
      'tools',
      'packages/files',
      'packages/cli/bin',
      'packages/cli/src',
      'packages/cli/package.json',
    ],
    { modules: true },
  );
  write(folder, 'tools/setup.js', `export const setUp = () => ${hasInstalled};`);
  write(folder, 'packages/web/index.html', '<!doctype html><title>Dedalo</title>');
  write(folder, 'packages/web/vite.config.ts', 'export default {};');
  return folder;
}

const environment = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DEDALO_DATA: join(folder, 'data'),
  DEDALO_PORT: '0',
  LANG: 'C.UTF-8',
  LC_ALL: '',
});

/**
 * `npm start` until it says how to end it. Ctrl-C goes to all processes of a terminal, as here to all of a group; npm's
 * own way is then to end by the same signal.
 */
async function npmStart(folder: string): Promise<{
  address: string;
  pressCtrlC: () => Promise<{ out: string; error: string }>;
}> {
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, detached: true, env: environment(folder) });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let out = '';
  let error = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (error += text));
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  const failed = closed.then(() => Promise.reject(new Error(out + error)));
  while (!out.includes('Ctrl-C')) await Promise.race([once(child.stdout, 'data'), failed]);
  failed.catch(() => undefined);
  return {
    address: /http:\S+/.exec(out)![0],
    async pressCtrlC() {
      process.kill(-child.pid!, 'SIGINT');
      await closed;
      return { out, error };
    },
  };
}

describe.each([
  ['in the same process', false],
  ['in a process of its own', true],
])('npm start, %s', needs('posix'), (_where, hasInstalled) => {
  const folder = project(hasInstalled);

  test('builds the client, serves it, and ends without a fuss', async () => {
    const { address, pressCtrlC } = await npmStart(folder);
    expect(await (await fetch(address)).text()).toContain('<title>Dedalo</title>');
    const ended = await pressCtrlC();
    expect(ended).toEqual({
      out: `Dedalo is at ${address}\nCtrl-C ends it.\n`,
      error: 'Building the browser client …\n',
    });
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });

  test('the second time there is nothing to build', async () => {
    const { pressCtrlC } = await npmStart(folder);
    expect(await pressCtrlC()).toMatchObject({ error: '' });
  });

  test('with arguments it is the command dedalo', () => {
    const { status, stdout } = spawnSync('npm', ['start', '--silent', '--', 'maze', '--help'], {
      cwd: folder,
      encoding: 'utf8',
      env: environment(folder),
    });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: dedalo maze/);
  });

  test('a client that cannot be built is said, and is not served', () => {
    write(folder, 'packages/web/index.html', '<script type="module" src="/nothing.ts"></script>');
    const { status, stdout, stderr } = spawnSync('npm', ['start', '--silent'], {
      cwd: folder,
      encoding: 'utf8',
      env: environment(folder),
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('/nothing.ts');
    expect(stderr).not.toMatch(/Node\.js v/);
  });
});
