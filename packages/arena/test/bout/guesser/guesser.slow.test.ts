import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stratego } from '@dedalo/stratego';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLOCK, LIMITS, type PlayerSpec } from '../../../src/bout/bout.ts';
import { logFile } from '../../../src/bout/log-file.ts';
import { playBout } from '../../../src/bout/play-bout.ts';
import { drawsOf, secretOfSeed } from '../../../src/bout/secret.ts';
import { needs } from '../../../../../tools/needs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dedalo-guesser-'));
  copyFileSync(new URL('guess.py', import.meta.url), join(folder, 'guess.py'));
  copyFileSync(new URL('../../../../../examples/contest/bruno/bot.py', import.meta.url), join(folder, 'bruno.py'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PATIENCE = 100_000;

/** What the guesser says of its guess, in a game against the sample player that draws its set-up by its number. */
async function guess(id: string, numbers: readonly number[]): Promise<string> {
  const player = (name: string): PlayerSpec => ({ kind: 'program', name, command: ['python3', name], folder });
  const { ending } = await playBout({
    id,
    game: 'stratego',
    config: stratego.text.formatConfig({ rules: 'final', movesEach: 2 }),
    seed: 'guess',
    numbers,
    players: [player('guess.py'), player('bruno.py')],
    clock: { ...CLOCK, hello: PATIENCE, first: PATIENCE, move: PATIENCE },
    limits: LIMITS,
    isSandboxed: false,
    logs: folder,
  });
  expect(ending.type).toBe('over');
  return readFileSync(logFile(folder, id, 0), 'utf8').trim();
}

test('who replays the draws of the opponent by its own number learns nothing', needs('python'), async () => {
  const { numbers } = drawsOf(secretOfSeed('guess'), { id: '0001a', pair: '1', seats: 2 });
  expect(await guess('0001a', numbers)).toBe('does not know');
});

test('it would know everything if both had the same number', needs('python'), async () => {
  expect(await guess('same', [7, 7])).toBe('knows the set-up');
});
