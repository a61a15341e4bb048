import type { Course } from '../course.ts';
import { attackerOf, otherSide } from '../scene.ts';
import { type AttackNumber, attackOf } from '../species.ts';
import type { Condition, Phase, Scene, Side, State } from '../state.ts';
import { drawDamage } from './damage.ts';
import { affordable, type Fighter, type Situation } from './fighter.ts';
import { chooseAttack } from './minds.ts';

type Fighting = Extract<Phase, { name: 'fighting' }>;

export function fighterOf({ config, hero, opponents }: State, phase: Fighting, side: Side): Fighter {
  if (side === 'hero') return { species: config.species[config.creature]!, hp: hero.hp, energy: hero.energy };
  const { species, hp, energy } = opponents[phase.opponent]!;
  return { species: config.species[species]!, hp, energy };
}

/** A round (P30): both gain energy, and a coin decides who attacks first. */
export function beginRound(course: Course, opponent: number): void {
  const { random } = course;
  const { least, most } = course.state.config.gain;
  const hero = random.int(least, most);
  const rival = random.int(least, most);
  course.happen({ type: 'gained', opponent, hero, rival, first: random.bool() ? 'hero' : 'opponent' });
}

export function attack(course: Course, attack: AttackNumber): void {
  const phase = fightingIn(course.state);
  const by = attackerOf(phase);
  const used = attackOf(fighterOf(course.state, phase, by).species, attack);
  course.happen({ type: 'attacked', by, attack, damage: drawDamage(used, course.random) });
  afterTurn(course, phase);
}

/**
 * Goes on with a fight as far as nobody has to choose: those without energy lose their turn, and opponents choose for
 * themselves unless a second person does (PB12, PB13).
 */
export function fightOn(course: Course): void {
  for (let { phase } = course.state; phase.name === 'fighting'; phase = course.state.phase) {
    const by = attackerOf(phase);
    const attacks = affordable(fighterOf(course.state, phase, by));
    const { mind } = course.state.config;
    if (attacks.length === 0) {
      course.happen({ type: 'powerless', by });
      afterTurn(course, phase);
    } else if (by === 'opponent' && mind !== 'person') {
      attack(course, chooseAttack(mind, situationOf(course.state, phase), course.random));
    } else return;
  }
}

export function situationOf(state: State, phase: Fighting): Situation {
  const by = attackerOf(phase);
  return {
    attacker: fighterOf(state, phase, by),
    defender: fighterOf(state, phase, otherSide(by)),
    isFirst: !phase.isAnswer,
    gain: state.config.gain,
  };
}

/** Who is at 0 is knocked out (PB2); otherwise the other answers, or another round begins. */
function afterTurn(course: Course, before: Fighting): void {
  const { hero, opponents } = course.state;
  const rival = opponents[before.opponent]!;
  const isWon = hero.hp === 0 || rival.hp === 0;
  if (!isWon && !before.isAnswer) return;
  course.happen({ type: 'round-ended', hero: conditionOf(hero), rival: conditionOf(rival) });
  if (isWon) {
    course.happen({ type: 'fight-won', by: hero.hp === 0 ? 'opponent' : 'hero', opponent: before.opponent });
    course.change({ yetToMove: course.state.yetToMove.filter((index) => index !== before.opponent) });
  } else beginRound(course, before.opponent);
}

const conditionOf = ({ hp, energy }: Condition): Condition => ({ hp, energy });

function fightingIn({ phase }: Scene): Fighting {
  if (phase.name !== 'fighting') throw new Error(`an attack while ${phase.name}`);
  return phase;
}
