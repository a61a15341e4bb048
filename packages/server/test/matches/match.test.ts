import type { Game } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { stratego } from '@dedalo/stratego';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../src/matches/entry.ts';
import { Match } from '../../src/matches/match.ts';
import { act, BEGIN, begun, enter, isleMatch } from './support.ts';

const refusal = (code: string) => ({ ok: false, error: { code } });
const draw = (match: Match): string => match.settings.game.text.draw(match.session.view('public'));

describe('its beginning', () => {
  test('nothing is played before every seat is taken', () => {
    const match = isleMatch();
    expect(act(match, 0, 'c3')).toEqual(refusal('not-begun'));
    expect(match.turn).toEqual([]);
    expect(match.version).toBe(0);
  });
  test('then those who sit there are named, and the first is in turn', () => {
    const match = begun();
    expect(match.names).toEqual(['Anna', 'Bruno']);
    expect(match.turn).toEqual([0]);
    expect(enter(match, { kind: 'begin', text: '["X","Y"]' })).toEqual(refusal('begun'));
  });
});

describe('actions', () => {
  test('are played by the rules of the game', () => {
    const match = begun();
    expect(act(match, 0, 'c3').ok).toBe(true);
    expect(draw(match)).toBe(
      `
   a b c d e
1  o o 2 o o
2  o o o o o
3  o o 1 o o
4  o o . o o`.slice(1),
    );
  });
  test('what the rules refuse changes nothing', () => {
    const match = begun();
    expect(act(match, 1, 'c2')).toEqual(refusal('not-your-turn'));
    expect(act(match, 0, 'e1')).toEqual(refusal('too-far'));
    expect(act(match, 0, 'up')).toEqual(refusal('unreadable-action'));
    expect(match.version).toBe(1);
  });
  test('an entry that does not follow the last one is a fault of ours', () => {
    expect(() =>
      begun().enter({ number: 5, kind: 'resign', seat: 0, text: '', key: '', at: 0, thinking: 0, forgiven: 0 }),
    ).toThrow('entry 5 after 1');
  });
  test('the keys of a player are remembered', () => {
    const match = begun();
    act(match, 0, 'c3', { key: 'k1' });
    expect([match.hasKey(0, 'k1'), match.hasKey(1, 'k1'), match.hasKey(0, 'k2')]).toEqual([true, false, false]);
  });
});

describe('ends', () => {
  test('resigning loses, also out of turn', () => {
    const match = begun();
    enter(match, { kind: 'resign', seat: 1 });
    expect(match.outcome).toEqual({ winners: [0], reason: 'resigned' });
    expect(match.turn).toEqual([]);
    expect(act(match, 0, 'c3')).toEqual(refusal('game-over'));
  });
  test('where the game knows resigning, its board is turned over', () => {
    const game = stratego as Game;
    const config = game.samples.config(new Random('config'));
    const match = new Match({ id: 'm', game, config, seed: 's', clock: { kind: 'none' } });
    enter(match, { kind: 'begin', text: '["Anna","Bruno"]' });
    enter(match, { kind: 'resign', seat: 1 });
    expect(match.outcome).toEqual({ winners: [0], reason: 'resigned' });
    expect(match.session.record().actions).toEqual([{ seat: 1, action: { type: 'resign' } }]);
  });
  test('a draw needs both', () => {
    const match = begun();
    expect(enter(match, { kind: 'accept', seat: 1 })).toEqual(refusal('no-offer'));
    enter(match, { kind: 'offer-draw', seat: 0 });
    expect(enter(match, { kind: 'accept', seat: 0 })).toEqual(refusal('no-offer'));
    enter(match, { kind: 'accept', seat: 1 });
    expect(match.outcome).toEqual({ winners: [], reason: 'draw-agreed' });
  });
  test('an offer is gone when it is declined, and when somebody plays on', () => {
    const match = begun();
    enter(match, { kind: 'offer-draw', seat: 0 });
    expect(enter(match, { kind: 'offer-draw', seat: 1 })).toEqual(refusal('offer-open'));
    enter(match, { kind: 'decline', seat: 1 });
    expect(match.offer).toBeUndefined();
    enter(match, { kind: 'offer-draw', seat: 1 });
    act(match, 0, 'c3');
    expect(match.offer).toBeUndefined();
  });
  test('whose time is over has lost, and no clock runs any more', () => {
    const match = begun({ kind: 'move', each: 10_000 });
    enter(match, { kind: 'time-out', seat: 0, at: BEGIN + 10_000 });
    expect(match.outcome).toEqual({ winners: [1], reason: 'time-out' });
    expect(match.clock!.since).toEqual([null, null]);
  });
});

