import type { ClientContext } from '../../src/client-context.ts';
import { parseReplay } from '@dedalo/engine';
import { BOTS, createConfig, type Dice } from '@dedalo/theseus';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import { thoughtOn } from '../../src/theseus/bot-question.ts';
import { botOf } from '../../src/theseus/bots.ts';
import { keptTheseus, resumeTheseus, startTheseus, type TheseusWish, usualTheseus } from '../../src/theseus/session.ts';
import { PARAMETERS, parsePlayer, PLAYERS, type Side, SIDES } from '../../src/theseus/players.ts';
import { seenTiles, seeEachOther } from '../../src/theseus/sight.ts';
import { TheseusPlay } from '../../src/theseus/theseus-play.ts';
import { MemoryStore } from '../memory-store.ts';
import { valueOf } from '../support.ts';

const en = await loadWords('en');

const wish = (more: Partial<TheseusWish> = {}): TheseusWish => ({
  config: valueOf(createConfig({ size: 5, supplies: 1 })),
  seed: '5',
  side: 'theseus',
  against: 'random',
  ...more,
});
const contextOf = (): ClientContext & { store: MemoryStore } => ({
  store: new MemoryStore(),
  words: en,
  language: 'en',
});

function work(play: TheseusPlay): void {
  for (let portions = play.work(); portions; portions = play.work()) {
    while (portions.advance(1) === 'searching');
    play.finish();
  }
}

function step(play: TheseusPlay, dice: Dice): boolean {
  const { ok } = play.session.play(play.seat, { dice });
  if (ok) play.keep();
  return ok;
}

test('the players of a side are those with a bot for it', () => {
  for (const [seat, side] of SIDES.entries()) {
    const names = BOTS.filter(({ seats }) => seats.includes(seat)).map(({ name }) => name.replace(`-${side}`, ''));
    expect([...PLAYERS[side]].sort()).toEqual(names.sort());
    for (const name of PLAYERS[side]) expect(botOf(side, name).seats).toContain(seat);
  }
  expect(() => botOf('theseus', 'hunter')).toThrow(RangeError);
});

test('what a player takes behind its name is what its bot declares', () => {
  for (const side of SIDES) {
    for (const name of PLAYERS[side]) expect(PARAMETERS[name]).toEqual(botOf(side, name).parameters);
  }
  expect(parsePlayer('minmax:depth=8', PLAYERS.theseus)).toBe('minmax:depth=8');
  for (const word of ['minmax:depth=9', 'random:depth=2', 'hunter', 'minmax:nodes=2', '']) {
    expect(parsePlayer(word, PLAYERS.theseus)).toBeUndefined();
  }
});

test('a game against a deeper player keeps it when resumed, and names its depth', () => {
  const game = startTheseus(wish({ side: 'minotaur', against: 'minmax:depth=4' }));
  expect(resumeTheseus(game.session.record())).toMatchObject({ side: 'minotaur', against: 'minmax:depth=4' });
  expect(new TheseusPlay(contextOf(), game).best()).toContain('Against: 4 steps ahead.');
});

