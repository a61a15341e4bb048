/** What is read from outside may be anything. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  isNumber(value, least, most) && Number.isInteger(value);

export const isList = <T>(value: unknown, isEach: (each: unknown) => each is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isEach);

export const isOneOf = <T extends string>(value: unknown, all: readonly T[]): value is T =>
  isText(value) && (all as readonly string[]).includes(value);
