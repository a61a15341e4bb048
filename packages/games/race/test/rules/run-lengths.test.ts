import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { race as game } from '../../src/game.ts';
import { play } from '../../src/rules.ts';
import { SHIPPED_GAMES, shippedContent } from '../../src/shipped/shipped.ts';
import { type Action, type Press, RUN_LENGTHS, type State } from '../../src/state.ts';
import { anyPress, firstState, raceOf } from '../support/random-play.ts';
import { valueOf } from '../support/results.ts';

const formatState = (state: State): string => game.text.formatState(state);

/** The same keys at the same ticks, in runs of other lengths: the key, then ticks in powers of two as chance cuts them. */
function playCut(state: State, { press, ticks }: Action, random: Random): State {
  let after = state;
  let key: Press | null = press;
  for (let left = ticks; left > 0 && after.scene.status === 'running';) {
    const length = random.pick(RUN_LENGTHS.filter((each) => each <= left));
    after = valueOf(play(after, 0, { press: key, ticks: length })).state;
    key = null;
    left -= length;
  }
  return after;
}

const legalPress = (state: State, press: Press | null): Press | null =>
  press && 'letter' in press && !play(state, 0, { press, ticks: 1 }).ok ? null : press;

describe('a run is as many ticks as it says', () => {
  test.each(SHIPPED_GAMES)('%s: 64 ticks at once are 64 × 1 tick, and any cut between', (name) => {
    const content = shippedContent(name);
    const random = new Random(`runs ${name}`);
    for (let seed = 0; seed < 4; seed++) {
      let state = firstState(content, `runs ${seed}`);
      for (let left = 25; left > 0 && state.scene.status === 'running'; left--) {
        const action = { press: legalPress(state, anyPress(random, content)), ticks: 64 };
        const whole = valueOf(play(state, 0, action)).state;
        const single = Array.from({ length: 63 }).reduce<State>(
          (after) =>
            after.scene.status === 'running' ? valueOf(play(after, 0, { press: null, ticks: 1 })).state : after,
          valueOf(play(state, 0, { ...action, ticks: 1 })).state,
        );
        expect(formatState(single)).toBe(formatState(whole));
        expect(formatState(playCut(state, action, random))).toBe(formatState(whole));
        state = whole;
      }
    }
  });

  test.each(SHIPPED_GAMES)('%s: the race that ticks change agrees with play after every run', (name) => {
    const content = shippedContent(name);
    const random = new Random(`twin ${name}`);
    for (let seed = 0; seed < 4; seed++) {
      let state = firstState(content, `twin ${seed}`);
      const twin = raceOf(state);
      for (let left = 200; left > 0 && state.scene.status === 'running'; left--) {
        const action = { press: legalPress(state, anyPress(random, content)), ticks: random.pick(RUN_LENGTHS) };
        const { events, state: next } = valueOf(play(state, 0, action));
        const before = twin.events.length;
        if (action.press) twin.press(action.press);
        for (let ticks = action.ticks; ticks > 0; ticks--) twin.tick();
        expect(twin.scene()).toEqual(next.scene);
        expect(twin.events.slice(before)).toEqual(events.slice(1));
        state = next;
      }
    }
  });

  test('a run that ends early has as many ticks as there were', () => {
    const content = shippedContent('small');
    const state = { ...firstState(content, 'short'), scene: { ...firstState(content, 'short').scene, ticks: 999_990 } };
    const ended = valueOf(play(state, 0, { press: null, ticks: 64 })).state;
    expect(ended.scene).toMatchObject({ ticks: 1_000_000, status: 'lost', end: 'action-limit' });
  });
});

describe('the same seed and keys', () => {
  const LONG = 20_000;

  /** The state's text after so many ticks of keys that chance picks. */
  function textAfter(name: (typeof SHIPPED_GAMES)[number], ticks: number): string {
    const content = shippedContent(name);
    const random = new Random(`keys ${name}`);
    let seed = 0;
    let state = firstState(content, `long ${seed}`);
    let text = '';
    for (let gone = 0; gone < ticks;) {
      const action = { press: legalPress(state, anyPress(random, content)), ticks: random.pick(RUN_LENGTHS) };
      const next = valueOf(play(state, 0, action)).state;
      gone += next.scene.ticks - state.scene.ticks;
      state = next;
      text = formatState(state);
      if (state.scene.status !== 'running') state = firstState(content, `long ${++seed}`);
    }
    return text;
  }

  test.each(SHIPPED_GAMES)(`%s: the same state after ${LONG} ticks`, (name) => {
    expect(textAfter(name, LONG)).toBe(textAfter(name, LONG));
  });

  test('another seed is another game', () => {
    const content = shippedContent('daedalus');
    const after = (seed: string): string =>
      formatState(valueOf(play(firstState(content, seed), 0, { press: null, ticks: 64 })).state);
    expect(after('one')).not.toBe(after('other'));
  });
});
