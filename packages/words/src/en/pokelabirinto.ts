import type { End, Mind, Movement, Rejection, TextProblem, Variant, Way } from '@dedalo/pokelabirinto';
import { counted } from '../counted.ts';
import type { Sentences } from '../sentences.ts';

const SIDES = {
  rows: counted('en', { one: '# row', other: '# rows' }),
  columns: counted('en', { one: '# column', other: '# columns' }),
} as const;

const problem: Sentences<TextProblem> = {
  'bad-size': ({ side, value, least, most }) =>
    `a maze cannot have ${SIDES[side](value)}; from ${least} to ${most} are possible.`,
  'too-many-species': ({ value, most }) => `${value} kinds of creatures are not possible; from 1 to ${most} are.`,
  'same-name': ({ creature }) => `two creatures are called ${creature}.`,
  'no-rivals': () => 'there must be at least one kind of creature for the opponents.',
  'no-such-species': ({ value }) => `there is no creature number ${value + 1}.`,
  'bad-opponents': ({ value, most }) => `${value} opponents are not possible; from 0 to ${most} are.`,
  'bad-gain': ({ least, most, limit }) =>
    `the energy gained in a round cannot be from ${least} to ${most}; whole numbers from 1 to ${limit} are needed, the smaller one first.`,
  'bad-limit': ({ value, most }) => `a game cannot end after ${value} actions; from 1 to ${most} are possible.`,
  'not-toml': ({ detail }) => `this is not TOML: ${detail}`,
  'no-creatures': () => 'there is no creature here; each one begins with a line [[creature]].',
  'too-many-creatures': ({ most }) => `there are too many creatures; ${most} is the most, with those of the game.`,
  'missing-value': ({ creature, key }) => `${creature}: ${key} is missing.`,
  'bad-number': ({ creature, key, value, least, most }) =>
    `${creature}: ${key} is ${value}; a whole number from ${least} to ${most} is needed.`,
  'bad-name': ({ creature, key, longest }) =>
    `${creature}: ${key} must be a text of 1 to ${longest} letters, digits, blanks or the signs . ' -`,
  'not-a-list': ({ key }) => `${key} must be written as [[${key}]], once for each.`,
  'not-a-table': ({ key }) => `${key} must be a table of its own.`,
  'unknown-key': ({ key, nearest }) =>
    `${key} is not known here.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
  'name-taken': ({ creature }) => `there is a creature called ${creature} already.`,
  'unexpected-line': ({ expected }) => `expected here: ${expected}`,
};

const rejection: Sentences<Rejection> = {
  'game-over': () => 'the game is over.',
  'not-your-turn': () => 'it is not your turn.',
  'wall-ahead': () => 'there is a wall.',
  'entrance-closed': () => 'the entrance is closed behind you.',
  'not-now': ({ phase }) => NOT_NOW[phase],
  'no-energy': () => 'there is not enough energy for this attack.',
};

const NOT_NOW = {
  walking: 'there is nobody to fight here; choose a way.',
  meeting: 'first decide: fight (C) or turn back (T).',
  fighting: 'you are in a fight; choose an attack, 1 or 2.',
} as const;

const ends: Readonly<Record<End, string>> = {
  escaped: 'the way out of the maze is found',
  'knocked-out': 'your creature is knocked out',
  'action-limit': 'the actions are used up',
};

const variants: Readonly<Record<Variant, string>> = {
  escape: 'alone in the maze',
  standing: 'an opponent stands somewhere',
  wandering: 'an opponent wanders about',
};

const movements: Readonly<Record<Movement, string>> = {
  still: 'standing still',
  random: 'wandering at random',
  hunter: 'hunting you',
  patrol: 'walking to and fro',
  ambusher: 'lying in wait',
};

const minds: Readonly<Record<Mind, string>> = {
  random: 'attacks at random',
  greedy: 'takes the strongest attack',
  expectimax: 'thinks ahead',
  person: 'a second person chooses',
};

const ways: Readonly<Record<Way, string>> = { W: 'up', A: 'left', S: 'down', D: 'right' };

const actions = counted('en', { one: '# action', other: '# actions' });
const games = counted('en', { one: '# game', other: '# games' });
const trials = counted('en', { one: '# trial fight', other: '# trial fights' });
const meetings = counted('en', { one: '# meeting', other: '# meetings' });
const fights = counted('en', { one: '# fight', other: '# fights' });
const hitPoints = counted('en', { one: '# hit point', other: '# hit points' });
const number = counted('en', { one: '#', other: '#' });

export const pokelabirinto = {
  name: 'PokéLabirinto',
  summary: 'lead your creature out of the maze; fight or avoid those who are in it',
  howTo: [
    'Your creature is somewhere in a maze. Find the exit U. The entrance is closed behind you.',
    'Where you meet a wild creature, fight (C) or turn back (T). A fight goes on until one is knocked out; in each round both gain energy, and a coin says who attacks first.',
    'An attack costs energy and does any damage up to its maximum. Ask for the odds before you fight (I).',
  ],
  problem,
  rejection,
  ends,
  variants,
  movements,
  minds,
  ways,
  actions,
  games,
  /** The prompts and messages of the described program. */
  chooseWay: 'Choose where to go:',
  canGo: 'You can go:',
  badWay: 'Error. This is not a way to go',
  met: (name: string) => `You have met a wild creature: ${name}!`,
  metAnother: (name: string) => `You have met another wild creature: ${name}!`,
  fightOrBack: 'Fight (C) or turn back (T)?',
  badChoice: 'Error. This is not a choice',
  turnedBack: 'You have turned back!',
  madeWay: (name: string) => `${name} steps back!`,
  condition: (what: { readonly name: string; readonly hp: number; readonly energy: number }) =>
    `${what.name}  HP: ${what.hp}, energy: ${what.energy}`,
  turnOf: (name: string) => `${name}’s turn`,
  attack: (what: {
    readonly number: number;
    readonly name: string;
    readonly cost: number;
    readonly mostDamage: number;
  }) => `${what.number}) ${what.name} (costs ${what.cost} energy, at most ${what.mostDamage} damage)`,
  /** Under the name of an attack. */
  attackNumbers: (what: { readonly cost: number; readonly mostDamage: number }) =>
    `${what.cost} energy, 0-${what.mostDamage} damage`,
  powerless: (name: string) => `${name} does not have enough energy!`,
  attacked: (what: { readonly name: string; readonly attack: string; readonly damage: number }) =>
    `${what.name} uses ${what.attack} and does ${what.damage} damage!`,
  gained: (what: { readonly name: string; readonly energy: number }) => `${what.name} gains ${what.energy} energy`,
  fightWon: (name: string) => `${name} wins the fight!`,
  escaped: 'You have found the way out of the maze!\n You have won the game',
  lost: 'You have lost the game',
  badSize: 'ERROR: these are no dimensions of a maze.',
  entranceNote: "'E' is the entrance, where the maze began to grow",
  legend: 'P you, X an opponent, U exit, . open, # wall.',
  chooseCreature: 'Choose your creature:',
  /** The command is typed as it is, in every language. */
  chooseMaze: (what: { readonly text: string; readonly command: string; readonly other: string }) =>
    `maze: ${what.text}. Type ${what.command} to change it: ${what.other}`,
  chooseHow: 'Type its number or its name; help explains, quit leaves.',
  chooseHelp: `Type the number or the name of the creature that you want to lead out of the maze.
