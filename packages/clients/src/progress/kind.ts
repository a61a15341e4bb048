/** Untrusted plain data. */
export type Fields = Readonly<Record<string, unknown>>;

/** An invalid part; without `value` it is missing. */
export interface BadField {
  readonly field: string;
  readonly value?: unknown;
}

export const badField = (field: string, value: unknown): BadField => ({ field, ...(value !== undefined && { value }) });

/** What was read: the valid parts, and the others by name. */
export interface ReadValue<V extends object> {
  readonly value: V | undefined;
  readonly bad: readonly BadField[];
}

/**
 * What a game keeps of a level: its shape, which value is better, and how to join two. A value is plain data, is
 * written as it is, and has no field called `game`, `level`, `title` or `solvedAt`.
 */
export interface ProgressKind<V extends object = object> {
  readonly game: string;
  /** Whether `value` adds anything to the other one. */
  isBetter(value: V, than: V): boolean;
  /**
   * The best of both. Commutative, associative and idempotent, so the order in which devices are joined does not
   * matter.
   */
  join(a: V, b: V): V;
  /** Reads anything found in place of a value, such as what older versions wrote. */
  read(fields: Fields): ReadValue<V>;
}

export const kindOf = (kinds: readonly ProgressKind[], game: string): ProgressKind =>
  kinds.find((kind) => kind.game === game) ?? unknownKind(game);

/** For a game that is unknown to this version, or brings no kind: its values stay as they are. */
const unknownKind = (game: string): ProgressKind => ({
  game,
  isBetter: () => false,
  join: (a, b) => (sorted(a) < sorted(b) ? b : a),
  read: (fields) => ({
    value: Object.fromEntries(Object.entries(fields).filter(([, value]) => isPlain(value))),
    bad: Object.entries(fields).flatMap(([field, value]) => (isPlain(value) ? [] : [badField(field, value)])),
  }),
});

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The types that every format has. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isFields(value)) return Object.values(value).every(isPlain);
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** The same text for the same data, regardless of the order of fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