describe('a game', () => {
  test('the bot plays in its turn, the person wins, and the judgement is shown', () => {
    const context = contextOf();
    const play = new TheseusPlay(context, startTheseus(wish()));
    expect(play.isBotsTurn).toBe(true);
    expect(step(play, 3)).toBe(false);
    work(play);
    expect(play.isBotsTurn).toBe(false);
    expect(play.work()).toBeUndefined();
    expect(play.counts()).toBe('round 1 of 100, 0 of 1 supplies');
    expect(play.verdict().text).toMatch(/^Minotaur .+\. Theseus is to move\. The sabre is /);
    expect(step(play, 3)).toBe(true);
    expect(context.store.games.has('theseus')).toBe(true);
    work(play);
    expect(step(play, 3)).toBe(true);
    expect(context.store.games.has('theseus')).toBe(false);
    expect(play.verdict()).toEqual({ text: 'Theseus has all supplies.', role: 'good' });
    work(play);
    expect(play.verdict().text).toBe(
      'Theseus has all supplies. Your chance at the start was 100% with best play. Every one of your decisions was the best.',
    );
    expect(play.statistics()).toContain('Theseus move right (dice=3) 2 times');
    play.begin('6');
    expect(play.counts()).toBe('round 1 of 100, 0 of 1 supplies');
    expect(play.stem()).toBe('theseus-6');
  });

  test('a game that is too large to solve is over without a judgement', () => {
    const config = valueOf(createConfig({ size: 21, supplies: 6, rounds: 100 }));
    const play = new TheseusPlay(contextOf(), startTheseus(wish({ config, against: 'hunter' })));
    while (!play.session.outcome) {
      work(play);
      const [action] = play.session.legal(play.seat);
      if (action) step(play, action.dice);
    }
    expect(play.work()).toBeUndefined();
    expect(play.verdict().text).not.toContain('Your chance');
  });

  test.each([
    ['theseus', 'optimal'],
    ['minotaur', 'heuristic'],
  ] as const)('left as %s against %s, it is found again and resumed the same', (side: Side, against) => {
    const context = contextOf();
    const play = new TheseusPlay(context, startTheseus(wish({ side, against })));
    work(play);
    step(play, play.session.legal(play.seat)[0]!.dice);
    work(play);
    const kept = keptTheseus(context.store);
    if (!kept || !('session' in kept)) throw new Error('nothing was kept');
    expect(kept).toMatchObject({ side, against });
    expect(kept.session.save()).toBe(play.session.save());
    const again = new TheseusPlay(context, kept);
    for (const one of [play, again]) {
      const [action] = one.session.legal(one.seat);
      if (action) step(one, action.dice);
      work(one);
    }
    expect(again.session.save()).toBe(play.session.save());
  });

  test('a kept game that does not hold is set aside', () => {
    const { store } = contextOf();
    store.games.set('theseus', 'nonsense');
    expect(keptTheseus(store)).toEqual({ aside: 'theseus.aside' });
    expect(keptTheseus(store)).toBeUndefined();
  });

  test('the names give the seats; without any, the person is Theseus', () => {
    const record = usualTheseus('1').session.record();
    expect(resumeTheseus({ ...record, names: ['Ada', 'Bob'] })).toMatchObject({ side: 'theseus', against: 'random' });
    expect(resumeTheseus({ ...record, names: ['minmax', 'Bob'] })).toMatchObject({
      side: 'minotaur',
      against: 'minmax',
    });
    expect(parseReplay(usualTheseus('1').session.save()).ok).toBe(true);
  });

  test.each(['theseus', 'minotaur'] as const)('a bot that thinks elsewhere answers as it would here, %s', (side) => {
    const against = side === 'theseus' ? 'hunter' : 'minmax';
    const [here, elsewhere] = [0, 1].map(() => new TheseusPlay(contextOf(), startTheseus(wish({ side, against })))) as [
      TheseusPlay,
      TheseusPlay,
    ];
    for (let turn = 0; turn < 3 && !here.session.outcome; turn++) {
      if (!here.isBotsTurn) for (const play of [here, elsewhere]) step(play, play.session.legal(play.seat)[0]!.dice);
      if (here.session.outcome) break;
      const thought = thoughtOn(structuredClone(elsewhere.question()));
      while (thought.advance(1) === 'searching');
      expect(elsewhere.answer(thought.choice)).toEqual({
        kind: 'play',
        actions: [thought.choice],
        seat: 1 - elsewhere.seat,
      });
      elsewhere.session.play(1 - elsewhere.seat, thought.choice);
      work(here);
      expect(elsewhere.toldTexts()).toEqual(here.toldTexts());
      expect(elsewhere.session.save()).toBe(here.session.save());
    }
  });

  test('an answer out of turn is a fault', () => {
    const play = new TheseusPlay(contextOf(), startTheseus(wish({ side: 'minotaur', against: 'minmax' })));
    expect(() => play.answer({ dice: 1 })).toThrow('out of turn');
  });

  test('a person who sees only what is near gets no other message', () => {
    const config = valueOf(createConfig({ size: 15, supplies: 4 }));
    const play = new TheseusPlay(contextOf(), startTheseus(wish({ config })));
    work(play);
    expect(play.verdict().text).toContain('Minotaur');
    expect(play.verdict({ isBlind: true }).text).toMatch(/^Theseus is to move\. The sabre is /);
    const hunter = new TheseusPlay(contextOf(), startTheseus(wish({ config, side: 'minotaur', against: 'minmax' })));
    expect(hunter.verdict({ isBlind: true })).toEqual({ text: 'Minotaur is to move.', role: 'text' });
    expect(seeEachOther(play.state)).toBe(false);
    expect(seenTiles(play.state, 'theseus').has(play.state.theseus)).toBe(true);
    expect(seenTiles(play.state, 'theseus').size).toBeLessThanOrEqual(7);
  });
});
