import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { AGAINST, type Against } from '../../src/odds/against.ts';
import type { FightOdds, RatedAttack } from '../../src/odds/fight-odds.ts';
import type { Moment, Standing } from '../../src/odds/fight.ts';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

const HERO = invented(12, [3, 4], [6, 7]);
const RIVAL = invented(10, [5, 6], [2, 4]);
const GAIN = { least: 1, most: 6 };

function randomMoment(random: Random): Moment {
  const at = standing([random.int(1, 12), random.int(0, 15)], [random.int(1, 10), random.int(0, 15)]);
  return { ...at, attacker: random.bool() ? 'hero' : 'opponent', isFirst: random.bool() };
}

/** What somebody does, and what it is worth to the hero: all attacks count where chance decides. */
function choiceOf(attacks: readonly RatedAttack[], how: Against | 'most'): Partial<RatedAttack> {
  const [first, second] = attacks;
  if (!first) return {};
  if (how === 'random') return { win: (first.win + (second ?? first).win) / 2 };
  if (!second) return first;
  // The rival's first attack is its stronger one.
  if (how === 'greedy') return first;
  return (how === 'most' ? second.win > first.win : second.win < first.win) ? second : first;
}

/** The turn is lost. */
const afterNoAttack = (odds: FightOdds, { hero, rival, attacker, isFirst }: Moment): number =>
  isFirst
    ? odds.winNow({ hero, rival, attacker: attacker === 'hero' ? 'opponent' : 'hero', isFirst: false })
    : odds.win({ hero, rival });

/** By hand, what a round is worth at its beginning. */
function meanOfRound(odds: FightOdds, { hero, rival }: Standing): number {
  let sum = 0;
  let count = 0;
  for (let mine = GAIN.least; mine <= GAIN.most; mine++) {
    for (let theirs = GAIN.least; theirs <= GAIN.most; theirs++) {
      for (const attacker of ['hero', 'opponent'] as const) {
        const gained = standing([hero.hp, hero.energy + mine], [rival.hp, rival.energy + theirs]);
        sum += odds.winNow({ ...gained, attacker, isFirst: true });
        count++;
      }
    }
  }
  return sum / count;
}

for (const against of AGAINST) {
  describe(`against ${against}`, () => {
    const odds = solved({ hero: HERO, rival: RIVAL, gain: GAIN, against });

    test('a moment is worth what the best attack is worth, or the rival’s choice', () => {
      const random = new Random(`moments ${against}`);
      let choices = 0;
      for (let sample = 0; sample < 500; sample++) {
        const moment = randomMoment(random);
        const attacks = odds.attacks(moment);
        if (attacks.length === 2) choices++;
        const expected = choiceOf(attacks, moment.attacker === 'hero' ? 'most' : against);
        expect(odds.best(moment)).toBe(expected.attack);
        expect(odds.winNow(moment)).toBeCloseTo(expected.win ?? afterNoAttack(odds, moment), 12);
      }
      expect(choices).toBeGreaterThan(100);
    });

    test('a round is worth the mean of what both gain and who attacks first', () => {
      const random = new Random(`rounds ${against}`);
      for (let sample = 0; sample < 60; sample++) {
        const at = standing([random.int(1, 12), random.int(0, 12)], [random.int(1, 10), random.int(0, 12)]);
        expect(odds.win(at)).toBeCloseTo(meanOfRound(odds, at), 8);
      }
    });
  });
}

test('both attacks are best somewhere', () => {
  const odds = solved({ hero: HERO, rival: RIVAL, gain: GAIN, against: 'best' });
  const random = new Random('both');
  const moments = Array.from({ length: 300 }, () => ({
    ...randomMoment(random),
    attacker: 'hero' as const,
  })).filter((moment) => odds.attacks(moment).length === 2);
  expect(new Set(moments.map((moment) => odds.best(moment)))).toEqual(new Set([1, 2]));
});
