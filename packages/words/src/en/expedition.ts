import type { End, FindKind, Rejection } from '@dedalo/pokelabirinto/expedition';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';
import { expeditionJudged } from './expedition-judged.ts';
import { pokelabirinto } from './pokelabirinto.ts';

const points = counted('en', { one: '# point', other: '# points' });
const hitPoints = counted('en', { one: '# hit point', other: '# hit points' });
const steps = counted('en', { one: '# step', other: '# steps' });

const NOT_NOW = {
  walking: 'there is nobody to fight here; choose a way.',
  meeting: 'first decide: fight (C) or turn back (T).',
  fighting: 'you are in a fight: attack (1 or 2), swap or turn back (T).',
  offer: 'first decide: let it join you (J) or let it go (L).',
} as const;

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the journey is over.',
  'not-your-turn': () => 'it is not your turn.',
  'wall-ahead': () => 'there is a wall.',
  'entrance-closed': () => 'the entrance is closed behind you.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'there is not enough energy for this attack.',
  'already-in-front': () => 'this creature is in front already.',
  'no-such-member': () => 'so many creatures are not in your party.',
  'not-this-place': () => 'nobody can join at this place.',
};

const ends: Readonly<Record<End, string>> = {
  'knocked-out': 'your last creature is knocked out',
  'action-limit': 'the actions are used up',
};

const finds: Readonly<Record<FindKind, string>> = { berry: 'berry', tonic: 'tonic', lamp: 'lamp', gem: 'gem' };

