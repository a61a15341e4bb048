import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { GameId } from '@dedalo/catalogue';
import { expect } from 'vitest';
import type { NeedName } from '../../../tools/needs.ts';
import { createKit, type KitWish } from '../src/kits/create-kit.ts';
import { KIT_LANGUAGES, type KitLanguage, type KitLanguageId } from '../src/kits/languages.ts';
import { dedalo, type Ran } from './run.ts';

/** What the machine must have for a new player in a language. */
export const LANGUAGE_NEEDS: Readonly<Record<KitLanguageId, readonly NeedName[]>> = {
  python: ['posix', 'python'],
  typescript: ['posix'],
  javascript: ['posix'],
  java: ['posix', 'java'],
  c: ['posix', 'c'],
};

/** Where a beginner's player can come through. */
const SETTINGS: Partial<Record<GameId, readonly string[]>> = { race: ['--set', 'game=small'] };

/** Writes a new player as `dedalo bot new` does, without starting the command. */
export async function writePlayer(folder: string, wish: KitWish): Promise<void> {
  for (const { path, text } of await createKit(wish)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** As it is typed in a shell, with the Node that runs Dedalo. */
export function shell(command: string, cwd: string): Ran {
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  return { code: status, out: stdout, error: stderr };
}

interface Checked {
  readonly games: readonly { readonly result: string }[];
}

/** Its own test passes, it keeps to the protocol, and it wins a game against random, or alone. */
export function expectToWin(folder: string, { name, game, language }: KitWish): void {
  const { test }: KitLanguage = KIT_LANGUAGES[language];
  const tried = shell(test, folder);
  expect(tried.code, tried.out + tried.error).toBe(0);
  const args = ['bot', 'check', '.', ...(SETTINGS[game] ?? []), '--seed', '1'];
  const { out, error } = dedalo([...args, '--move-time', '20s', '--json'], { cwd: folder });
  const checked = JSON.parse(out) as Checked;
  expect(checked, error + out).toMatchObject({ isFine: true, name });
  expect(checked.games.map(({ result }) => result)).toContain('win');
}

/** Starts a player by hand, as in a debugger, and says what it answers to a hello on a port of this machine. */
export async function helloOnPort(folder: string, language: KitLanguageId): Promise<unknown> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [first = '', ...rest] = KIT_LANGUAGES[language].command.split(' ');
  const player = spawn(first === 'node' ? process.execPath : first, rest, {
    cwd: folder,
    env: { ...process.env, DEDALO_CONNECT: `127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(player, 'exit');
  try {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const first = await Promise.race([connected, gone.then(() => undefined)]);
    if (!first) throw new Error('the player ended before it connected');
    const [socket] = first;
    socket.write('{"type":"hello","protocol":1}\n');
    const [answer] = (await once(createInterface({ input: socket }), 'line')) as [string];
    socket.destroy();
    return JSON.parse(answer);
  } finally {
    server.close();
    player.kill();
    await gone;
  }
}