Who has no hit points left is knocked out. An attack costs its energy and does any damage up to its maximum.
classic has open places, and a few of these mazes are hardly dug. clean is dug fully, corridors only.
quit leaves (so does the end of the input).`,
  species: (what: { readonly name: string; readonly hp: number; readonly attacks: string }) =>
    `${what.name}, ${hitPoints(what.hp)}; ${what.attacks}`,
  attackSummary: (what: { readonly name: string; readonly cost: number; readonly mostDamage: number }) =>
    `${what.name} (${what.cost} energy, up to ${what.mostDamage})`,
  /** A number of fights out of 100. */
  odds: (share: string) => `you win ${share} of 100 such fights`,
  oddsBest: (share: string) => `you win at least ${share} of 100 such fights`,
  /** Where two people look: of the player's creature, whatever the other one chooses. */
  oddsNamed: (what: { readonly name: string; readonly share: string }) =>
    `${what.name} wins at least ${what.share} of 100 such fights`,
  oddsAbout: (what: { readonly share: string; readonly fights: number }) =>
    `you win about ${what.share} of 100 (${trials(what.fights)}; too many cases to work out exactly)`,
  oddsWorking: (share: string) => `working out the odds: ${share} %`,
  noOdds: 'there is nobody to fight now.',
  bestAttack: (name: string) => `best: ${name}`,
  hp: 'HP',
  energy: 'energy',
  you: 'you',
  wild: 'wild',
  inMaze: counted('en', { one: '# opponent in the maze', other: '# opponents in the maze' }),
  nobodyLeft: 'no opponents',
  notSeen: 'out of sight',
  fog: 'fog',
  handOver: (name: string) => `second player: choose for ${name}`,
  commands: {
    fight: ['fight', 'fight the creature you have met'],
    'turn-back': ['turn back', 'turn back from the creature you have met'],
    'attack-1': ['attack 1', 'use the first attack'],
    'attack-2': ['attack 2', 'use the second attack'],
  },
  /** What a shared command does here. */
  keyWords: {
    odds: ['odds', 'show the odds of this fight'],
    again: ['again', 'the same maze again'],
    goOn: ['maze', 'go back to the maze'],
    begin: ['begin', 'begin the game'],
  },
  click: 'click: a cell to walk there; U is the exit',
  clickAttack: 'click: an attack to use it',
  againSure: (key: string) => `press ${key} once more to begin this maze again`,
  setup: {
    title: 'A new game of PokéLabirinto',
    creature: 'Creature',
    variant: 'Game',
    size: 'Size',
    maze: 'Maze',
    opponents: 'Opponents',
    movement: 'Movement',
    mind: 'In a fight each',
    fog: 'Fog',
    begin: 'Begin',
    change: ['change', 'change what is marked'],
    mazes: { classic: 'classic, with open places', clean: 'clean, dug fully' },
    own: 'your own mixture',
  },
  /** Of rounds in a row. */
  idleRounds: counted('en', { one: '# round without an attack', other: '# rounds without an attack' }),
  savedAs: (file: string) => `Saved as ${file}. dedalo play pokelabirinto --plain --resume ${file} goes on.`,
  /** Of a game that is over. */
  savedOver: (file: string) => `Saved as ${file}. dedalo replay ${file} shows it again.`,
  simulated: (what: {
    readonly games: number;
    readonly escaped: number;
    readonly knockedOut: number;
    readonly unfinished: number;
  }) =>
    `${games(what.games)}: ${number(what.escaped)} escaped, ${number(what.knockedOut)} knocked out, ${number(what.unfinished)} unfinished`,
  interval: (what: { readonly low: string; readonly high: string }) =>
    `between ${what.low} and ${what.high} of all games end outside the maze (95 % sure)`,
  fought: (what: { readonly meetings: number; readonly fights: number; readonly won: number }) =>
    `${meetings(what.meetings)}, ${fights(what.fights)}, ${number(what.won)} of them won`,
  stopped: (what: { readonly games: number; readonly of: number }) =>
    `stopped after ${number(what.games)} of ${games(what.of)}`,
  newGoesOn: 'new begins another game, quit leaves.',
  oddsOf: (what: { readonly hero: string; readonly rival: string; readonly share: string }) =>
    `${what.hero} wins ${what.share} of 100 fights against ${what.rival}`,
  oddsTable: 'fights won of 100 by each creature (rows) against each (columns):',
  oddsOfAbout: (what: {
    readonly hero: string;
    readonly rival: string;
    readonly share: string;
    readonly low: string;
    readonly high: string;
    readonly fights: number;
  }) =>
    `${what.hero} wins about ${what.share} of 100 fights against ${what.rival}: between ${what.low} and ${what.high}, 95 % sure (${trials(what.fights)}; too many cases to work out exactly)`,
  oddsTableAbout: (count: number) => `~ by ${trials(count)}; too many cases to work out exactly`,
  creatureHeads: ['creature', 'hit points', 'attack 1', 'cost', 'most damage', 'attack 2', 'cost', 'most damage'],
  creaturesFine: counted('en', { one: '# creature, nothing wrong', other: '# creatures, nothing wrong' }),
} as const;
