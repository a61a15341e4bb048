import { mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_COPIED_BYTES } from '@dedalo/arena/program/own-files';
import { FOLDER_LIMIT } from '@dedalo/arena/program/working-folder';
import { needs } from '../../../../tools/needs.ts';
import { asked, testHall } from './hall.ts';

const { start, startNode, folder } = testHall();

/** Writes a MB after the other and says when it ends. */
const FILL = `
const piece = Buffer.alloc(1024 * 1024, 1);
try { for (let file = 0; file < 200; file++) fs.writeFileSync('fill' + file, piece); say('all\\n'); }
catch (error) { say(error.code + '\\n'); }
`;

for (const [way, isSandboxed, needed] of [
  ['outside', false, needs('linux')],
  ['sandbox', true, needs('bubblewrap')],
] as const)
  describe(`the folder of a program (${way})`, needed, () => {
    test('its own files are there, and it may change them and write others', async () => {
      const own = folder.write('data/own.txt', 'mine');
      const change = `
        const before = fs.readFileSync('data/own.txt', 'utf8');
        fs.writeFileSync('data/own.txt', 'changed'); fs.writeFileSync('data/new.txt', 'new'); fs.rmSync('spare.txt');
        say([before, ...['own', 'new'].map((name) => fs.readFileSync('data/' + name + '.txt', 'utf8'))].join(' ') + '\\n');`;
      const spare = folder.write('spare.txt', 'spare');
      expect(await asked(await startNode(change, { isSandboxed }), 'go')).toBe('mine changed new');
      expect(await asked(await startNode(change, { isSandboxed }), 'go')).toBe('mine changed new');
      expect([own, spare].map((path) => readFileSync(path, 'utf8'))).toEqual(['mine', 'spare']);
    });

    test('names may hold whatever a shell takes for something else', async () => {
      const name = 'it\'s $HOME; -n `x` "y"';
      folder.write(`${name}/--help`, 'plain');
      const read = `say(fs.readFileSync(${JSON.stringify(`${name}/--help`)}, 'utf8') + '\\n');`;
      expect(await asked(await startNode(read, { isSandboxed }), 'go')).toBe('plain');
      const repeat = ['node', '-e', 'process.stdin.once("data", () => console.log(process.argv[1]))', name];
      expect(await asked(await start(repeat, { isSandboxed }), 'go')).toBe(name);
    });

    test('what is too big to be copied can be read', async () => {
      const path = folder.write('big/model.bin', 'weights');
      truncateSync(path, MOST_COPIED_BYTES + 1);
      const read = "say(fs.readFileSync('big/model.bin').toString('utf8', 0, 7) + '\\n');";
      expect(await asked(await startNode(read, { isSandboxed }), 'go')).toBe('weights');
    });
  });

test('in the sandbox a full folder takes nothing more', needs('bubblewrap'), async () => {
  expect(await asked(await startNode(FILL, { isSandboxed: true }), 'go')).toBe('ENOSPC');
});

test('without one whoever fills it is ended', needs('linux'), async () => {
  const fill = FILL.replace("say('all\\n')", '');
  const program = await startNode(fill, {});
  expect(await asked(program, 'go')).toMatch(/^too-much-disk \| \d+ MB$/);
});

test('no file is longer than a folder may be', needs('linux', 'setsid'), async () => {
  const far = `try { fs.truncateSync('program.mjs', ${FOLDER_LIMIT + 1}); say('done\\n'); } catch (error) { say(error.code + '\\n'); }`;
  expect(await asked(await startNode(`process.on('SIGXFSZ', () => {}); ${far}`), 'go')).toBe('EFBIG');
});

test('without one what was linked is the file itself, and stays changed', needs('linux'), async () => {
  const model = folder.write('open/model.bin', 'weights');
  truncateSync(model, MOST_COPIED_BYTES + 1);
  const write = "fs.writeFileSync('open/model.bin', 'x'); say('written\\n');";
  expect(await asked(await startNode(write), 'go')).toBe('written');
  expect(readFileSync(model, 'utf8')).toBe('x');
});

test('in the sandbox what was linked cannot be changed', needs('bubblewrap'), async () => {
  mkdirSync(join(folder.path, 'wide'), { recursive: true });
  truncateSync(folder.write('wide/model.bin', 'weights'), MOST_COPIED_BYTES + 1);
  const write = "try { fs.writeFileSync('wide/model.bin', 'x'); } catch (error) { say(error.code + '\\n'); }";
  expect(await asked(await startNode(write, { isSandboxed: true }), 'go')).toBe('EROFS');
});
