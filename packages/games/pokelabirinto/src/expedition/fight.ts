import { drawDamage } from '../fight/damage.ts';
import { affordable, type Fighter, type Situation } from '../fight/fighter.ts';
import { chooseAttack } from '../fight/minds.ts';
import { attackerOf, otherSide } from '../scene.ts';
import { type AttackNumber, attackOf } from '../species.ts';
import type { Side } from '../state.ts';
import { GAIN, JOIN_SHARE, LET_GO, MOST_ENERGY, POINTS } from './content/balance.ts';
import { type CreatureName, CREATURES } from './content/creatures.ts';
import type { Course } from './course.ts';
import { fightOf } from './scene.ts';
import type { Member, Phase, Scene } from './state.ts';

type Fighting = Extract<Phase, { name: 'fighting' }>;

export const fighterOf = ({ creature, hp, energy }: Member): Fighter => ({ species: CREATURES[creature], hp, energy });

/** The fighter of this side: the creature in front, or the opponent. */
export const sideOf = ({ party, wild }: Scene, phase: Fighting, side: Side): Fighter =>
  fighterOf(side === 'hero' ? party[0]! : wild[phase.wild]!);

/** Both gain energy, as much as they can hold, and a coin says who attacks first (E5). */
export function beginRound(course: Course, wild: number): void {
  const { random, state } = course;
  const gain = ({ energy }: Member): number => Math.min(MOST_ENERGY - energy, random.int(GAIN.least, GAIN.most));
  const hero = gain(state.party[0]!);
  const rival = gain(state.wild[wild]!);
  course.happen({ type: 'gained', wild, hero, rival, first: random.bool() ? 'hero' : 'opponent' });
}

export function attack(course: Course, attack: AttackNumber): void {
  const phase = fightOf(course.state.phase);
  const by = attackerOf(phase);
  const used = attackOf(sideOf(course.state, phase, by).species, attack);
  course.happen({ type: 'attacked', by, attack, damage: drawDamage(used, course.random) });
  afterTurn(course, phase);
}

/** Outside of a fight it takes no time (E6). */
export function swap(course: Course, member: number): void {
  const { phase } = course.state;
  course.happen({ type: 'swapped', member });
  if (phase.name === 'fighting') afterTurn(course, phase);
}

/** Goes on with a fight as far as the player has nothing to choose. */
export function fightOn(course: Course): void {
  for (let { phase } = course.state; phase.name === 'fighting'; phase = course.state.phase) {
    const by = attackerOf(phase);
    if (affordable(sideOf(course.state, phase, by)).length === 0) {
      course.happen({ type: 'powerless', by });
      afterTurn(course, phase);
    } else if (by === 'opponent') {
      const { mind } = CREATURES[course.state.wild[phase.wild]!.creature];
      attack(course, chooseAttack(mind, situationOf(course.state, phase), course.random));
    } else return;
  }
}

const situationOf = (scene: Scene, phase: Fighting): Situation => ({
  attacker: sideOf(scene, phase, attackerOf(phase)),
  defender: sideOf(scene, phase, otherSide(attackerOf(phase))),
  isFirst: !phase.isAnswer,
  gain: GAIN,
});

/** Whoever is at 0 is knocked out (E8); otherwise the other one answers, or another round begins. */
function afterTurn(course: Course, before: Fighting): void {
  const rival = course.state.wild[before.wild]!;
  if (rival.hp === 0) {
    course.happen({ type: 'fight-won', wild: before.wild, creature: rival.creature });
    const points = POINTS.rank * CREATURES[rival.creature].rank;
    course.happen({ type: 'scored', reason: 'fight', points });
    course.change({ yetToMove: course.state.yetToMove.filter((index) => index !== before.wild) });
    return;
  }
  faint(course);
  if (course.state.party.length > 0 && before.isAnswer) beginRound(course, before.wild);
}

/** The next one of the party is in front then, and fights on (E8). */
export function faint(course: Course): void {
  const front = course.state.party[0]!;
  if (front.hp === 0) course.happen({ type: 'fainted', creature: front.creature });
}

/** With half its hit points (E8). */
export const joiningHp = (creature: CreatureName): number => Math.ceil(CREATURES[creature].hitPoints / JOIN_SHARE);

export function join(course: Course, creature: CreatureName, place: number): void {
  course.happen({ type: 'joined', creature, place, hp: joiningHp(creature) });
}

export function letGo(course: Course, creature: CreatureName): void {
  course.happen({ type: 'let-go', creature, healed: healing(course.state.party[0]!, LET_GO) });
}

/** No more than it lacks. */
export const healing = ({ creature, hp }: Member, most: number): number =>
  Math.min(most, CREATURES[creature].hitPoints - hp);
