import { counted } from '../counted.ts';

/** What the browser says of Sokoban. */
export const webSokoban = {
  onGoals: (what: { readonly done: number; readonly of: number }) => `${what.done} of ${what.of} on goals`,
  onGoalsHead: 'on goals',
  walked: (place: string) => `walked to ${place}`,
  pushed: (place: string) => `pushed a box to ${place}`,
  pulled: (place: string) => `pulled a box to ${place}`,
  picked: counted('en', { one: 'Box picked; it can go to # square.', other: 'Box picked; it can go to # squares.' }),
  letGo: 'Box let go.',
  firstStep: {
    mouse: (keys: string) =>
      `Walk with ${keys}, or click where you want to go. Walk into a box and you push it. Or click a box, then the square it should go to. Push every box onto a goal.`,
    touch:
      'Swipe to walk, or tap where you want to go. Walk into a box and you push it. Or tap a box, then the square it should go to. Push every box onto a goal.',
  },
  squares: {
    wall: 'wall',
    floor: 'floor',
    goal: 'goal',
    box: 'box',
    'box-on-goal': 'box on a goal',
    player: 'you',
    'player-on-goal': 'you, on a goal',
    outside: 'outside',
  },
  notSolved: 'not solved yet',
  levelCard: (what: { readonly number: number; readonly title: string }) =>
    what.title === '' ? `Level ${what.number}` : `Level ${what.number}: ${what.title}`,
  started: 'begun',
  levelNumber: 'Level number',
  goToLevel: 'Go to level',
  addLevels: 'Add levels',
  addLevelsNote: 'Paste a level as text, or drop or choose a file (.sok, .xsb, .txt, .slc).',
  pasteHere: 'Level text',
  playIt: 'Play',
  chooseFile: 'Choose a file',
  added: (what: { readonly levels: string; readonly name: string }) => `${what.levels} added as “${what.name}”.`,
  pasted: 'Pasted',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  notKeptLevels: 'These levels can be played now, but the browser could not keep them.',
  forwardPlay: 'Forward',
  reversePlay: 'Reverse',
  watch: 'Watch a solution',
  solutions: {
    stored: 'Stored solution',
    moves: 'Your fewest moves',
    pushes: 'Your fewest pushes',
    shortened: 'Shortened by Dedalo',
  },
  noMovesYet: 'There are no moves yet.',
  best: 'best',
  backToLevel: 'Back to the level',
} as const;
