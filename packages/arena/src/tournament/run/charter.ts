import { err, ok, type Result } from '@dedalo/grid';
import type { Absent } from '../result.ts';
import { hashOf, type Identity } from './identity.ts';

/** What was decided when a tournament began, as `tournament.json` keeps it. */
export interface Charter {
  readonly identity: Identity;
  readonly seed: string;
  /** Those who could not take part then; they do not come in later. */
  readonly absent: readonly Absent[];
  /** Fingerprints of the hand-ins as they were copied, by slug. */
  readonly contents: Readonly<Record<string, string>>;
}

const VERSION = 1;

export const formatCharter = ({ identity, seed, absent, contents }: Charter): string =>
  `${JSON.stringify({ version: VERSION, hash: hashOf({ identity, seed }), seed, identity, absent, contents }, null, 2)}\n`;

/** The door for `tournament.json`. */
export function parseCharter(text: string): Result<Charter, { readonly code: 'damaged-charter' }> {
  const damaged = err({ code: 'damaged-charter' } as const);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (!isObject(value)) return damaged;
  const { version, hash, seed, identity, absent, contents } = value;
  const isGood =
    version === VERSION &&
    typeof seed === 'string' &&
    isObject(identity) &&
    isTexts(contents) &&
    Array.isArray(absent) &&
    absent.every(isAbsent) &&
    hash === hashOf({ identity, seed });
  return isGood ? ok({ identity, seed, absent, contents }) : damaged;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

const isAbsent = (value: unknown): value is Absent =>
  isTexts(value) && ['name', 'code', 'detail'].every((key) => value[key] !== undefined);
