import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shownFor } from '@dedalo/arena/program/shown-machine';
import { asked, testHall } from './hall.ts';
import { needs } from '../../../../tools/needs.ts';

const { startNode, start, folder } = testHall();
const isSandboxed = true;

describe('what of PATH is shown in the sandbox', () => {
  test.each([
    ['/opt/java/bin', '/opt/java'],
    ['/home/ada/.pyenv/shims', '/home/ada/.pyenv'],
    ['/home/ada/bin', '/home/ada/bin'],
    ['/home/ada/.local/bin', '/home/ada/.local/bin'],
    ['/games', '/games'],
    ['/', '/'],
  ])('%s: %s', (place, shown) => {
    expect(shownFor(place, '/home/ada')).toBe(shown);
  });
});

/** The sandbox is bubblewrap; where it is missing or may do nothing there is nothing to show. */
describe('a program in the sandbox', needs('bubblewrap'), () => {
  /** What the program makes of an attempt: `done`, or the code of the error. */
  const attempt = (what: string): string =>
    `try { ${what}; say('done\\n'); } catch (error) { say(error.code + '\\n'); }`;

  test('plays as it does outside', async () => {
    const program = await startNode('say(`${line}\\n`);', { isSandboxed });
    expect(await asked(program, 'go')).toBe('go');
  });

  test('can write in its working folder', async () => {
    const program = await startNode(attempt("fs.writeFileSync('notes', 'x')"), { isSandboxed });
    expect(await asked(program, 'go')).toBe('done');
  });

  test('can read its own folder and not write it', async () => {
    const own = JSON.stringify(folder.write('own.txt', 'mine'));
    const reading = await startNode(attempt(`fs.readFileSync(${own})`), { isSandboxed });
    expect(await asked(reading, 'go')).toBe('done');
    const writing = await startNode(attempt(`fs.writeFileSync(${own}, 'x')`), { isSandboxed });
    expect(await asked(writing, 'go')).toBe('EROFS');
  });

  test('cannot read the folder of another', async () => {
    const other = mkdtempSync(join(tmpdir(), 'dedalo-other-'));
    writeFileSync(join(other, 'bot.py'), 'secret');
    const look = attempt(`fs.readFileSync(${JSON.stringify(join(other, 'bot.py'))})`);
    const outside = await startNode(look);
    expect(await asked(outside, 'go')).toBe('done');
    const inside = await startNode(look, { isSandboxed });
    expect(await asked(inside, 'go')).toBe('ENOENT');
    rmSync(other, { recursive: true });
  });

  test('does not see the home folder', async () => {
    const names = `say(JSON.stringify(fs.existsSync(${JSON.stringify(homedir())}) ? fs.readdirSync(${JSON.stringify(homedir())}) : []) + '\\n')`;
    const program = await startNode(names, { isSandboxed });
    expect(JSON.parse(await asked(program, 'go'))).not.toContain('.bashrc');
  });

  test('can write nowhere else', async () => {
    const places = `['/', '/etc', '/usr', '/dev'].map((place) => {
      try { fs.writeFileSync(place + '/x', 'x'); return 'done'; } catch (error) { return error.code; }
    }).join(' ')`;
    const program = await startNode(`say(${places} + '\\n');`, { isSandboxed });
    expect(await asked(program, 'go')).not.toContain('done');
  });

  test('cannot reach the network, nor this machine', async () => {
    const server = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const call = `fetch('http://127.0.0.1:${port}').then(() => say('done\\n'), (error) => say(error.cause.code + '\\n'));`;
    expect(await asked(await startNode(call), 'go')).toBe('done');
    expect(await asked(await startNode(call, { isSandboxed }), 'go')).toBe('ECONNREFUSED');
    server.close();
    server.closeAllConnections();
  });

  test('sees no processes but its own', async () => {
    const program = await startNode(attempt(`process.kill(${process.pid}, 0)`), { isSandboxed });
    expect(await asked(program, 'go')).toBe('ESRCH');
  });

  test('ends with all that it has started', async () => {
    const program = await start(['sh', '-c', 'sleep 60 & read line; echo yes; sleep 60'], { isSandboxed });
    expect(await asked(program, 'go')).toBe('yes');
    expect(await asked(program, 'silence', 10)).toBe('too-slow');
  });

  test('tells how it ended', async () => {
    expect(await asked(await startNode('process.exit(3);', { isSandboxed }), 'go')).toBe('exited | exit code 3');
  });
});
