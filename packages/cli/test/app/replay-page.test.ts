import { playBots, ReplayCursor, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { rules, stratego } from '@dedalo/stratego';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { ReplayPage } from '../../src/app/replay-page.ts';
import * as painter from '../../src/games/stratego/screen/painter.ts';
import { fakeClient } from './fake-client.ts';

const words = await loadWords('en');

test('a game that is set up first is shown from its first move on, and can be gone back in', () => {
  const config = { rules: 'final', movesEach: 200 } as const;
  const session = new Session(stratego, { config, seed: '1', names: ['rules', 'rules'] });
  const record = playBots(session, [rules, rules], { random: new Random('page') });
  const cursor = new ReplayCursor(stratego, record);
  const page = new ReplayPage(fakeClient(words, 'stratego').client, cursor, { title: 'x', painter });
  expect(cursor.position).toBe(20);
  page.run('left');
  expect(cursor.position).toBe(19);
  page.run('first');
  expect(cursor.position).toBe(0);
});
