import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Bout } from './bout.ts';

/**
 * What the draws of all games of a series or a tournament come from, as hexadecimal digits. Whoever knows it knows the
 * dice, what is hidden, and what every player draws by; a player that knows only its own numbers cannot work it out.
 */
export type Secret = string;

const BYTES = 16;
const DIGITS = 2 * BYTES;
const SECRET = new RegExp(`^[0-9a-f]{${DIGITS}}$`);

export const freshSecret = (): Secret => randomBytes(BYTES).toString('hex');

export function parseSecret(text: string): Secret | undefined {
  const digits = text.trim().toLowerCase();
  return SECRET.test(digits) ? digits : undefined;
}

/** Of a series whose seed is given, so that the same seed gives the same games. It is as hard to guess as the seed. */
export const secretOfSeed = (seed: string): Secret =>
  createHash('sha256').update(`dedalo secret\n${seed}`).digest('hex').slice(0, DIGITS);

/** The secret of a game whose players have secrets of their own. It cannot be computed without all of them. */
export const joinSecrets = (secret: Secret, own: readonly Secret[]): Secret =>
  own.length === 0
    ? secret
    : drawn(secret, `join\n${own.toSorted().join('\n')}`)
        .toString('hex')
        .slice(0, DIGITS);

const drawn = (secret: Secret, purpose: string): Buffer => createHmac('sha256', secret).update(purpose).digest();

/** A seed that may be told: it says nothing about the secret. */
export const seedOfSecret = (secret: Secret): string => String(drawn(secret, 'seed').readUInt32BE() % 1_000_000);

/** What decides the draws of one game. */
export interface Drawing {
  readonly id: string;
  /** The same for the games of a pair, so that both are played with the same dice on the same ground. */
  readonly pair: string;
  readonly seats: number;
}

/** The draws of one game. They depend on the secret and on names, never on what was played before. */
export const drawsOf = (secret: Secret, { id, pair, seats }: Drawing): Pick<Bout, 'seed' | 'numbers'> => ({
  seed: drawn(secret, `pair\n${pair}`).toString('hex').slice(0, DIGITS),
  numbers: Array.from({ length: seats }, (_, seat) => numberOf(secret, id, seat)),
});

/** An `int` of Java and of C holds it; generators of random numbers often take 0 for no seed at all. */
const MOST_NUMBER = 0x7fff_ffff;

const numberOf = (secret: Secret, id: string, seat: number): number =>
  1 + (drawn(secret, `number\n${id}\n${seat}`).readUInt32BE() % MOST_NUMBER);
