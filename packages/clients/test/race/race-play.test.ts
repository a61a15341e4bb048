import { createConfig, shippedContent } from '@dedalo/race';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import type { ClientContext } from '../../src/client-context.ts';
import { keptRace, startRace } from '../../src/race/session.ts';
import { RacePlay } from '../../src/race/race-play.ts';
import { eventTexts, shownName } from '../../src/race/words.ts';
import { MemoryStore } from '../memory-store.ts';

const en = await loadWords('en');
const SMALL = shippedContent('small');

const contextOf = (): ClientContext & { store: MemoryStore } => ({
  store: new MemoryStore(),
  words: en,
  language: 'en',
});

const begun = (context: ClientContext, mostTicks?: number): RacePlay =>
  new RacePlay(context, startRace(createConfig(SMALL, mostTicks), '1'));

describe('a race', () => {
  test('is kept and resumed where it was', () => {
    const context = contextOf();
    const play = begun(context);
    play.live.goOn();
    play.live.press({ way: 1 });
    play.run(37);
    play.keep();
    const kept = keptRace(context.store);
    if (!kept || 'aside' in kept) throw new Error('nothing was kept');
    const later = new RacePlay(context, kept);
    expect(later.live.scene()).toEqual(play.live.scene());
    expect([later.live.isPaused, later.live.isFresh]).toEqual([true, false]);
  });

  test('says what happened while time went by', () => {
    const play = begun(contextOf(), 50);
    expect(play.advance(100)).toEqual([]);
    play.live.goOn();
    const events = Array.from({ length: 20 }, () => play.advance(50)).flat();
    expect(events.at(-1)).toEqual({ type: 'ended', tick: 50, end: 'action-limit' });
    expect(play.advance(50)).toEqual([]);
  });

  test('another one goes at the same pace', () => {
    const play = begun(contextOf());
    play.live.pace = 0.5;
    play.live.pace = 0.75;
    expect([play.live.pace, play.live.slowestPace]).toEqual([0.75, 0.5]);
    play.begin('2');
    expect([play.live.pace, play.live.slowestPace]).toEqual([0.75, 0.75]);
  });

  test('one that does not hold is set aside', () => {
    const context = contextOf();
    begun(context).keep();
    context.store.games.set('race', context.store.games.get('race')!.replace('end 0', 'end 1'));
    expect(keptRace(context.store)).toEqual({ aside: 'race.aside' });
  });

  test('that is over is no longer kept; another one can begin', () => {
    const context = contextOf();
    const play = begun(context, 50);
    play.keep();
    expect(context.store.games.has('race')).toBe(true);
    play.live.goOn();
    play.run(60);
    expect(context.store.games.has('race')).toBe(false);
    play.begin('2');
    expect([play.live.isOver, play.live.isFresh, play.stem()]).toEqual([false, true, 'race-2']);
    expect(context.store.games.has('race')).toBe(true);
  });
});

describe('what has happened', () => {
  const { scene } = startRace(createConfig(shippedContent('daedalus')), '1').state;
  const { opponents } = scene.config.content.levels[0]!;
  const powerUp = (name: string): number => scene.config.content.powerUps.findIndex((one) => one.name === name);
  const texts = (...events: Parameters<typeof eventTexts>[0]): string[] =>
    eventTexts(events, scene, en).map(({ text }) => text);

  test('a collision costs a life: the opponent, and the lives left', () => {
    const collided = { type: 'collided', tick: 9, one: 1, other: -1 } as const;
    expect(texts(collided, { type: 'life-lost', tick: 9, left: 1 })).toEqual([
      `${shownName(opponents[1]!.name, en)} got you: 1 life left`,
    ]);
  });

  test('what is picked: its key, or that it works', () => {
    const picked = (name: string, who: number) =>
      ({ type: 'item-picked', tick: 1, powerUp: powerUp(name), who }) as const;
    expect(texts(picked('Sandals', -1))).toEqual(['Sandals: key S']);
    expect(texts(picked('Mire', -1))).toEqual(['Mire!']);
    expect(texts(picked('Sandals', 0))).toEqual([`${shownName(opponents[0]!.name, en)} takes Sandals`]);
  });

  test('opponents that are ahead, and power-ups that have ended', () => {
    expect(texts({ type: 'map-reached', tick: 1, who: 1, map: 2 })).toEqual([
      `${shownName(opponents[1]!.name, en)} is on map 3`,
    ]);
    expect(texts({ type: 'map-reached', tick: 1, who: -1, map: 2 })).toEqual([]);
    expect(texts({ type: 'power-up-over', tick: 1, who: -1, powerUp: powerUp('Mire') })).toEqual(['Mire is over']);
    expect(texts({ type: 'bumped', tick: 1 })).toEqual([]);
  });
});
