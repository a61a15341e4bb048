import type { GameTypes, Seat } from '@dedalo/engine';
import type { GameSentences } from './game-sentences.ts';
import type { Words } from './words.ts';

/** What every game says to people, whether it brings words or not. */
export interface GameWords extends GameSentences {
  readonly name: string;
  /** Empty where the game brings none. */
  readonly summary: string;
  seat(seat: Seat): string;
  /** A bot is recorded by its word and shown by its name; a person is shown by the recorded name. */
  player(seat: Seat, recorded: string): string;
  /** How a game ended, by its reason. */
  ending(reason: string): string;
}

/** The method makes a sentence about one problem stand for one about any: it is only asked about its own code. */
type Sentence = { say(found: { readonly code: string }): string }['say'];
type Sentences = Readonly<Record<string, Sentence>>;

/** A bot's name, and how it plays. */
type Bot = readonly [name: string, about: string];

interface BroughtWords {
  readonly name: string;
  readonly summary: string;
  readonly ends: Readonly<Record<string, string>>;
  readonly problem: Sentences;
  readonly rejection: Sentences;
  readonly seats?: readonly string[];
  readonly sides?: readonly string[];
  /** The names of its bots. */
  readonly bots?: Readonly<Record<string, string>>;
  /** Where the bots of every seat are others: those of each, in the order of the seats. */
  readonly players?: Readonly<Record<string, Readonly<Record<string, Bot>>>>;
}

/** A code where there is no sentence for it: `not-your-turn` is told as "not your turn". */
export const readable = (code: string): string => code.replaceAll('-', ' ');

/** What a game says; whatever it does not bring falls back to its codes. */
export function gameWords(words: Words, game: string): GameWords {
  const known: Readonly<Record<string, BroughtWords>> = words.games;
  const brought = Object.hasOwn(known, game) ? known[game] : undefined;
  const sentence = (sentences: Sentences | undefined, found: GameTypes['Rejection']): string =>
    own(sentences, found.code)?.(found) ?? readable(found.code);
  return {
    name: brought?.name ?? titled(game),
    summary: brought?.summary ?? '',
    seat: (seat) => (brought?.seats ?? brought?.sides)?.[seat] ?? words.client.seat(seat + 1),
    player: (seat, recorded) =>
      own(Object.values(brought?.players ?? {})[seat], recorded)?.[0] ??
      own(brought ? brought.bots : words.rulesOnly.sitters, recorded) ??
      recorded,
    ending: (reason) => own(brought?.ends, reason) ?? readable(reason),
    problem: (problem) => sentence(brought?.problem, problem),
    rejection: (rejection) => sentence(brought?.rejection, rejection),
  };
}

/** Codes come from files: `constructor` is none that a game has. */
const own = <V>(record: Readonly<Record<string, V>> | undefined, code: string): V | undefined =>
  record && Object.hasOwn(record, code) ? record[code] : undefined;

const titled = (id: string): string =>
  readable(id)
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
