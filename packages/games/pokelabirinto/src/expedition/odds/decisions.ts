import { affordable } from '../../fight/fighter.ts';
import { fighterOf } from '../fight.ts';
import { CREATURES } from '../content/creatures.ts';
import type { Action, Member, Scene } from '../state.ts';
import { fightOdds } from './known-fights.ts';

/**
 * What can be decided where somebody is met or fought, and the exact chance that it comes out well. `win`: the creature
 * that is in front then beats the opponent, attacking as well as can be, without another swap. `away`: whoever turns
 * back is not knocked out by the blow.
 */
export interface RatedDecision {
  readonly action: Action;
  readonly what: 'win' | 'away';
  readonly chance: number;
}

/** All that can be decided now, in the order of the actions; nothing where there is no opponent. */
export function rateDecisions(scene: Pick<Scene, 'phase' | 'party' | 'wild'>): readonly RatedDecision[] {
  const { phase, party, wild } = scene;
  if (phase.name !== 'meeting' && phase.name !== 'fighting') return [];
  const rival = wild[phase.wild]!;
  const rated: RatedDecision[] = [];
  const front = party[0]!;
  if (phase.name === 'meeting') rated.push({ action: { type: 'fight' }, what: 'win', chance: winOf(front, rival) });
  else {
    const odds = fightOdds(front.creature, rival.creature);
    for (const { attack, win } of odds.attacks({ hero: front, rival, attacker: 'hero', isFirst: !phase.isAnswer }))
      rated.push({ action: { type: 'attack', attack }, what: 'win', chance: win });
  }
  for (let member = 1; member < party.length; member++) {
    const isAttacked = phase.name === 'fighting' && !phase.isAnswer;
    const chance = isAttacked ? winAfterAnswer(party[member]!, rival) : winOf(party[member]!, rival);
    rated.push({ action: { type: 'swap', member }, what: 'win', chance });
  }
  rated.push({ action: { type: 'turn-back' }, what: 'away', chance: awayOf(front, rival) });
  return rated;
}

export function isSameAction(one: Action, other: Action): boolean {
  if (one.type === 'attack') return other.type === 'attack' && one.attack === other.attack;
  if (one.type === 'swap') return other.type === 'swap' && one.member === other.member;
  return one.type === other.type;
}

/** The chance to win of one of the party against a wild one, when a round begins. */
export const winOf = (hero: Member, rival: Member): number =>
  fightOdds(hero.creature, rival.creature).win({ hero, rival });

/** The same for one that is put in front while the opponent has still to answer. */
const winAfterAnswer = (hero: Member, rival: Member): number =>
  fightOdds(hero.creature, rival.creature).winNow({ hero, rival, attacker: 'opponent', isFirst: false });

/** The chance to stand after the blow at whoever turns back (E7). */
export function awayOf({ hp }: Member, { creature }: Member): number {
  const [{ mostDamage }] = CREATURES[creature].attacks;
  return Math.min(hp, mostDamage + 1) / (mostDamage + 1);
}

/** The attacks that one of the party can pay. */
export const affordableOf = (member: Member): ReturnType<typeof affordable> => affordable(fighterOf(member));
