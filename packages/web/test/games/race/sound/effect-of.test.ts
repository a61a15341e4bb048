import { type Content, type Event, shippedContent, USER } from '@dedalo/race';
import { describe, expect, it, test } from 'vitest';
import { effectOf, ownSoundOf } from '../../../../src/games/race/sound/effects/effect-of.ts';
import { type Effect, EFFECTS } from '../../../../src/games/race/sound/effects/effects.ts';
import { isTrap } from '../../../../src/games/race/sound/effects/trap.ts';

const content = shippedContent('daedalus');
const tick = 1;
const called = (name: string): number => content.powerUps.findIndex((powerUp) => powerUp.name === name);
const SANDALS = called('Sandals');
const FROST = called('Frost');
const MIRE = called('Mire');
const HEART = called('Heart');

const HEARD: readonly [string, Event, Effect | undefined][] = [
  ['a wall', { type: 'bumped', tick }, 'bump'],
  ['a lost life', { type: 'life-lost', tick, left: 2 }, 'crash'],
  ['a collision without one', { type: 'collided', tick, one: 0, other: 1 }, undefined],
  ['a broken wall', { type: 'wall-broken', tick, cell: 5 }, 'wall-broken'],
  ['a power-up that comes up', { type: 'item-shown', tick, powerUp: 0, cell: 5 }, undefined],
  ['a power-up that vanishes', { type: 'item-vanished', tick, powerUp: 0, cell: 5 }, undefined],
  ['what goes into store', { type: 'item-picked', tick, powerUp: SANDALS, who: USER }, 'store'],
  ['what works at once', { type: 'item-picked', tick, powerUp: HEART, who: USER }, 'pick'],
  ['a trap', { type: 'item-picked', tick, powerUp: MIRE, who: USER }, 'trap'],
  ["an opponent's pick", { type: 'item-picked', tick, powerUp: SANDALS, who: 0 }, undefined],
  ['what is used', { type: 'power-up-used', tick, powerUp: SANDALS, who: USER }, 'use'],
  ['what worked at once, again', { type: 'power-up-used', tick, powerUp: HEART, who: USER }, undefined],
  ['what an opponent does to others', { type: 'power-up-used', tick, powerUp: FROST, who: 1 }, 'trap'],
  ['what an opponent does to itself', { type: 'power-up-used', tick, powerUp: SANDALS, who: 1 }, undefined],
  ['what is over', { type: 'power-up-over', tick, powerUp: SANDALS, who: USER }, 'over'],
  ['what is over for an opponent', { type: 'power-up-over', tick, powerUp: SANDALS, who: 0 }, undefined],
  ['the next map', { type: 'map-reached', tick, who: USER, map: 1 }, 'map'],
  ["an opponent's next map", { type: 'map-reached', tick, who: 2, map: 1 }, 'opponent-ahead'],
  ['the next level', { type: 'level-reached', tick, level: 1 }, 'level'],
  ['a race that is won', { type: 'ended', tick, end: 'finished' }, 'won'],
  ['a race where an opponent was first', { type: 'ended', tick, end: 'overtaken' }, 'lost'],
  ['a race without lives', { type: 'ended', tick, end: 'no-lives' }, 'lost'],
  ['a race that took too long', { type: 'ended', tick, end: 'action-limit' }, 'lost'],
  ['time that goes by', { type: 'ran', press: null, ticks: 1, after: {} as never, maps: null }, undefined],
];

test.each(HEARD)('%s', (_, event, effect) => {
  expect(effectOf(event, content)).toBe(effect);
});

test('all effects but the one of menus occur in a race', () => {
  const heard = new Set(HEARD.map(([, , effect]) => effect));
  expect(EFFECTS.filter((effect) => !heard.has(effect))).toEqual(['menu']);
});

test('traps are what does harm and nothing else', () => {
  const traps = content.powerUps.filter((powerUp) => isTrap(powerUp, content)).map(({ name }) => name);
  expect(traps).toEqual(['Mire', 'Dusk']);
  const mire = content.powerUps[MIRE]!;
  expect(isTrap({ ...mire, user: { ...mire.user!, lives: 1 } }, content)).toBe(false);
  expect(isTrap({ ...mire, user: null }, content)).toBe(false);
});

describe('sounds that a designer has named', () => {
  const named: Content = {
    ...content,
    sounds: { wall: 'wall.wav', crash: 'crash.wav' },
    powerUps: content.powerUps.map((powerUp) => ({ ...powerUp, audio: `${powerUp.name}.wav` })),
  };

  it('play for lost lives and, as described, for walls that are broken, not for bumping into one (RB31)', () => {
    expect(ownSoundOf({ type: 'wall-broken', tick, cell: 5 }, named)).toBe('wall.wav');
    expect(ownSoundOf({ type: 'bumped', tick }, named)).toBeUndefined();
    expect(ownSoundOf({ type: 'life-lost', tick, left: 1 }, named)).toBe('crash.wav');
    expect(ownSoundOf({ type: 'wall-broken', tick, cell: 5 }, content)).toBeUndefined();
  });

  it("play for the user's power-ups, once, when they work", () => {
    const own = (type: 'item-picked' | 'power-up-used', powerUp: number, who = USER): string | undefined =>
      ownSoundOf({ type, tick, powerUp, who }, named);
    expect([own('item-picked', SANDALS), own('power-up-used', SANDALS)]).toEqual([undefined, 'Sandals.wav']);
    expect([own('item-picked', HEART), own('power-up-used', HEART)]).toEqual(['Heart.wav', undefined]);
    expect(own('power-up-used', SANDALS, 0)).toBeUndefined();
    expect(ownSoundOf({ type: 'power-up-used', tick, powerUp: SANDALS, who: USER }, content)).toBeUndefined();
  });
});
