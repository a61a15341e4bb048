import { Random } from '@dedalo/grid';
import { playBots, ReplayCursor, Session } from '@dedalo/engine';
import { configOf } from '@dedalo/clients/stratego/session';
import { rules, stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import { belowOf, seenBy } from '../../../../src/games/stratego/review/sight.ts';

const session = new Session(stratego, { config: configOf('final'), seed: '1', names: ['rules', 'rules'] });
const record = playBots(session, [rules, rules], { random: new Random('sight') });
const cursor = new ReplayCursor(stratego, record);
const hidden = (army: readonly { readonly piece: unknown }[]): number =>
  army.filter(({ piece }) => piece === null).length;

describe('a game that is over is seen', () => {
  test('with all cards, or as either side knew it', () => {
    cursor.goTo(24);
    const { state } = cursor;
    expect(seenBy(state, { name: 'all', below: 0 }).view.armies.map(hidden)).toEqual([0, 0]);
    const red = seenBy(state, { name: 'red', below: 1 });
    expect(red.seat).toBe(0);
    expect(red.view).toEqual(stratego.view(state, 0));
    expect(hidden(red.view.armies[1])).toBeGreaterThan(0);
    expect(seenBy(state, { name: 'blue', below: 0 }).view).toEqual(stratego.view(state, 1));
  });

  test('from the side of the person who played it', () => {
    expect(belowOf({ names: ['Red player', 'search'] }, true)).toBe(0);
    expect(belowOf({ names: ['random', 'Blue player'] }, true)).toBe(1);
    expect(belowOf({ names: ['Red player', 'Blue player'] }, true)).toBe(1);
    expect(belowOf({ names: ['rules', 'rules'] }, true)).toBe(1);
  });

  test('never turned round where somebody else played it', () => {
    expect(belowOf({ names: ['Red player', 'search'] }, false)).toBe(1);
  });
});
