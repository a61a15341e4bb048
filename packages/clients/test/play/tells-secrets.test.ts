import { createConfig, pokelabirinto } from '@dedalo/pokelabirinto';
import { Session } from '@dedalo/engine';
import { expect, test } from 'vitest';
import { LocalSource } from '../../src/play/local-source.ts';
import { tellsSecrets } from '../../src/play/tells-secrets.ts';
import { letBotPlay, playOf, press, setUpBoth } from '../stratego/support.ts';
import { valueOf } from '../support.ts';

test('a record of Stratego gives the other army away, from when it is placed until the game is over', () => {
  const play = playOf();
  expect(tellsSecrets(play.source), 'only one’s own pieces are placed').toBe(false);
  play.drafting!.drawFromPool();
  press(play, play.settle());
  letBotPlay(play);
  expect(play.view.phase).toBe('playing');
  expect(tellsSecrets(play.source)).toBe(true);
  while (!play.isOver) {
    const seat = play.session.turn[0]!;
    play.session.play(seat, play.session.legal(seat)[0]!);
  }
  expect(tellsSecrets(play.source)).toBe(false);
});

test('of two people neither may give the other away, nor may anybody while the screen is covered', () => {
  const play = playOf({ against: 'person' });
  setUpBoth(play);
  expect(play.isHandOver).toBe(true);
  expect(tellsSecrets(play.source)).toBe(true);
  play.acknowledge();
  expect(tellsSecrets(play.source)).toBe(true);
});

test.each([true, false])('a record of PokéLabirinto gives the maze away where there is fog (%s)', (fog) => {
  const config = valueOf(createConfig({ fog, rows: 9, columns: 9 }));
  const session = new Session(pokelabirinto, { config, seed: '1', names: ['Player'] });
  expect(tellsSecrets(new LocalSource(session, 0))).toBe(fog);
});
