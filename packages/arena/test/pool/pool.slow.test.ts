import { stratego } from '@dedalo/stratego';
import { afterEach, expect, test } from 'vitest';
import { type Bout, CLOCK, LIMITS, type PlayerSpec } from '../../src/bout/bout.ts';
import { playBout } from '../../src/bout/play-bout.ts';
import { openPool } from '../../src/pool/open-pool.ts';
import { type Pool, Stopped } from '../../src/pool/pool.ts';

const bot = (name: string, nodes = 100): PlayerSpec => ({ kind: 'bot', name, bot: name, effort: { nodes } });

const boutOf = (number: number, players: readonly PlayerSpec[] = [bot('random'), bot('rules')]): Bout => ({
  id: String(number),
  game: 'stratego',
  config: stratego.text.formatConfig({ rules: 'final', movesEach: 60 }),
  seed: `pool/${number}`,
  numbers: [1, 2],
  players,
  clock: CLOCK,
  limits: LIMITS,
  isSandboxed: false,
});

let pool: Pool;
afterEach(() => pool.close());

test('plays the same games as one thread would, whatever the number of jobs', async () => {
  const bouts = Array.from({ length: 9 }, (_, number) => boutOf(number));
  pool = openPool(3);
  const reports = await Promise.all(bouts.map((bout) => pool.play(bout)));
  const alone = await Promise.all(bouts.map((bout) => playBout(bout)));
  expect(reports.map(({ id, replay }) => [id, replay])).toEqual(alone.map(({ id, replay }) => [id, replay]));
});

test('a bout that cannot be is rejected with its error, and the others are played', async () => {
  pool = openPool(1);
  const broken = pool.play({ ...boutOf(1), config: 'nonsense' });
  const fine = pool.play(boutOf(2));
  await expect(broken).rejects.toThrow('no config of stratego');
  expect((await fine).id).toBe('2');
});

test('closing ends games at once: those that wait, and one that thinks without end', async () => {
  pool = openPool(1);
  const endless = pool.play(boutOf(1, [bot('search', 1e9), bot('search', 1e9)]));
  const waiting = pool.play(boutOf(2));
  await Promise.all([pool.close(), expect(endless).rejects.toThrow(Stopped), expect(waiting).rejects.toThrow(Stopped)]);
  await expect(pool.play(boutOf(3))).rejects.toThrow(Stopped);
});
