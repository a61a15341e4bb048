import { createHash } from 'node:crypto';

/** All that decides the games of a tournament, by name, as plain data. */
export type Identity = Readonly<Record<string, unknown>>;

/** The same for equal data, in whatever order its names stand. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`);
  return `{${pairs.join(',')}}`;
}

/** In what two differ. */
export const differences = (one: Identity, two: Identity): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(two)])].filter(
    (name) => canonical(one[name]) !== canonical(two[name]),
  );
