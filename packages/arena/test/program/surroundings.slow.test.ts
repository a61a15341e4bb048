import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asked, testHall } from './hall.ts';
import { needs } from '../../../../tools/needs.ts';

const { start, startNode, folder } = testHall();

describe('what surrounds a program', () => {
  test('its environment is clean', async () => {
    process.env['DEDALO_SECRET'] = 'of the arena';
    const program = await startNode('say(`${JSON.stringify([process.env, process.cwd()])}\\n`);');
    delete process.env['DEDALO_SECRET'];
    const [environment, place] = JSON.parse(await asked(program, 'go')) as [Record<string, string>, string];
    expect(Object.keys(environment).toSorted()).toEqual([
      'DEDALO_GAME',
      'HOME',
      'LANG',
      'PATH',
      'PYTHONDONTWRITEBYTECODE',
      'PYTHONUNBUFFERED',
      'TMPDIR',
    ]);
    expect(environment).toMatchObject({ HOME: place, TMPDIR: place, PATH: process.env['PATH'] });
  });

  test('`node` is the one that runs the arena', async () => {
    const program = await startNode('say(`${process.execPath}\\n`);');
    expect(await asked(program, 'go')).toBe(process.execPath);
  });

  test('it finds its own files, in their folders too', async () => {
    folder.write('data/openings.txt', 'centre first');
    const program = await startNode("say(`${fs.readFileSync('data/openings.txt', 'utf8')}\\n`);");
    expect(await asked(program, 'go')).toBe('centre first');
  });

  test('its history stays out of its sight', async () => {
    mkdirSync(join(folder.path, '.git'), { recursive: true });
    folder.write('.settings', '');
    const program = await startNode("say(`${fs.readdirSync('.').sort().join(' ')}\\n`);");
    const names = (await asked(program, 'go')).split(' ');
    expect(names).toContain('.settings');
    expect(names).not.toContain('.git');
  });

  test('what it writes is gone with it, and its own folder is as before', async () => {
    const before = readdirSync(folder.path).concat('program.mjs');
    const program = await startNode("fs.writeFileSync('notes', 'x'); say(`${process.cwd()}\\n`);");
    const working = await asked(program, 'go');
    expect(readFileSync(join(working, 'notes'), 'utf8')).toBe('x');
    await program.close();
    expect(existsSync(working)).toBe(false);
    expect(new Set(readdirSync(folder.path))).toEqual(new Set(before));
  });

  test('each game has a folder of its own', async () => {
    const [one, other] = [await startNode('say(`${process.cwd()}\\n`);'), await start(['node', 'program.mjs'])];
    expect(await asked(one, 'go')).not.toBe(await asked(other, 'go'));
  });

  test('a program that was never started leaves no folder', async () => {
    const ours = (): string[] => readdirSync(tmpdir()).filter((name) => name.includes(`-${process.pid}-`));
    await (await start(['no-such-program'])).close();
    expect(ours()).toEqual([]);
  });

  test('a script of the shell and its relative path', async () => {
    chmodSync(folder.write('bot.sh', '#!/bin/sh\nread line\necho "got $line"\nread line\n'), 0o755);
    expect(await asked(await start(['./bot.sh']), 'go')).toBe('got go');
  });

  test('Python: modules beside the program are found, and nothing is kept back', needs('python'), async () => {
    folder.write('helper.py', 'def answer(line):\n    return "got " + line.strip()\n');
    folder.write('bot.py', 'import sys, helper\nfor line in sys.stdin:\n    print(helper.answer(line))\n');
    expect(await asked(await start(['python3', 'bot.py']), 'go')).toBe('got go');
    expect(readdirSync(folder.path)).not.toContain('__pycache__');
  });

  test('Java: classes are found in the folder', needs('java'), async () => {
    const source = `public class Bot {
      public static void main(String[] args) throws Exception {
        var in = new java.io.BufferedReader(new java.io.InputStreamReader(System.in));
        for (String line = in.readLine(); line != null; line = in.readLine()) System.out.println("got " + line);
      }
    }`;
    spawnSync('javac', [folder.write('Bot.java', source)]);
    expect(await asked(await start(['java', '-cp', '.', 'Bot']), 'go')).toBe('got go');
  });
});

describe('the log of a program', () => {
  test('what it writes to standard error is in the file when it was closed', async () => {
    const log = join(folder.path, 'logs', 'game.log');
    const program = await startNode("fs.writeSync(2, 'thinking\\n'); say('yes\\n');", { log });
    expect(await asked(program, 'go')).toBe('yes');
    await program.close();
    expect(readFileSync(log, 'utf8')).toBe('thinking\n');
  });

  test('there is no file where nothing was written', async () => {
    const log = join(folder.path, 'logs', 'silent.log');
    const program = await startNode("say('yes\\n');", { log });
    expect(await asked(program, 'go')).toBe('yes');
    await program.close();
    expect(existsSync(log)).toBe(false);
  });

  test('a log ends at its limit, and the program with it', async () => {
    const log = join(folder.path, 'logs', 'flood.log');
    const limits = { memory: 2 ** 30, processes: 64, line: 1000, log: 10_000 };
    const program = await startNode("for (;;) fs.writeSync(2, 'flood '.repeat(100));", { log, limits });
    expect(await asked(program, 'go')).toMatch(/^log-too-long/);
    await program.close();
    expect(readFileSync(log, 'utf8').length).toBe(10_000);
  });

  test('a log that cannot be written does not stop the game', async () => {
    const log = join(folder.write('no-folder', ''), 'game.log');
    const program = await startNode("fs.writeSync(2, 'x'); say('yes\\n');", { log });
    expect(await asked(program, 'go')).toBe('yes');
    await program.close();
  });
});
