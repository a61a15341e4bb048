import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { drowsy } from '../../src/bots/minotaurs.ts';
import { careful } from '../../src/bots/theseuses.ts';
import { MINOTAUR, type State, THESEUS, theseus } from '../../src/index.ts';
import { BestResponse } from '../../src/solve/best-response.ts';
import { judgePlay } from '../../src/solve/judge-play.ts';
import { solved } from '../../src/solve/solving.ts';
import { drawn, LEFT, RIGHT, valueOf } from '../support/drawn.ts';
import { following, startOf } from './support/states.ts';

const solutionOf = (start: State, seat: number, bot = seat === THESEUS ? drowsy : careful): BestResponse =>
  solved(valueOf(BestResponse.begin(start, { seat, opponent: bot.opponentIn!(1 - seat)! })));

/** The only supply is two steps to the right, and there are two rounds. */
const START = drawn(
  `
  +---+---+---+---+---+
  | M                 |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  |                   |
  +   +   +   +   +   +
  | T       s1        |
  +---+---+---+---+---+
`,
  { rounds: 2 },
);

const played = (state: State, seat: number, dice: 1 | 3 | 5 | 7): State =>
  valueOf(theseus.play(state, seat, { dice })).state;

describe('the way to the supply is short, and the Minotaur far away', () => {
  test('who goes there has lost nothing', () => {
    const states = [START];
    for (const [seat, dice] of [
      [MINOTAUR, RIGHT],
      [THESEUS, RIGHT],
      [MINOTAUR, RIGHT],
      [THESEUS, RIGHT],
    ] as const) {
      states.push(played(states.at(-1)!, seat, dice));
    }
    const judged = judgePlay(states, THESEUS, solutionOf(START, THESEUS));
    expect(judged).toEqual({ start: 1, decisions: 2, flawless: 2, lost: 0, worst: undefined });
  });

  test('who turns back on the way has lost all in that round', () => {
    const states = [START];
    for (const [seat, dice] of [
      [MINOTAUR, RIGHT],
      [THESEUS, RIGHT],
      [MINOTAUR, RIGHT],
      [THESEUS, LEFT],
    ] as const) {
      states.push(played(states.at(-1)!, seat, dice));
    }
    const judged = judgePlay(states, THESEUS, solutionOf(START, THESEUS));
    expect(judged).toMatchObject({ decisions: 2, flawless: 1, lost: 1 });
    expect(judged.worst).toEqual({ round: 2, dice: LEFT, best: [RIGHT], before: 1, after: 0, lost: 1 });
  });
});

test.each([THESEUS, MINOTAUR])(
  'in any game of seat %i the chances lost are those that the best die would have kept',
  (seat) => {
    const random = new Random('judge');
    let lostInAll = 0;
    for (let game = 0; game < 6; game++) {
      const start = startOf({ size: 5, supplies: 2, rounds: 16 }, `judge ${game}`);
      const solution = solutionOf(start, seat);
      const states = [start];
      for (let next = following(start); next.length > 0; next = following(states.at(-1)!))
        states.push(random.pick(next));
      const judged = judgePlay(states, seat, solution);
      const own = states.flatMap((state, index) =>
        index + 1 < states.length && theseus.turn(state)[0] === seat
          ? [solution.chance(state) - solution.chance(states[index + 1]!)]
          : [],
      );
      expect(judged.decisions).toBe(own.length);
      expect(judged.lost).toBeCloseTo(
        own.reduce((sum, lost) => sum + lost, 0),
        2,
      );
      expect(judged.worst?.lost ?? 0).toBeCloseTo(Math.max(0, ...own), 2);
      expect(judged.start).toBe(solution.chance(start));
      lostInAll += judged.lost;
    }
    expect(lostInAll).toBeGreaterThan(1);
  },
);

test('a state that does not follow is no game', () => {
  const states = [START, played(START, MINOTAUR, RIGHT)];
  const elsewhere = { ...played(states[1]!, THESEUS, RIGHT), theseus: 12 };
  expect(() => judgePlay([...states, elsewhere], THESEUS, solutionOf(START, THESEUS))).toThrow('does not follow');
});
