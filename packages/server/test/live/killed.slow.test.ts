import { expect, test } from 'vitest';
import { killServer } from './killed-server.ts';
import { dataFolder } from './support.ts';

test('nothing that was confirmed is lost or doubled when the server is killed, and everybody comes back', async () => {
  const report = await killServer({ folder: dataFolder(), matches: 20, kills: 5, seed: 'killed', thinking: 100 });
  expect(report.confirmed).toBeGreaterThan(200);
  expect(report).toEqual({
    kills: 5,
    confirmed: report.confirmed,
    lost: 0,
    doubled: 0,
    mistold: 0,
    missing: 0,
    timedOut: 0,
    astray: 0,
  });
});
