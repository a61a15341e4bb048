/** What the versions of the described program differ in, as data (DB2). */
export interface RuleSet {
  /** A piece may not enter a cell that it left in its last so many moves. */
  readonly memory: number;
  /** Whether a player who names no move resigns; otherwise that is malformed. */
  readonly canResign: boolean;
}

export const RULE_SETS = {
  /** The last version: the literal reading of the return rule. */
  final: { memory: 2, canResign: true },
  /** That of the slides' date. */
  april: { memory: 3, canResign: false },
} as const satisfies Readonly<Record<string, RuleSet>>;

export type RuleSetName = keyof typeof RULE_SETS;
export const RULE_SET_NAMES = ['final', 'april'] as const satisfies readonly RuleSetName[];
