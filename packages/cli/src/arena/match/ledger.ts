import { join } from 'node:path';
import type { FaultCode } from '@dedalo/arena';
import type { PlayedGame, PlayedPair } from '@dedalo/arena/series/index';
import { type Game, hashText } from '@dedalo/engine';
import { arenaSpeech } from '../arena-words.ts';
import { faultSentence } from '../fault-sentence.ts';
import { timeText } from '../figures.ts';
import { replayHolds, writeText } from '../keep-files.ts';

/** A game that somebody should look at. */
export interface OddGame {
  readonly id: string;
  readonly why: FaultCode | 'bank' | 'replay';
  readonly sentence: string;
}

export interface LedgerOptions {
  readonly game: Game;
  /** Replays go there; without it they are not kept. */
  readonly replays?: string;
}

/** Keeps the games of a series, and remembers those that are odd. */
export class Ledger {
  readonly odd: OddGame[] = [];
  /** Replays that were written and hold. */
  replays = 0;
  readonly #options: LedgerOptions;
  readonly #different = new Set<string>();
  #compared = 0;

  constructor(options: LedgerOptions) {
    this.#options = options;
  }

  take({ games }: PlayedPair): void {
    for (const game of games) this.#takeGame(game);
    if (games.some(({ report }) => report.ending.type === 'fault')) return;
    this.#compared++;
    this.#different.add(games.map(({ report }) => hashText(withoutSeed(report.replay))).join(' '));
  }

  /** How many of the pairs that nobody forfeited are different ones. */
  get variety(): { readonly different: number; readonly pairs: number } {
    return { different: this.#different.size, pairs: this.#compared };
  }

  #takeGame({ bout, report: { id, ending, times, replay } }: PlayedGame): void {
    const { game, replays } = this.#options;
    const said = arenaSpeech().match;
    if (ending.type === 'fault') {
      const { name } = bout.players[ending.seat]!;
      this.odd.push({ id, why: ending.fault.code, sentence: faultSentence(name, ending.fault) });
    }
    for (const [seat, { banked }] of times.entries()) {
      const { name } = bout.players[seat]!;
      if (banked > 0) this.odd.push({ id, why: 'bank', sentence: said.banked({ name, time: timeText(banked) }) });
    }
    if (replays === undefined) return;
    writeText(join(replays, `${id}.replay`), replay);
    if (replayHolds(game, replay)) this.replays++;
    else this.odd.push({ id, why: 'replay', sentence: said.brokenReplay });
  }
}

/** Every game has another seed; what was done with it is what can be the same. */
const withoutSeed = (replay: string): string => replay.replace(/^seed .*$/m, '');
