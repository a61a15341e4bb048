import { BackgroundWork } from './background-work.ts';
import type { Client } from './client.ts';

/** Before a bot plays, so that its action can be told from the person's. */
const PAUSE_MS = 300;
/** How long keys are not read while a bot thinks. */
const SLICE_MS = 15;
/** How long a key waits for a bot that is still thinking. */
const PATIENCE_MS = 150;

const clock = (): number => performance.now();

/** What a game does without a key: a bot's turn, or a computation of its own. */
export interface BotTurn {
  /** Works for about this many milliseconds. */
  workFor(milliseconds: number, now: () => number): 'searching' | 'done';
  /** Whether to pause before the end of it. */
  readonly hasPause: boolean;
  finish(): void;
}

/** Runs the turns of bots on a screen, cut into slices so short that keys are still read. */
export class BotRunner {
  readonly #client: Client;
  readonly #background: BackgroundWork;

  constructor(client: Client) {
    this.#client = client;
    this.#background = new BackgroundWork(client);
  }

  /** To be called after every drawing. */
  run(nextTurn: () => BotTurn | undefined): void {
    if (this.#background.isRunning) return;
    const turn = nextTurn();
    if (!turn) return;
    const ready = clock() + (turn.hasPause && this.#client.settings.motion === 'full' ? PAUSE_MS : 0);
    this.#background.start(() => {
      if (turn.workFor(SLICE_MS, clock) === 'searching') return 0;
      const left = ready - clock();
      if (left > 0) return left;
      turn.finish();
      this.#client.redraw();
      return undefined;
    });
  }

  /** Finishes the turn at once, if that takes no longer than a key may wait. */
  hurry(turn: BotTurn | undefined): void {
    if (turn?.workFor(PATIENCE_MS, clock) !== 'done') return;
    this.stop();
    turn.finish();
  }

  stop(): void {
    this.#background.stop();
  }
}
