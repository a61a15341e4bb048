import type { Outcome, Seat, Step } from '@dedalo/engine';
import { err, formatRandom, ok, Random, type Result } from '@dedalo/grid';
import { affordable } from '../fight/fighter.ts';
import { ATTACK_NUMBERS } from '../species.ts';
import { canMove, openCell } from '../walking.ts';
import { WAYS } from '../way.ts';
import { FIRST_ENERGY, LARGEST_PARTY, SUCCESS } from './content/balance.ts';
import { CREATURES } from './content/creatures.ts';
import { Course } from './course.ts';
import { attack, beginRound, fighterOf, join, letGo, swap } from './fight.ts';
import { newLeg, WALKING } from './scene.ts';
import { makeStage, mazesSeed } from './stage.ts';
import type { Action, Config, End, ExpeditionTypes, Phase, Rejection, State } from './state.ts';
import { goOn, see, turnBack, walk } from './turn.ts';

/** The order of a turn (E3): the party steps; whoever stands there is met; then the others step, one after the other. */
export function start(config: Config, seed: string): State {
  const random = new Random(seed);
  const mazes = mazesSeed(random.stream('mazes'));
  const { maze, at, par, wild, walks, finds } = makeStage(mazes, 1);
  const { starter } = config;
  const state: State = {
    config,
    maze,
    number: 1,
    party: [{ creature: starter, hp: CREATURES[starter].hitPoints, energy: FIRST_ENERGY }],
    at,
    previous: at,
    wild: wild.map(({ creature, hp, at }) => ({ creature, at, hp, energy: 0 })),
    walks,
    finds,
    phase: WALKING,
    told: [],
    journey: [newLeg(par)],
    score: 0,
    actions: 0,
    yetToMove: [],
    seen: new Uint8Array(maze.grid.costs.length),
    mazes,
    random: formatRandom(withoutSeed(random.stream('luck'))),
  };
  const course = new Course(state);
  see(course);
  return course.state;
}

/** A state says how chance goes on, in one line; what it came from may be any text. */
function withoutSeed(random: Random): Random {
  const { words, index } = random.save();
  return new Random('', Int32Array.from(words), index);
}

const PLAYER: Seat = 0;

export const seats = (): number => 1;

export const actionLimit = ({ limit }: Config): number => limit;

export const turn = (state: State): readonly Seat[] => (endOf(state) === null ? [PLAYER] : []);

const PLACES = [...Array.from({ length: LARGEST_PARTY }).keys()];

/** In the order in which they are shown. */
export const ACTIONS: readonly Action[] = [
  ...WAYS.map((way): Action => ({ type: 'move', way })),
  { type: 'fight' },
  ...ATTACK_NUMBERS.map((attack): Action => ({ type: 'attack', attack })),
  ...PLACES.map((member): Action => ({ type: 'swap', member })),
  { type: 'turn-back' },
  ...PLACES.map((place): Action => ({ type: 'join', place })),
  { type: 'let-go' },
];

export const legal = (state: State, seat: Seat): readonly Action[] =>
  ACTIONS.filter((action) => refusalOf(state, seat, action) === undefined);

const PHASES_OF: Readonly<Record<Action['type'], readonly Phase['name'][]>> = {
  move: ['walking'],
  fight: ['meeting'],
  attack: ['fighting'],
  swap: ['walking', 'meeting', 'fighting'],
  'turn-back': ['meeting', 'fighting'],
  join: ['offer'],
  'let-go': ['offer'],
};

/** Why a seat may not do this; `legal` and `play` both ask here. */
function refusalOf(state: State, seat: Seat, action: Action): Rejection | undefined {
  if (endOf(state) !== null) return { code: 'game-over' };
  if (seat !== PLAYER) return { code: 'not-your-turn' };
  const { phase, maze, at, party } = state;
  if (!PHASES_OF[action.type].includes(phase.name)) return { code: 'not-now', phase: phase.name };
  switch (action.type) {
    case 'move': {
      const { way } = action;
      if (canMove(maze, at, way)) return undefined;
      const isEntrance = openCell(maze, at, way) !== undefined;
      return isEntrance ? { code: 'entrance-closed' } : { code: 'wall-ahead', way };
    }
    case 'attack':
      return affordable(fighterOf(party[0]!)).includes(action.attack)
        ? undefined
        : { code: 'no-energy', attack: action.attack };
    case 'swap':
      if (action.member === 0) return { code: 'already-in-front' };
      return action.member < party.length ? undefined : { code: 'no-such-member', member: action.member };
    case 'join': {
      const isRight = party.length < LARGEST_PARTY ? action.place === party.length : action.place < party.length;
      return isRight ? undefined : { code: 'not-this-place', place: action.place };
    }
    case 'fight':
    case 'turn-back':
    case 'let-go':
      return undefined;
  }
}

export function play(state: State, seat: Seat, action: Action): Result<Step<ExpeditionTypes>, Rejection> {
  const refusal = refusalOf(state, seat, action);
  if (refusal) return err(refusal);
  const course = new Course(state);
  course.happen({ type: 'acted', action });
  act(course, action);
  goOn(course);
  see(course);
  const end = endOf(course.state);
  if (end !== null) course.happen({ type: 'ended', end });
  return ok(course.step());
}

function act(course: Course, action: Action): void {
  const { phase } = course.state;
  if (action.type === 'move') walk(course, action.way);
  else if (action.type === 'attack') attack(course, action.attack);
  else if (action.type === 'swap') swap(course, action.member);
  else if (phase.name === 'walking') throw new Error(`expedition: ${action.type} while walking`);
  else if (action.type === 'fight') beginRound(course, phase.wild);
  else if (action.type === 'turn-back') turnBack(course, phase.wild);
  else {
    const { creature } = course.state.wild[phase.wild]!;
    if (action.type === 'join') join(course, creature, action.place);
    else letGo(course, creature);
  }
}

export function endOf(state: State): End | null {
  if (state.party.length === 0) return 'knocked-out';
  return state.actions >= state.config.limit ? 'action-limit' : null;
}

/** Every journey ends; one through enough mazes was a success (E10). */
export function outcome(state: State): Outcome | undefined {
  const end = endOf(state);
  if (end === null) return undefined;
  return { winners: state.number > SUCCESS ? [PLAYER] : [], reason: end };
}
