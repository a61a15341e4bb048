import type { Command } from '@dedalo/words';
import { broughtBy, canMeet, commandsIn } from './all-commands.ts';

/** The sets of letters for moving; one is in use at a time. */
export const LETTER_SETS = ['udlr', 'wasd', 'hjkl', 'none'] as const;
export type Letters = (typeof LETTER_SETS)[number];

/** One set for all games, or for each game its own. */
export const LETTER_CHOICES = ['auto', ...LETTER_SETS] as const;
export type LetterChoice = (typeof LETTER_CHOICES)[number];

/** The letters of menus and of most games. */
const USUAL_LETTERS: Letters = 'wasd';

/** The letter for each direction, in the order up, down, left, right. */
const LETTERS: Readonly<Record<Letters, string>> = { wasd: 'wsad', hjkl: 'kjhl', udlr: 'udlr', none: '' };
const DIRECTIONS: readonly Command[] = ['up', 'down', 'left', 'right'];

type OwnKeys = Readonly<Record<string, readonly string[]>>;

export const letterIn = (set: Letters, command: Command): string | undefined =>
  LETTERS[set][DIRECTIONS.indexOf(command)];

/**
 * The letters that move in a game: those chosen, else its usual ones, else the first set that the user's own keys leave
 * free.
 */
export function lettersIn(game: string | undefined, choice: LetterChoice, own: OwnKeys): Letters {
  if (choice !== 'auto') return choice;
  const sets = [broughtBy(game)?.letters ?? USUAL_LETTERS, USUAL_LETTERS, ...LETTER_SETS];
  return sets.find((set) =>
    DIRECTIONS.every((direction) => isFree(letterIn(set, direction), direction, { game, own })),
  )!;
}

/** What to keep when the user chooses letters in a game: `auto` if the game has them anyway. */
export const choiceFor = (game: string, letters: Letters, own: OwnKeys): LetterChoice =>
  lettersIn(game, 'auto', own) === letters ? 'auto' : letters;

interface Given {
  readonly game: string | undefined;
  readonly own: OwnKeys;
}

function isFree(letter: string | undefined, direction: Command, { game, own }: Given): boolean {
  if (letter === undefined) return true;
  const others = commandsIn(game).filter((command) => command !== direction && canMeet(command, direction));
  return !others.some((command) => Object.hasOwn(own, command) && own[command]!.includes(letter));
}
