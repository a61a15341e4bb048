import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, dedaloFile, freshData, NEUTRAL } from './run.ts';

const client = testFolder();
client.write('index.html', '<!doctype html><title>Dedalo</title>');

interface Served {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** All that it has said so far. */
  readonly said: () => string;
  readonly address: string;
  /** The exit code. */
  readonly end: (...signals: NodeJS.Signals[]) => Promise<number | null>;
}

async function startServing(args: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [dedaloFile, 'serve', '--client', client.path, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...NEUTRAL, DEDALO_DATA: freshData() },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'close') as Promise<[number | null]>;
  while (!said.includes('Ctrl-C'))
    await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(said)))]);
  return {
    child,
    said: () => said,
    address: /http:\S+/.exec(said)![0],
    async end(...signals) {
      for (const signal of signals) child.kill(signal);
      return (await ended)[0];
    },
  };
}

test('it says where it is and how to end it, and serves', async () => {
  const { address, said, end } = await startServing([]);
  expect(said()).toBe(`Dedalo is at ${address}\nCtrl-C ends it.\n`);
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await (await fetch(address)).text()).toContain('<title>Dedalo</title>');
  expect(await end('SIGINT')).toBe(0);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  expect(said()).toMatch(/Ctrl-C ends it\.\n$/);
});

test.each([['SIGTERM'], ['SIGINT', 'SIGINT'], ['SIGINT', 'SIGTERM', 'SIGINT']] as const)(
  '%s %s ends it with 0',
  async (...signals) => {
    const { end } = await startServing([]);
    expect(await end(...signals.filter((signal) => signal !== undefined))).toBe(0);
  },
);

test('it speaks your language', async () => {
  const { said, end } = await startServing(['--lang', 'it']);
  expect(said()).toMatch(/^Dedalo si trova su http.*\nCtrl-C per terminare\.\n$/);
  await end('SIGINT');
});

test('it says plainly that other machines can reach it', async () => {
  const { said, end } = await startServing(['--host', '0.0.0.0']);
  expect(said()).toContain('Other machines can reach it too, since it listens at 0.0.0.0.');
  await end('SIGINT');
});

describe('wrong use', () => {
  const nothing = `${client.path}/nothing`;
  const refused = (args: readonly string[], env: Record<string, string> = {}): string => {
    const { code, out, error } = dedalo(['serve', ...args], { env });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error, 'no stack trace').not.toMatch(/^\s+at /m);
    return error;
  };

  test('a port that is taken, with another one', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const error = refused(['--client', client.path, '--port', String(port)]);
    expect(error).toContain(`port ${port} is taken`);
    expect(error).toMatch(/--port \d+\n$/);
    other.close();
  });
  test('a client that is not built, with what builds it', () => {
    expect(refused(['--client', nothing])).toContain('npm run build');
  });
  test('a host that is not ours', () => {
    expect(refused(['--client', client.path, '--port', '0', '--host', 'no.such.host.invalid'])).toContain(
      'no.such.host.invalid',
    );
  });
  test('an invalid port', () => {
    for (const port of ['-1', '65536', 'http', ''])
      expect(refused(['--client', nothing, '--port', port])).toContain('from 0 to 65535');
    expect(refused(['--client', nothing], { DEDALO_PORT: 'x' })).toContain('DEDALO_PORT');
  });
});
