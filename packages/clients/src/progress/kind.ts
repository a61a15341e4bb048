/** Plain data of a foreign hand. */
export type Fields = Readonly<Record<string, unknown>>;

/** A part that cannot be what it says; without `value` it is missing. */
export interface BadField {
  readonly field: string;
  readonly value?: unknown;
}

export const badField = (field: string, value: unknown): BadField => ({ field, ...(value !== undefined && { value }) });

/** What was read: the parts that make sense, and the others by name. */
export interface ReadValue<V extends object> {
  readonly value: V | undefined;
  readonly bad: readonly BadField[];
}

/**
 * What a game keeps of a level: its shape, what is better, and how two become one. A value is plain data, is written as
 * it is, and has no field called `game`, `level`, `title` or `solvedAt`.
 */
export interface ProgressKind<V extends object = object> {
  readonly game: string;
  /** Whether `value` is worth keeping where one has the other. */
  isBetter(value: V, than: V): boolean;
  /** The best of both. Commutative, associative and idempotent: what two devices reached is one thing, whoever joins it. */
  join(a: V, b: V): V;
  /** Of anything that stands where a value should, what was kept by older versions among it. */
  read(fields: Fields): ReadValue<V>;
}

export const kindOf = (kinds: readonly ProgressKind[], game: string): ProgressKind =>
  kinds.find((kind) => kind.game === game) ?? unknownKind(game);

/** For a game that this version does not know, or that brings no kind: its values stay as they are. */
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

/** What every format can say. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isFields(value)) return Object.values(value).every(isPlain);
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

/** The same text for the same data, in whatever order its fields stand. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isFields(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
