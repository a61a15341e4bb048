import { counted } from '../counted.ts';

const creatures = counted('en', { one: '# creature', other: '# creatures' });

/** What the browser says of this game. */
export const webPokelabirinto = {
  goOn: 'Go on with your game',
  begin: 'Into the maze',
  beginAnew: 'Begin a new game; the one you left is given up',
  theGame: 'The game',
  theMaze: 'The maze',
  hitPoints: 'hit points',
  seeds: { fresh: 'a new one', daily: 'today’s', typed: 'your own' },
  seedNotes: {
    fresh: 'Another maze every time.',
    daily: 'Who chooses the same game today walks the same maze.',
    typed: 'The same word makes the same maze.',
  },
  yourSeed: 'Your seed',
  own: {
    title: 'Creatures of your own',
    note: 'A TOML file with names, hit points and attacks; each gets a look of its own from its name.',
    choose: 'Choose a file',
    save: 'Save all creatures as a file',
    remove: 'Remove them',
    added: (count: number) => `${creatures(count)} added.`,
    atLine: (what: { readonly file: string; readonly line: number; readonly text: string }) =>
      `${what.file}, line ${what.line}: ${what.text}`,
  },
  squares: {
    wall: 'wall',
    open: 'floor',
    entrance: 'entrance, closed',
    exit: 'exit',
    unseen: 'not seen yet',
  },
  you: (name: string) => `you, ${name}`,
  standsOn: (what: { readonly name: string; readonly place: string }) => `${what.name}, on the ${what.place}`,
  boardKeys: 'Arrow keys walk. The table after the maze shows every square that you know.',
  opponentsLeft: 'opponents',
  steps: 'actions',
  fight: (what: { readonly hero: string; readonly rival: string }) => `${what.hero} and ${what.rival}`,
  fightHead: 'Fight',
  meetingHead: 'Encounter',
  log: 'What has happened',
  odds: 'Odds',
  hideOdds: 'Hide the odds',
  notEnough: 'not enough energy',
  toMaze: 'Back to the maze',
  firstStep: {
    mouse:
      'Your creature is somewhere in a maze. Walk with the arrow keys, or click where you want to go, and find the exit. The entrance has closed behind you.',
    touch:
      'Your creature is somewhere in a maze. Swipe to walk, or tap where you want to go, and find the exit. The entrance has closed behind you.',
  },
  results: { escaped: 'Out of the maze', 'knocked-out': 'Knocked out', 'action-limit': 'Out of time' },
  fightsWon: 'fights won',
  anotherMaze: 'Another maze',
  sameMaze: 'The same maze again',
  change: 'Change the game',
  whichMaze: 'This maze',
  replay: {
    walked: (place: string) => `went to ${place}`,
    met: (name: string) => `met ${name}`,
    fights: 'fights',
    counts: (what: { readonly hp: number; readonly energy: number; readonly opponents: number }) =>
      `${what.hp} hit points, ${what.energy} energy, opponents: ${what.opponents}`,
  },
} as const;
