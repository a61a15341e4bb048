import { atOnce } from '@dedalo/engine';
import type { Random } from '@dedalo/grid';
import { LARGEST_PARTY } from '../content/balance.ts';
import { CREATURES } from '../content/creatures.ts';
import { joiningHp } from '../fight.ts';
import { type RatedDecision, rateDecisions } from '../odds/decisions.ts';
import { isAwake } from '../scene.ts';
import type { Action, Member, View } from '../state.ts';
import type { ExpeditionBot } from './expedition-bot.ts';
import { chooseStep } from './explore.ts';

/** So surely the least worthy one is sent to win. */
const SURE = 0.8;
/** It fights where it wins so surely; whoever hunts it comes again, so that less must do. */
const GOOD = 0.4;
const GOOD_ENOUGH = 0.3;
/** In a fight it goes back only where there is so little hope, and it is so sure to get away. */
const HOPELESS = 0.1;
const SAFE = 0.75;
/** What the cheap attack may cost in chances to win, for energy is kept for the next fight. */
const THRIFT = 0.02;
/** What a swap in a fight must bring. */
const WORTH_A_TURN = 0.3;

/** Decides by the exact odds whom to fight, with whom and how; avoids the others, and picks up what lies near. */
export const odds: ExpeditionBot = {
  name: 'odds',
  think: atOnce((view, { random }) => choose(view, random)),
};

function choose(view: View, random: Random): Action {
  switch (view.phase.name) {
    case 'walking':
      return chooseStep(view, random);
    case 'meeting':
      return meeting(view, view.phase.wild);
    case 'fighting':
      return fighting(view);
    case 'offer':
      return offer(view, view.wild[view.phase.wild]!);
  }
}

const bestOf = (rated: readonly RatedDecision[]): RatedDecision =>
  rated.reduce((best, each) => (each.chance > best.chance ? each : best));

function meeting(view: View, wild: number): Action {
  const rated = rateDecisions(view);
  const wins = rated.filter(({ what }) => what === 'win');
  const best = bestOf(wins);
  // Whoever wins surely is spared if one who is worth less does too.
  const fit = wins.filter(({ chance }) => chance >= SURE).toSorted(byWorth(view))[0] ?? best;
  const { movement } = CREATURES[view.wild[wild]!.creature];
  const comesAgain = isAwake(view) || movement === 'hunter';
  const away = rated.find(({ what }) => what === 'away')!;
  if (best.chance >= (comesAgain ? GOOD_ENOUGH : GOOD) || away.chance < SAFE) return fit.action;
  return away.action;
}

/** The member that a decision puts in front. */
const memberOf = ({ action }: RatedDecision): number => (action.type === 'swap' ? action.member : 0);

const byWorth =
  ({ party }: View) =>
  (one: RatedDecision, other: RatedDecision): number =>
    worthOf(party[memberOf(one)]!) - worthOf(party[memberOf(other)]!);

function fighting(view: View): Action {
  const rated = rateDecisions(view);
  const attacks = rated.filter(({ action }) => action.type === 'attack');
  const swaps = rated.filter(({ action }) => action.type === 'swap');
  const strongest = bestOf(attacks);
  const thrifty = attacks.find(({ chance }) => chance >= strongest.chance - THRIFT)!;
  const swap = swaps.length > 0 ? bestOf(swaps) : undefined;
  if (swap && swap.chance > strongest.chance + WORTH_A_TURN) return swap.action;
  const away = rated.find(({ what }) => what === 'away')!;
  if (strongest.chance < HOPELESS && away.chance >= SAFE) return away.action;
  return thrifty.action;
}

/** Whoever is worth more than the weakest of a full party takes its place. */
function offer({ party }: View, { creature }: Member): Action {
  if (party.length < LARGEST_PARTY) return { type: 'join', place: party.length };
  const worths = party.map(worthOf);
  const weakest = worths.indexOf(Math.min(...worths));
  const isBetter = worthOf({ creature, hp: joiningHp(creature), energy: 0 }) > worths[weakest]!;
  return isBetter ? { type: 'join', place: weakest } : { type: 'let-go' };
}

const worthOf = ({ creature, hp }: Member): number => {
  const [cheap, dear] = CREATURES[creature].attacks;
  return hp * (cheap.mostDamage + dear.mostDamage);
};
