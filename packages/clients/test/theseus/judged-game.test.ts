import { playBots, Session } from '@dedalo/engine';
import type { GameRecord } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { analyse, createConfig, hunter, minmax, random, statesOf, theseus, type TheseusTypes } from '@dedalo/theseus';
import { describe, expect, test } from 'vitest';
import { decidingMoments, type JudgedGame, judgeGame, type JudgedPosition } from '../../src/theseus/judged-game.ts';
import { valueOf } from '../support.ts';

const played = (seed: string, isHunted: boolean): GameRecord<TheseusTypes> => {
  const config = valueOf(createConfig({ size: 7, supplies: 2, rounds: 40 }));
  const session = new Session(theseus, { config, seed, names: ['minmax', 'random'] });
  return playBots(session, [minmax(), isHunted ? hunter : random], { random: new Random(seed) });
};

function judged(record: GameRecord<TheseusTypes>): JudgedGame {
  const judging = valueOf(judgeGame(record));
  let before = -1;
  while (judging.advance(7) === 'searching') {
    expect(judging.progress).toBeGreaterThan(before);
    before = judging.progress;
  }
  expect(judging.progress).toBe(1);
  return judging.result();
}

describe('a game that is judged', () => {
  test.each(['1', '2', '3'])('says what the analysis of the game says, seed %s', (seed) => {
    const record = played(seed, false);
    const { odds, moves } = valueOf(analyse(statesOf(record)));
    const { positions } = judged(record);
    expect(positions.map((position) => position.odds)).toEqual(odds);
    const own = positions.filter(({ options }) => options.length > 0);
    expect(own.slice(0, moves.length).map(({ lost }) => lost)).toEqual(moves.map(({ lost }) => lost));
    for (const { options, best, odds: here } of own) {
      const most = Math.max(...options.map((option) => option.odds.win));
      expect(here.win).toBeCloseTo(most, 12);
      expect(options.map(({ dice }) => dice)).toEqual(expect.arrayContaining([...best]));
    }
  });

  test('what is too large is said, with what it would need', () => {
    const config = valueOf(createConfig({ size: 21, supplies: 6, rounds: 10_000 }));
    const session = new Session(theseus, { config, seed: '1', names: ['a', 'b'] });
    expect(judgeGame(session.record())).toMatchObject({ ok: false, error: { code: 'too-large-to-solve' } });
  });

  test('no result before its time', () => {
    expect(() => valueOf(judgeGame(played('1', false))).result()).toThrow('judgeGame');
  });
});

const at = (win: number, lost = 0): JudgedPosition => ({
  odds: { win, draw: 0, loss: 1 - win },
  options: [],
  best: [],
  lost,
});

describe('the moments of a game', () => {
  const kinds = (...positions: JudgedPosition[]) =>
    decidingMoments({ positions }).map(({ position, kind }) => [position, kind]);

  test('of a lost game the worst move, and what left no chance', () => {
    expect(kinds(at(0.9), at(0.8, 0.1), at(0.7, 0.3), at(0.4), at(0))).toEqual([
      [2, 'mistake'],
      [3, 'lost'],
      [4, 'lost'],
    ]);
  });

  test('of a won game where nothing could go wrong any more; a chance that was thrown away counts all the same', () => {
    expect(kinds(at(0.9, 0.2), at(0.7), at(1), at(1))).toEqual([
      [1, 'mistake'],
      [2, 'won'],
    ]);
    expect(kinds(at(1), at(1))).toEqual([[0, 'won']]);
  });

  test('none in a game without positions, and none for what is only rounding', () => {
    expect(kinds()).toEqual([]);
    expect(kinds(at(0.5, 0.0001), at(0.5))).toEqual([]);
  });
});
