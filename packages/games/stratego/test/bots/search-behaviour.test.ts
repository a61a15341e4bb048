import { Random } from '@dedalo/grid';
import { describe, expect, it } from 'vitest';
import { random as chance } from '../../src/bots/random.ts';
import { rules } from '../../src/bots/rules.ts';
import { Behaviour } from '../../src/bots/search/behaviour.ts';
import { Belief } from '../../src/bots/search/belief.ts';
import { Suspicion } from '../../src/bots/search/suspicion.ts';
import type { StrategoBot } from '../../src/bots/stratego-bot.ts';
import { stratego } from '../../src/game.ts';
import { BOMB, FLAG, RANK_COUNT, rankIndex } from '../../src/kernel/tables.ts';
import { RANK_OF } from '../../src/pieces.ts';
import type { State, View } from '../../src/state.ts';

/** Red's turns in a game against a bot. */
function turnsAgainst(blue: StrategoBot, seed: string): { state: State; view: View }[] {
  const random = new Random(seed);
  const turns: { state: State; view: View }[] = [];
  let state = stratego.start({ rules: 'final', movesEach: 200 }, seed);
  for (let [seat] = stratego.turn(state); seat !== undefined; [seat] = stratego.turn(state)) {
    const view = stratego.view(state, seat);
    if (seat === 0 && view.phase === 'playing') turns.push({ state, view });
    const { choice } = (seat === 0 ? rules : blue).think(view, { seat, random });
    const played = stratego.play(state, seat, choice);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
  }
  return turns;
}

const beliefOf = (view: View): Belief => new Belief(view, 1, (index) => view.armies[1][index]!.piece !== null);

const truthOf = ({ armies }: State): number[] => armies[1].map(({ piece }) => rankIndex(RANK_OF[piece]));

const sorted = (ranks: readonly number[]): number[] => ranks.toSorted((a, b) => a - b);

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('what the enemy did', () => {
  it('makes the truth likelier where the enemy looks one move ahead', () => {
    const random = new Random('truth');
    const believed: number[] = [];
    const suspected: number[] = [];
    for (const seed of ['a', 'b', 'c', 'd']) {
      const behaviour = new Behaviour();
      for (const { state, view } of turnsAgainst(rules, seed)) {
        behaviour.watch(view, 0);
        const belief = beliefOf(view);
        const suspicion = new Suspicion(belief, behaviour, random);
        const truth = truthOf(state);
        for (const place of belief.hidden) {
          believed.push(Math.log(belief.odds[place * RANK_COUNT + truth[place]!]!));
          suspected.push(Math.log(suspicion.odds[place * RANK_COUNT + truth[place]!]!));
        }
      }
    }
    expect(meanOf(suspected)).toBeGreaterThan(meanOf(believed) + 0.1);
  });

  it('shows whether the enemy has a plan', () => {
    const whimOf = (bot: StrategoBot, seed: string): number => {
      const behaviour = new Behaviour();
      for (const { view } of turnsAgainst(bot, seed)) {
        behaviour.watch(view, 0);
        void new Suspicion(beliefOf(view), behaviour, new Random(seed));
      }
      return behaviour.whim;
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(meanOf(seeds.map((seed) => whimOf(rules, seed)))).toBeLessThan(0.25);
    expect(meanOf(seeds.map((seed) => whimOf(chance, seed)))).toBeGreaterThan(0.45);
  });

  it('is learned once from each turn, and not across turns that were missed', () => {
    const turns = turnsAgainst(rules, 'once');
    const truth = truthOf(turns[0]!.state);
    const learnedAt = (...watched: readonly number[]): number => {
      const behaviour = new Behaviour();
      for (const index of watched) behaviour.watch(turns[index]!.view, 0);
      return behaviour.likelihood(truth);
    };
    const quiet = turns.findIndex((_, index) => index > 1 && learnedAt(index - 1, index) !== 1);
    expect(quiet).toBeGreaterThan(1);
    expect(learnedAt(quiet)).toBe(1);
    expect(learnedAt(quiet - 2, quiet)).toBe(1);
    expect(learnedAt(quiet - 1, quiet, quiet)).toBe(learnedAt(quiet - 1, quiet));
  });
});

describe('suspicion', () => {
  it('deals the cards that are left, and nobody who has moved is flag or bomb', () => {
    const behaviour = new Behaviour();
    for (const { view } of turnsAgainst(rules, 'deal')) {
      behaviour.watch(view, 0);
      const belief = beliefOf(view);
      const left = sorted(belief.draw(new Random('left')));
      for (const sample of new Suspicion(belief, behaviour, new Random('deal')).samples) {
        expect(sorted(sample)).toEqual(left);
        const fast = belief.hidden.filter((_, index) => sample[index] === FLAG || sample[index] === BOMB);
        expect(fast.filter((place) => view.armies[1][place]!.hasMoved)).toEqual([]);
      }
    }
  });

  it('is the belief where nothing was seen being done', () => {
    const { view } = turnsAgainst(rules, 'nothing')[12]!;
    const belief = beliefOf(view);
    const { odds } = new Suspicion(belief, new Behaviour(), new Random('nothing'));
    for (const [index, believed] of belief.odds.entries()) expect(Math.abs(odds[index]! - believed)).toBeLessThan(0.15);
  });
});
