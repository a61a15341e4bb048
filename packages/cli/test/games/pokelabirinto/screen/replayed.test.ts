import type { State } from '@dedalo/pokelabirinto';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { paint } from '../../../../src/games/pokelabirinto/screen/painter.ts';
import { drawPicture } from '../../../../src/app/picture.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { fakeClient } from '../../../app/fake-client.ts';
import { fightFrom, sessionOf } from './support.ts';

const { client } = fakeClient(await loadWords('en'));

function painted(state: State): string {
  const area = { x: 0, y: 0, width: 80, height: 19 };
  const surface = new Surface(80, 19);
  drawPicture(surface, paint(state, client, area), area);
  return surface.toText();
}

const FOGGY = { rows: 9, columns: 9, opponents: 1, movement: 'still', fog: true } as const;

test('a finished game is shown without fog', () => {
  const { state } = sessionOf(FOGGY, '1');
  expect(painted(state)).toBe(painted(sessionOf({ ...FOGGY, fog: false }, '1').state));
  expect(painted(state)).toContain('|U |');
});

test('a fight is drawn, and how it ended', () => {
  const session = sessionOf(FOGGY, '1');
  fightFrom(session);
  const text = painted(session.state);
  expect(text).toContain('(wild)');
  expect(text).toContain('wins the fight!');
});
