import { createConfig, shippedContent } from '@dedalo/race';
import { LANGUAGES, loadWords, type Words } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import type { ClientContext } from '../../src/client-context.ts';
import { keptRace, startRace } from '../../src/race/session.ts';
import { RacePlay } from '../../src/race/race-play.ts';
import { eventTexts, shownName } from '../../src/race/words.ts';
import { MemoryStore } from '../memory-store.ts';

const en = await loadWords('en');
const SMALL = shippedContent('small');

const contextOf = (words: Words = en): ClientContext & { store: MemoryStore } => ({
  store: new MemoryStore(),
  words,
  language: 'en',
});

const begun = (context: ClientContext, mostTicks?: number): RacePlay =>
  new RacePlay(context, startRace(createConfig(SMALL, mostTicks), '1'));

const bannerOf = (play: RacePlay): string[] => play.banner(play.scene()).map(({ text }) => text);

describe('a race', () => {
  test('is ready, runs, is paused, and says so', () => {
    const play = begun(contextOf());
    const place = `level 1 of ${SMALL.levels.length}, map 1 of ${SMALL.levels[0]!.maps.length}`;
    expect(bannerOf(play)).toEqual([SMALL.levels[0]!.name, place, 'Arrows or Space: go!']);
    play.goOn();
    play.advance(100);
    expect(bannerOf(play)).toEqual([]);
    play.pause();
    expect(bannerOf(play)).toEqual(['Paused', SMALL.levels[0]!.name, place, 'Space: go on']);
  });

  test('is kept and gone on with where it was', () => {
    const context = contextOf();
    const play = begun(context);
    play.goOn();
    play.press({ way: 1 });
    play.run(37);
    play.keep();
    const kept = keptRace(context.store);
    if (!kept || 'aside' in kept) throw new Error('nothing was kept');
    const later = new RacePlay(context, kept);
    expect(later.scene()).toEqual(play.scene());
    expect([later.isPaused, later.isFresh]).toEqual([true, false]);
  });

  test('says what happened while time went by', () => {
    const play = begun(contextOf(), 50);
    expect(play.advance(100)).toEqual([]);
    play.goOn();
    const events = Array.from({ length: 20 }, () => play.advance(50)).flat();
    expect(events.at(-1)).toEqual({ type: 'ended', tick: 50, end: 'action-limit' });
    expect(play.advance(50)).toEqual([]);
  });

  test('is seen without a copy as it is with one', () => {
    const play = begun(contextOf());
    play.goOn();
    play.run(37);
    expect(play.now.ticks).toBe(37);
    expect(play.banner(play.now)).toEqual(play.banner(play.scene()));
    play.pause();
    expect(play.banner(play.now)).toEqual(play.banner(play.scene()));
  });

  test('another one goes at the same pace', () => {
    const play = begun(contextOf());
    play.pace = 0.5;
    play.pace = 0.75;
    expect([play.pace, play.slowestPace]).toEqual([0.75, 0.5]);
    play.begin('2');
    expect([play.pace, play.slowestPace]).toEqual([0.75, 0.75]);
  });

  test('one that does not hold is set aside', () => {
    const context = contextOf();
    begun(context).keep();
    context.store.games.set('race', context.store.games.get('race')!.replace('end 0', 'end 1'));
    expect(keptRace(context.store)).toEqual({ aside: 'race.aside' });
  });

  test('that is over is told of and no longer kept; another one can begin', () => {
    const context = contextOf();
    const play = begun(context, 50);
    play.keep();
    expect(context.store.games.has('race')).toBe(true);
    play.goOn();
    play.run(60);
    expect(context.store.games.has('race')).toBe(false);
    expect(bannerOf(play)).toEqual([
      'Game Over',
      'Time is up.',
      expect.stringContaining('level 1 of'),
      '0:00.83',
      'Enter: another race',
    ]);
    play.begin('2');
    expect([play.isOver, play.isFresh, play.stem()]).toEqual([false, true, 'race-2']);
    expect(context.store.games.has('race')).toBe(true);
  });

  test.each(LANGUAGES)('its end is told in %s', async (language) => {
    const words = await loadWords(language);
    const play = begun(contextOf(words), 10);
    play.goOn();
    play.run(10);
    const scene = play.scene();
    expect(bannerOf(play)[0]).toBe(words.games.race.gameOver);
    expect(play.banner({ ...scene, status: 'won', end: 'finished' })[0]).toEqual({
      text: words.games.race.victory,
      role: 'good',
    });
    for (const end of ['overtaken', 'no-lives', 'finished'] as const) {
      const [, reason] = play.banner({ ...scene, end });
      expect(reason!.text.toLowerCase()).toBe(`${words.games.race.ends[end].toLowerCase()}.`);
    }
  });

  test('a new map and a new level are named while everybody waits', () => {
    const play = begun(contextOf());
    play.goOn();
    play.run(1);
    const scene = play.scene();
    const at = (to: 'map' | 'level'): string[] =>
      play.banner({ ...scene, transition: { to, left: 20 } }).map(({ text }) => text);
    expect(at('map')).toEqual([`map 1 of ${scene.maps.length}`]);
    expect(at('level')[0]).toBe(SMALL.levels[0]!.name);
  });
});

describe('what has happened', () => {
  const { scene } = startRace(createConfig(shippedContent('daedalus')), '1').state;
  const { opponents } = scene.config.content.levels[0]!;
  const powerUp = (name: string): number => scene.config.content.powerUps.findIndex((one) => one.name === name);
  const told = (...events: Parameters<typeof eventTexts>[0]): string[] =>
    eventTexts(events, scene, en).map(({ text }) => text);

  test('a collision costs a life: who it was, and what is left', () => {
    const collided = { type: 'collided', tick: 9, one: 1, other: -1 } as const;
    expect(told(collided, { type: 'life-lost', tick: 9, left: 1 })).toEqual([
      `${shownName(opponents[1]!.name, en)} got you: 1 life left`,
    ]);
  });

  test('what is picked: its key, or that it works', () => {
    const picked = (name: string, who: number) =>
      ({ type: 'item-picked', tick: 1, powerUp: powerUp(name), who }) as const;
    expect(told(picked('Sandals', -1))).toEqual(['Sandals: key S']);
    expect(told(picked('Mire', -1))).toEqual(['Mire!']);
    expect(told(picked('Sandals', 0))).toEqual([`${shownName(opponents[0]!.name, en)} takes Sandals`]);
  });

  test('who has gone ahead, and what has ended', () => {
    expect(told({ type: 'map-reached', tick: 1, who: 1, map: 2 })).toEqual([
      `${shownName(opponents[1]!.name, en)} is on map 3`,
    ]);
    expect(told({ type: 'map-reached', tick: 1, who: -1, map: 2 })).toEqual([]);
    expect(told({ type: 'power-up-over', tick: 1, who: -1, powerUp: powerUp('Mire') })).toEqual(['Mire is over']);
    expect(told({ type: 'bumped', tick: 1 })).toEqual([]);
  });
});
