import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Content } from '../src/content/content.ts';
import { DIFFICULTIES, withDifficulty } from '../src/difficulty.ts';
import { createConfig, onlyLevel, race, shippedContent } from '../src/index.ts';
import { anyContent } from './content/support/any-content.ts';
import { contentOf, effects } from './support/content.ts';
import { valueOf } from './support/results.ts';

const GAME = contentOf({
  levels: [['S E'], ['S  E']],
  user: { speed: 4 },
  lives: 3,
  opponents: [
    { speed: 2, chaseRect: { width: 9, height: 4 } },
    { speed: 0, chaseRect: { width: 1, height: 0 } },
    { speed: 50 },
  ],
  powerUps: [
    {
      user: effects({ speed: 8 }),
      opponent: effects({ speed: 6, chaseRect: { width: 8, height: 8 } }),
      others: effects({ speed: 0.5, alpha: 0.5 }, { lives: -1 }),
    },
    { opponent: effects({ alpha: 0 }) },
  ],
});

const speedsOf = ({ levels }: Content): number[][] =>
  levels.map(({ opponents }) => opponents.map(({ properties }) => properties.speed));
const livesOf = (lives: number, difficulty: (typeof DIFFICULTIES)[number]): number =>
  withDifficulty({ ...GAME, user: { ...GAME.user, lives } }, difficulty).user.lives;

test('usual is what the files say', () => {
  expect(withDifficulty(GAME, 'usual')).toEqual(GAME);
});

describe('opponents', () => {
  test('are slower in every level of a gentle game, faster in a fierce one, and never faster than any can be', () => {
    const [gentle, fierce] = [withDifficulty(GAME, 'gentle'), withDifficulty(GAME, 'fierce')];
    expect(speedsOf(gentle)).toEqual([
      [1.5, 0, 37.5],
      [1.5, 0, 37.5],
    ]);
    expect(speedsOf(fierce)).toEqual([
      [2.4, 0, 50],
      [2.4, 0, 50],
    ]);
  });

  test('see the user from as far as ever: whoever does not see it goes for the exit', () => {
    for (const difficulty of ['gentle', 'fierce'] as const) {
      const rects = withDifficulty(GAME, difficulty).levels[0]!.opponents.map(({ properties }) => properties.chaseRect);
      expect(rects).toEqual(GAME.levels[0]!.opponents.map(({ properties }) => properties.chaseRect));
    }
  });

  test('are changed alike by power-ups; nothing else about these is different', () => {
    const [power, other] = withDifficulty(GAME, 'gentle').powerUps;
    const [before, otherBefore] = GAME.powerUps;
    expect(power).toEqual({
      ...before,
      opponent: effects({ speed: 4.5, chaseRect: { width: 8, height: 8 } }),
      others: effects({ speed: 0.375, alpha: 0.5 }, { lives: -1 }),
    });
    expect(other).toEqual(otherBefore);
  });
});

describe('the user', () => {
  test('has twice the lives in a gentle game, at most 255', () => {
    expect([1, 3, 127, 128, 255].map((lives) => livesOf(lives, 'gentle'))).toEqual([2, 6, 254, 255, 255]);
  });

  test('has half of them in a fierce one, at least one', () => {
    expect([1, 2, 3, 255].map((lives) => livesOf(lives, 'fierce'))).toEqual([1, 1, 2, 128]);
  });

  test('is as fast as ever', () => {
    for (const difficulty of DIFFICULTIES) expect(withDifficulty(GAME, difficulty).user.properties.speed).toBe(4);
  });
});

test.each(DIFFICULTIES)('what becomes of any game is a game, as a replay has it: %s', (difficulty) => {
  const random = new Random(difficulty);
  const games = [
    shippedContent('daedalus'),
    shippedContent('small'),
    ...Array.from({ length: 30 }, () => anyContent(random)),
  ];
  for (const game of games) {
    const content = onlyLevel(withDifficulty(game, difficulty), game.levels.length - 1);
    const config = createConfig(content);
    expect(valueOf(race.text.parseConfig(race.text.formatConfig(config)))).toEqual(config);
  }
});
