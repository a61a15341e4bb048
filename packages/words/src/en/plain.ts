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
  /** What can be typed in each of the other games. */
  gameHelp: {
    pokelabirinto: `w a s d      go up, left, down, right; a row of steps is taken one after the other until something happens
c, t         fight, or turn back, when you meet somebody
1, 2         your attack in a fight
odds         the odds of this fight
maze         show the maze again
new          begin another game
quit         save and leave (so does the end of the input)
Short: o odds, m maze, n new, q quit, ? help.`,
    expedition: `w a s d walk; several letters are several steps, as far as nothing comes between.
c fights, t turns back, 1 and 2 attack. x2 or x3 puts the second or third creature in front.
j lets whoever was beaten join (j1, j2, j3: instead of the one at that place), l lets it go.
odds tells what each decision is worth, maze draws the maze, map tells the journey, party tells how your creatures are.
new begins another journey, quit leaves (so does the end of the input).`,
    race: `east 30      press a key (n e s w, or a capital letter in store), then let 30 sixtieths of a second go by
wait 60      let time go by without a key (without a number: 30)
board        show the map again
new          begin another race
quit         save and leave (so does the end of the input)
Short: b board, q quit, ? help.`,
    stratego: `C4 C5        a move from one square to another: letters below the board, numbers at its right
2 8 1 1      the same as row, column, direction and steps, in one line or one number a line
pool, file   while setting up: a set-up from the pool, or from the file of that name
J1, 0 9      while setting up: where the next piece goes
board        show the board again
pieces       what is captured, and what is left of the enemy
moves        the moves so far; moves 12 shows the board after the first twelve
resign       give the game up
new          begin another game
quit         save and leave (so does the end of the input)
Short: b board, p pieces, n new, q quit, ? help.`,
    theseus: `u r d l     go up, right, down, left; a row of moves is played one after the other
board       show the board again
statistics  how the game went for Theseus so far
new         begin another game
quit        save and leave (so does the end of the input)
Short: q quit, ? help.`,
    'logic-maze': `u r d l              go up, right, down, left; a row of moves is played one after the other
w                    wait
undo, redo, restart  go back, forth, to the start; undo 5 goes back five; a restart can be undone
hint                 say what this level teaches
next                 the next level, once this one is solved
board                show the board again
quit                 save and leave (so does the end of the input)
Short: z undo, y redo, q quit, ? help.`,
  },
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
