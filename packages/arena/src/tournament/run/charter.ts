import { err, ok, type Result } from '@dedalo/grid';
import { parseSecret, type Secret } from '../../bout/secret.ts';
import type { Contents, Versions } from '../entries/version.ts';
import { hashOf, type Identity } from './identity.ts';

/** What was decided when a tournament began, and who plays in it, as `tournament.json` keeps it. */
export interface Charter {
  readonly identity: Identity;
  readonly seed: string;
  readonly secret: Secret;
  /** Of all versions of players that were ever ready; their games are in the journal. */
  readonly contents: Contents;
  /** Those that took part in the last run. */
  readonly versions: Versions;
  /** Secrets of the versions that came in after the tournament had begun, by their names. */
  readonly secrets: ReadonlyMap<string, Secret>;
}

/** Before 2 there was no secret: the games were drawn from the seed. */
const VERSION = 2;

export function formatCharter({ identity, seed, secret, contents, versions, secrets }: Charter): string {
  const hash = hashOf({ identity, seed, secret });
  const players = {
    contents: Object.fromEntries(contents),
    versions: Object.fromEntries(versions),
    secrets: Object.fromEntries(secrets),
  };
  return `${JSON.stringify({ version: VERSION, hash, seed, secret, identity, ...players }, null, 2)}\n`;
}

export interface CharterProblem {
  readonly code: 'damaged-charter' | 'old-charter';
}

/** The door for `tournament.json`. */
export function parseCharter(text: string): Result<Charter, CharterProblem> {
  const damaged = err({ code: 'damaged-charter' } as const);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return damaged;
  }
  if (!isObject(value)) return damaged;
  const { version, hash, seed, secret, identity, contents, versions, secrets } = value;
  if (version === 1) return err({ code: 'old-charter' });
  const isGood =
    version === VERSION &&
    typeof seed === 'string' &&
    typeof secret === 'string' &&
    parseSecret(secret) === secret &&
    isObject(identity) &&
    isTexts(contents) &&
    isTexts(versions) &&
    isTexts(secrets) &&
    Object.values(secrets).every((one) => parseSecret(one) === one) &&
    hash === hashOf({ identity, seed, secret });
  if (!isGood) return damaged;
  const players = { contents: mapOf(contents), versions: mapOf(versions), secrets: mapOf(secrets) };
  return ok({ identity, seed, secret, ...players });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) && Object.values(value).every((one) => typeof one === 'string');

const mapOf = (texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(texts));