export const expedition = {
  name: 'The expedition',
  summary: 'lead a party of creatures from maze to maze, as far as it goes',
  howTo: [
    'Lead your creature through the fog to the exit; behind it waits a larger and more dangerous maze. Dead ends hide berries, tonics, lamps and gems. Do not tarry: after its par a maze wakes, and everybody in it hunts you.',
    'When you meet a creature, fight or turn back. The first attack is cheap and weak, the second dear and strong; hit points and energy are kept for whatever comes next. Whoever turns back is struck once.',
    'Whoever you have beaten would join you. Your party has three places; choose a creature to put it in front. Fights, mazes, gems and steps saved are points.',
  ],
  problem: pokelabirinto.problem,
  rejection,
  ends,
  finds,
  /** What has happened. */
  struck: (what: { readonly name: string; readonly damage: number }) =>
    `${what.name} strikes at whoever turns back: ${what.damage} damage.`,
  swapped: (name: string) => `${name} is in front now.`,
  fainted: (name: string) => `${name} is knocked out and leaves the party.`,
  won: (name: string) => `You have beaten ${name}!`,
  offer: (what: { readonly name: string; readonly hp: number }) =>
    `${what.name} would join you with ${hitPoints(what.hp)}.`,
  joined: (name: string) => `${name} joins you.`,
  wentAway: (what: { readonly name: string; readonly healed: number }) =>
    `${what.name} goes its way; you get back ${hitPoints(what.healed)}.`,
  found: {
    berry: (amount: number) => `You find a berry: ${hitPoints(amount)} healed.`,
    tonic: (amount: number) => `You find a tonic: ${amount} energy.`,
    lamp: () => 'You find a lamp: it shows you the whole maze.',
    gem: (amount: number) => `You find a gem: ${points(amount)}.`,
  },
  scored: (count: number) => `+${points(count)}.`,
  left: (number: number) => `Maze ${number} lies behind you; all get back a little strength.`,
  entered: (what: { readonly number: number; readonly names: string }) =>
    `Maze ${what.number}. Here live: ${what.names}.`,
  woke: 'The maze wakes: everybody in it hunts you now!',
  /** What one plays with. */
  party: 'Your party',
  front: 'in front',
  toFront: (name: string) => `put ${name} in front`,
  free: 'free place',
  maze: 'maze',
  stepsOfPar: 'steps / par',
  score: 'points',
  livesHere: 'Lives here',
  awake: 'awake',
  drawer: 'Let it join?',
  joinFree: (name: string) => `${name} joins`,
  joinInstead: (name: string) => `instead of ${name}`,
  letGo: 'let it go',
  letGoNote: (count: number) => `heals ${count}`,
  turnBackNote: (damage: number) => `costs up to ${damage} hit points`,
  journey: 'The journey',
  leg: (what: { readonly number: number; readonly steps: number; readonly par: number; readonly points: number }) =>
    `maze ${what.number}: ${steps(what.steps)}, par ${what.par}, ${points(what.points)}`,
  beaten: (names: string) => `beaten: ${names}`,
  lost: (names: string) => `knocked out: ${names}`,
  taken: (names: string) => `found: ${names}`,
  boardKeys: 'Arrow keys walk. The table after the maze shows every square that you have seen.',
  commands: {
    fight: ['fight', 'fight the creature you have met'],
    'turn-back': ['turn back', 'turn back from the creature before you'],
    'attack-1': ['attack 1', 'use the cheap attack'],
    'attack-2': ['attack 2', 'use the strong attack'],
    'front-2': ['second', 'put the second creature in front'],
    'front-3': ['third', 'put the third creature in front'],
    join: ['join', 'let the creature join at the free place'],
    'join-1': ['place 1', 'let the creature take the first place'],
    'join-2': ['place 2', 'let the creature take the second place'],
    'join-3': ['place 3', 'let the creature take the third place'],
    'let-go': ['let go', 'let the creature go'],
    map: ['map', 'show the map of the journey'],
  },
  /** Where a journey begins. */
  starter: 'Who leads?',
  begin: 'Begin the journey',
  goOn: 'Go on with your journey',
  beginAnew: 'Begin a new journey; the one you left is given up',
  today: 'Today’s journey',
  todayNote: (name: string) => `Today everybody walks the same mazes, led by ${name}.`,
  seedNote: 'The same seed makes the same mazes. Leave it empty for new ones.',
  choose: 'Choose the game',
  described: 'A single maze',
  describedText: 'One maze, one creature, one exit: the first game of PokéLabirinto, with all its variants.',
  journeyText: 'Maze after maze with a party of creatures: fights to be weighed, things to find, a score to beat.',
  /** Where it ends. */
  over: (mazes: number) => `The journey ends in maze ${mazes}`,
  fightsWon: 'fights won',
  mazesDone: 'mazes',
  record: 'a record',
  bestSoFar: (count: number) => `best: ${count}`,
  again: 'The same journey again',
  another: 'Another journey',
  change: 'Choose another game',
  whichJourney: 'This journey',
  /** In the terminal. */
  mazes: 'Mazes',
  fresh: 'new ones',
  todays: 'those of today',
  aboutFresh: 'Mazes that nobody has seen; a journey that you left is given up.',
  swapTo: (what: { readonly name: string; readonly hp: number; readonly of: number; readonly energy: number }) =>
    `${what.name} to the front (${what.hp}/${what.of} hit points, ${what.energy} energy)`,
  click: 'click: a square to walk there, a creature of your party to put it in front',
  clickChoice: 'click: what you want to do',
  legend:
    'P you, X a creature, b berry, t tonic, l lamp, g gem, U exit, . open, # wall; what is blank you have not seen.',
  member: (what: { readonly name: string; readonly hp: number; readonly of: number; readonly energy: number }) =>
    `${what.name}: ${what.hp} of ${what.of} hit points, ${what.energy} energy`,
  standing: (what: { readonly number: number; readonly steps: number; readonly par: number; readonly score: number }) =>
    `Maze ${what.number}, ${steps(what.steps)} (par ${what.par}), ${points(what.score)}.`,
  youCan: 'You can:',
  newGoesOn: 'new begins another journey, quit leaves.',
  savedAs: (file: string) => `Saved as ${file}; dedalo play expedition --resume goes on with it.`,
  judged: expeditionJudged,
} as const;
