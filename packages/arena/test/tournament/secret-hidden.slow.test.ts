import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/bout/bout.ts';
import { startProgram } from '../../src/program/start-program.ts';
import { playerFolder } from '../../src/tournament/entries/prepare.ts';
import { openRunFolder } from '../../src/tournament/run/run-folder.ts';
import { needs } from '../../../../tools/needs.ts';

const SECRET = 'ab'.repeat(16);
const PATIENCE = 100_000;

/** Answers what it finds in all files of a folder. */
const LOOK = `const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
process.stdin.once('data', () => {
  try { writeFileSync(process.argv[2] + '/written', ''); } catch {}
  const read = (name) => { try { return readFileSync(process.argv[2] + '/' + name, 'utf8'); } catch { return ''; } };
  console.log(JSON.stringify(readdirSync(process.argv[2]).map((name) => name + ' ' + read(name))));
});`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dedalo-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ownFolder = (): string => playerFolder(folder, 'ada');

async function look(isSandboxed: boolean, own = ownFolder(), reads: readonly string[] = []): Promise<string> {
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'look.cjs'), LOOK);
  const program = await startProgram({
    command: ['node', 'look.cjs', folder],
    folder: own,
    reads,
    limits: LIMITS,
    isSandboxed,
    hidden: folder,
  });
  const answer = await program.ask('look', PATIENCE);
  await program.close();
  return answer.ok ? answer.value : JSON.stringify(answer.error);
}

async function begin(): Promise<void> {
  const run = openRunFolder(folder, { isRestart: false });
  if (!run.ok) throw new Error(run.error.code);
  await run.value.begin({
    identity: {},
    seed: '7',
    secret: SECRET,
    contents: new Map(),
    versions: new Map(),
    secrets: new Map(),
  });
  run.value.close();
}

test(
  'in the sandbox a player sees nothing of the folder of the tournament but its own',
  needs('bubblewrap'),
  async () => {
    await begin();
    expect(await look(true)).toBe('["players "]');
  },
);

describe('a run that lies in a folder that a player sees, as in a match', () => {
  let above: string;
  beforeEach(async () => {
    above = folder;
    folder = join(above, 'match-stratego');
    await begin();
    writeFileSync(join(folder, 'games.jsonl'), '');
  });
  afterEach(() => rmSync(above, { recursive: true, force: true }));

  test(
    'is empty and cannot be written where it lies in the own folder of the player',
    needs('bubblewrap'),
    async () => {
      expect(await look(true, above)).toBe('[]');
    },
  );

  test('and where it lies beside a file that the command names', needs('bubblewrap'), async () => {
    const own = mkdtempSync(join(tmpdir(), 'dedalo-own-'));
    expect(await look(true, own, [above])).toBe('[]');
    rmSync(own, { recursive: true });
  });

  test('is not copied for a player outside of the sandbox', async () => {
    writeFileSync(join(above, 'look.cjs'), LOOK);
    const options = { folder: above, limits: LIMITS, isSandboxed: false };
    const program = await startProgram({ ...options, command: ['node', 'look.cjs', '.'] });
    const answer = await program.ask('look', PATIENCE);
    await program.close();
    expect(answer.ok && answer.value).not.toContain('match-stratego');
  });
});

test('without it the secret is there to be read by programs of the same user', async () => {
  await begin();
  expect(await look(false)).toContain(SECRET);
});
