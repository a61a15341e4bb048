import type { Fault, SeatTime } from '@dedalo/protocol/report';
import { type BotSeat, type Game, type GameTypes, type Thought, TimedThought } from '@dedalo/engine';
import { ok, type Random, type Result } from '@dedalo/grid';
import type { Effort } from '../bout/bout.ts';
import type { Mind } from '../games/arena-game.ts';
import type { Player, Question } from './player.ts';
import { Stopwatch } from './stopwatch.ts';

export interface BotPlayerOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly name: string;
  readonly mind: Mind<T>;
  readonly effort: Effort;
  /** The bot's own through the whole game. */
  readonly random: Random;
  /** What a bot with a memory keeps it by. */
  readonly memory: object;
}

/** Milliseconds of a thought that others need not rest for. */
const MOMENT = 5;

const now = (): number => performance.now();

/** A bot that comes with the game, in this thread. It knows the rules, so whatever it does wrong is our own mistake. */
export class BotPlayer<T extends GameTypes> implements Player<T> {
  readonly #options: BotPlayerOptions<T>;
  readonly #watch = new Stopwatch(now);
  readonly fault = undefined;
  readonly ownName = null;
  readonly isListening = false;

  constructor(options: BotPlayerOptions<T>) {
    this.#options = options;
  }

  get time(): SeatTime {
    return this.#watch.time;
  }

  get thinksHere(): boolean {
    return 'time' in this.#options.effort || this.time.longest > MOMENT;
  }

  begin(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  act({ state, seat }: Question<T>): Promise<Result<readonly T['Action'][], Fault>> {
    const { game, mind, effort, random, memory } = this.#options;
    const about: BotSeat = { seat, random, game: memory };
    this.#watch.start();
    const thought = mind({ view: () => game.view(state, seat), legal: () => game.legal(state, seat), about });
    think(thought, effort);
    const { choice } = thought;
    this.#watch.stop();
    return Promise.resolve(ok([choice]));
  }

  refused(code: string): never {
    throw new Error(`the bot ${this.#options.name} was refused (${code})`);
  }

  hear(): void {}

  end(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

function think<A>(thought: Thought<A>, effort: Effort): void {
  if ('nodes' in effort) thought.advance(effort.nodes);
  else new TimedThought(thought, effort.time).workFor(effort.time, now);
}