describe('taking back', () => {
  const CLOCK = { kind: 'fischer', start: 60_000, increment: 0 } as const;
  test('by consent: the last action of the one who asks, with what came after it', () => {
    const match = begun(CLOCK);
    const before = draw(match);
    act(match, 0, 'c3', { at: BEGIN + 3000, thinking: 3000 });
    act(match, 1, 'c2', { at: BEGIN + 5000, thinking: 2000 });
    enter(match, { kind: 'ask-take-back', seat: 0 });
    enter(match, { kind: 'accept', seat: 1, at: BEGIN + 9000 });
    expect(draw(match)).toBe(before);
    expect(match.turn).toEqual([0]);
    // What was thought has been thought.
    expect(match.clock!.left).toEqual([57_000, 58_000]);
  });
  test('not where one has played nothing', () => {
    expect(enter(begun(), { kind: 'ask-take-back', seat: 1 })).toEqual(refusal('nothing-to-take-back'));
  });
  test('never after something hidden was shown, until something else was played', () => {
    const game = stratego as Game;
    const config = game.samples.config(new Random('config'));
    const match = new Match({ id: 'm', game, config, seed: 's', clock: { kind: 'none' } });
    enter(match, { kind: 'begin', text: '["Anna","Bruno"]' });
    const random = new Random('play');
    /** What the last action has shown. */
    const last: { shown?: string | undefined } = {};
    match.session.listen('public', (notice) => {
      const types = notice.type === 'played' ? notice.events.map(({ type }) => type) : [];
      last.shown = types.find((type) => type === 'fought' || type === 'began');
    });
    const playOn = (): number => {
      const [seat] = match.turn as [number];
      act(match, seat, game.text.formatAction(random.pick(match.session.legal(seat))));
      return seat;
    };
    const ask = (seat: number) => {
      const asked = enter(match, { kind: 'ask-take-back', seat });
      if (asked.ok) enter(match, { kind: 'decline', seat: 1 - seat });
      return asked;
    };
    for (const showing of ['began', 'fought']) {
      let seat = playOn();
      while (!last.shown) {
        expect(ask(seat).ok).toBe(true);
        seat = playOn();
      }
      expect(match.outcome).toBeUndefined();
      expect(last.shown).toBe(showing);
      expect(ask(seat)).toEqual(refusal('something-was-shown'));
      while (last.shown) seat = playOn();
      expect(ask(seat).ok).toBe(true);
    }
  });
});

test('made again from its entries it is the same match', () => {
  const match = begun({ kind: 'fischer', start: 60_000, increment: 1000 });
  const entries: Entry[] = [];
  const parts: readonly (Pick<Entry, 'kind'> & Partial<Entry>)[] = [
    { kind: 'act', seat: 0, text: 'c3', key: 'a', at: BEGIN + 1500, thinking: 1400, forgiven: 100 },
    { kind: 'act', seat: 1, text: 'c2', key: 'b', at: BEGIN + 4000, thinking: 2500 },
    { kind: 'ask-take-back', seat: 1, at: BEGIN + 4500 },
    { kind: 'pause', thinking: 20_000, at: BEGIN + 30_000 },
    { kind: 'accept', seat: 0, at: BEGIN + 31_000 },
    { kind: 'act', seat: 1, text: 'd2', at: BEGIN + 32_000, thinking: 1000 },
  ];
  for (const part of parts) {
    const entry = {
      number: match.version + 1,
      seat: null,
      text: '',
      key: '',
      at: 0,
      thinking: 0,
      forgiven: 0,
      ...part,
    };
    expect(match.enter(entry)).toEqual({ ok: true, value: undefined });
    entries.push(entry);
  }
  const again = begun({ kind: 'fischer', start: 60_000, increment: 1000 });
  for (const entry of entries) again.enter(entry);
  expect(draw(again)).toBe(draw(match));
  expect([again.clock, again.offer, again.turn, again.version]).toEqual([
    match.clock,
    match.offer,
    match.turn,
    match.version,
  ]);
});
