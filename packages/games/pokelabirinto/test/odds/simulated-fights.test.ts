import { formatRandom, Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import type { Fighter, Situation } from '../../src/fight/fighter.ts';
import { situationOf } from '../../src/fight/fighting.ts';
import { chooseAttack } from '../../src/fight/minds.ts';
import { type Chooser, simulateFight } from '../../src/fight/simulate-fight.ts';
import { pokelabirinto } from '../../src/game.ts';
import { AGAINST, type Against } from '../../src/odds/against.ts';
import type { FightOdds } from '../../src/odds/fight-odds.ts';
import type { Moment } from '../../src/odds/fight.ts';
import type { Side, State } from '../../src/state.ts';
import { drawn, valueOf } from '../support/drawn.ts';
import { invented } from '../support/species.ts';
import { solved, standing } from './support/solved.ts';

const HERO = invented(12, [3, 4], [6, 7]);
const RIVAL = invented(14, [5, 6], [2, 4]);
const GAIN = { least: 1, most: 6 };

describe('a simulated fight is one of the rules, draw by draw', () => {
  const MEETING = `
    # E # # #
    # P X . #
    # # # . #
    # # # . #
    # # # U #
  `;

  /** Fights to the end, the hero by greed. */
  function winnerOf(met: State): { readonly winner: Side; readonly state: State } {
    let state = valueOf(pokelabirinto.play(met, 0, { type: 'fight' })).state;
    while (state.phase.name === 'fighting') {
      const { phase } = state;
      const attack = chooseAttack('greedy', situationOf(state, phase), new Random('unused'));
      state = valueOf(pokelabirinto.play(state, 0, { type: 'attack', attack })).state;
    }
    return { winner: state.hero.hp > 0 ? 'hero' : 'opponent', state };
  }

  for (const mind of ['random', 'greedy'] as const) {
    test(`an opponent that is ${mind}`, () => {
      const wins: Record<Side, number> = { hero: 0, opponent: 0 };
      for (let seed = 0; seed < 200; seed++) {
        const config = { species: [HERO, RIVAL], creature: 0, rivals: [1], mind, gain: GAIN };
        const start = drawn(MEETING, { config, hero: { energy: seed % 7 }, opponents: [{ energy: seed % 5 }] });
        const met = valueOf(pokelabirinto.play(start, 0, { type: 'move', way: 'D' })).state;
        const random = new Random(seed);
        const { winner, state } = winnerOf({ ...met, random: formatRandom(random) });
        const choosers = { hero: byMind('greedy'), rival: byMind(mind) };
        const hero = { species: HERO, hp: 12, energy: seed % 7 };
        const rival = { species: RIVAL, hp: 14, energy: seed % 5 };
        expect(simulateFight({ hero, rival, gain: GAIN, choosers }, random)).toBe(winner);
        expect(formatRandom(random)).toBe(state.random);
        wins[winner]++;
      }
      expect(Math.min(wins.hero, wins.opponent)).toBeGreaterThan(20);
    });
  }
});

const byMind =
  (mind: 'random' | 'greedy'): Chooser =>
  (situation, random) =>
    chooseAttack(mind, situation, random);

/** The choice of a side by the odds. */
function byOdds(odds: FightOdds, attacker: Side): Chooser {
  const condition = ({ hp, energy }: Fighter): { readonly hp: number; readonly energy: number } => ({ hp, energy });
  return ({ attacker: mine, defender: theirs, isFirst }: Situation) => {
    const [hero, rival] = attacker === 'hero' ? [mine, theirs] : [theirs, mine];
    const moment: Moment = { hero: condition(hero), rival: condition(rival), attacker, isFirst };
    return odds.best(moment)!;
  };
}

describe('so many fights are won as computed, within what 99.9 of 100 samples would be', () => {
  const FIGHTS = 2000;
  const DEVIATIONS = 3.290526731491895;
  const rivalOf = (odds: FightOdds, against: Against): Chooser =>
    against === 'best' ? byOdds(odds, 'opponent') : byMind(against);

  for (const against of AGAINST) {
    test(`against ${against}`, () => {
      const odds = solved({ hero: HERO, rival: RIVAL, gain: GAIN, against });
      const choosers = { hero: byOdds(odds, 'hero'), rival: rivalOf(odds, against) };
      for (const [heroEnergy, rivalEnergy] of [[0, 0] as const, [9, 14] as const]) {
        const hero = { species: HERO, hp: 12, energy: heroEnergy };
        const rival = { species: RIVAL, hp: 14, energy: rivalEnergy };
        const random = new Random(`simulated ${against} ${heroEnergy}`);
        let won = 0;
        for (let fight = 0; fight < FIGHTS; fight++) {
          if (simulateFight({ hero, rival, gain: GAIN, choosers }, random) === 'hero') won++;
        }
        const win = odds.win(standing([12, heroEnergy], [14, rivalEnergy]));
        const deviation = Math.sqrt((win * (1 - win)) / FIGHTS);
        expect(Math.abs(won / FIGHTS - win)).toBeLessThan(DEVIATIONS * deviation);
      }
    });
  }
});
