import type { TextPlace } from '@dedalo/grid';

/** The longest text that is read, in UTF-16 units. */
export const LONGEST_TEXT = 1_000_000;
/** So many dictionaries may stand one in another. */
export const DEEPEST = 64;

/** The numbers that the described parser gives its five errors (R14). */
export const CFG_ERROR_NUMBERS = {
  'type-missing': -1,
  'unknown-type': -2,
  'bad-name': -3,
  'equals-missing': -4,
  'bad-value': -5,
} as const;
export type CfgErrorCode = keyof typeof CFG_ERROR_NUMBERS;
export type CfgErrorNumber = (typeof CFG_ERROR_NUMBERS)[CfgErrorCode];

/** What could have stood where something else does. */
export const CFG_EXPECTED = [
  'type',
  'element-type',
  'name',
  'equals',
  'int',
  'float',
  'string',
  'size',
  'rectangle',
  'dictionary',
  'safe-number',
  'comma',
  'opening-bracket',
  'closing-bracket',
  'closing-brace',
  'closing-quote',
  'less-nesting',
] as const;
export type CfgExpected = (typeof CFG_EXPECTED)[number];

export interface CfgSyntaxProblem {
  readonly code: CfgErrorCode;
  readonly number: CfgErrorNumber;
  readonly at: TextPlace;
  readonly expected: CfgExpected;
  /** What stands there, made fit to be shown; null at the end of the text. */
  readonly found: string | null;
  /** Where that was opened which is not closed. */
  readonly opened?: TextPlace;
}

export interface DuplicateKey {
  readonly code: 'duplicate-key';
  readonly key: string;
  readonly at: TextPlace;
  readonly first: TextPlace;
}

export interface TextTooLong {
  readonly code: 'text-too-long';
  readonly at: TextPlace;
  readonly most: number;
  readonly found: number;
}

export type CfgProblem = CfgSyntaxProblem | DuplicateKey | TextTooLong;
