import { createConfig, shippedContent } from '@dedalo/race';
import { LANGUAGES, loadWords, type Words } from '@dedalo/words';
import { expect, test } from 'vitest';
import { bannerOf } from '../../src/race/banner.ts';
import type { LiveRace } from '../../src/race/live-race.ts';
import type { Seen } from '../../src/race/race-now.ts';
import { begun, SMALL } from './support.ts';

const en = await loadWords('en');

const linesOver = (live: LiveRace, seen: Seen = live.now, words: Words = en): string[] =>
  bannerOf(seen, { isPaused: live.isPaused, words }).map(({ text }) => text);

test('a race that is ready, runs and is paused', () => {
  const live = begun();
  const { levels } = SMALL.content;
  const place = `level 1 of ${levels.length}, map 1 of ${levels[0]!.maps.length}`;
  live.pause();
  expect(linesOver(live)).toEqual([levels[0]!.name, place, 'Arrows or Space: go!']);
  live.goOn();
  live.advance(100);
  expect(linesOver(live)).toEqual([]);
  live.pause();
  expect(linesOver(live)).toEqual(['Paused', levels[0]!.name, place, 'Space: go on']);
});

test('the race as it is now gives the same lines as a copy of it', () => {
  const live = begun();
  live.run(37);
  expect(linesOver(live)).toEqual(linesOver(live, live.scene()));
  live.pause();
  expect(linesOver(live)).toEqual(linesOver(live, live.scene()));
});

test('a race that is over', () => {
  const live = begun(createConfig(shippedContent('small'), 50));
  live.run(60);
  expect(linesOver(live)).toEqual([
    'Game Over',
    'Time is up.',
    expect.stringContaining('level 1 of'),
    '0:00.83',
    'Enter: another race',
  ]);
});

test.each(LANGUAGES)('how a race ended, in %s', async (language) => {
  const words = await loadWords(language);
  const live = begun(createConfig(shippedContent('small'), 10));
  live.run(10);
  expect(linesOver(live, live.now, words)[0]).toBe(words.games.race.gameOver);
  const won: Seen = { ...live.scene(), status: 'won', end: 'finished' };
  expect(bannerOf(won, { isPaused: true, words })[0]).toEqual({ text: words.games.race.victory, role: 'good' });
  for (const end of ['overtaken', 'no-lives', 'finished'] as const) {
    const [, reason] = linesOver(live, { ...live.scene(), end }, words);
    expect(reason!.toLowerCase()).toBe(`${words.games.race.ends[end].toLowerCase()}.`);
  }
});

test('a map and a level that begin', () => {
  const live = begun();
  live.run(1);
  const scene = live.scene();
  const at = (to: 'map' | 'level'): string[] => linesOver(live, { ...scene, transition: { to, left: 20 } });
  expect(at('map')).toEqual([`map 1 of ${scene.maps.length}`]);
  expect(at('level')[0]).toBe(SMALL.content.levels[0]!.name);
});
