/** Line by line, for pipes and screen readers. */
export const plain = {
  help: `u d l r              move up, down, left, right; a row of moves is played one after the other
                     (in reverse play capitals pull)
undo, redo, restart  go back, forth, to the start; undo 5 goes back five; a restart can be undone
go C2                walk to C2: the third column from the left, the second row from the top
push C2 E2           push the box at C2 to E2, the others staying where they are
jump C2              in reverse play: begin there
next                 the next level, once this one is solved
hint                 the next push of a solution from here
solve                a whole solution from here, in moves
board                show the board again
brief                after a move say only the counts; again: the board
quit                 save and leave (so does the end of the input)
Short: z undo, y redo, q quit, ? help.`,
  start: 'u, d, l, r move; help says what else there is.',
  seeHelp: 'help says what else there is.',
  didYouMean: (word: string) => `Did you mean ${word}?`,
  undoGoesBack: 'undo goes back.',
  undoOrNext: 'undo goes back, next goes on.',
  nextGoesOn: 'next goes on.',
  notSolvedYet: 'This level is not solved yet.',
  noNext: 'There is no next level here.',
  wholeNumber: (what: string) => `${what}: it must be a number from 1 up.`,
  onePlace: (to: string) => `Give a square, from A1 to ${to}.`,
  twoPlaces: (to: string) => `Give two squares, from A1 to ${to}.`,
  savedAs: (file: string) => `Saved as ${file}. dedalo play sokoban --plain --resume ${file} goes on.`,
  couldNotSave: 'The game could not be saved. This is it, to be copied:',
  menu: 'Type the number or the name of what you want:',
  menuUnknown: (typed: string) => `There is no ${typed} here.`,
} as const;
