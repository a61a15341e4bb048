import type { Random } from '@dedalo/grid';
import type { BotOptions, BotParameter } from './bot-word.ts';
import type { GameTypes } from './game.ts';
import type { GameRecord } from './replay/record.ts';
import type { Seat } from './seat.ts';
import type { Session } from './session/session.ts';

/** A player that is a program: it gets what its seat may see and draws of its own; who runs it owns the clock. */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** What it can be given with its name, and the bot that it is then. */
  readonly parameters?: readonly BotParameter[];
  withOptions?(options: BotOptions): Bot<T>;
  /** Called when the seat may act and has something to choose from. */
  think(view: T['View'], about: BotSeat): Thought<T['Action']>;
}

export interface BotSeat {
  readonly seat: Seat;
  /** The bot's own through the whole game. Chance of the game itself never comes from here. */
  readonly random: Random;
  /** Stands for the game where draws are made anew for every choice: a bot with a memory keeps it by this. */
  readonly game?: object;
}

/** A choice that can be asked for at any time and gets better with work. */
export interface Thought<A> {
  /** Works on for about so many steps, whatever a step is to this bot; once done, nothing changes any more. */
  advance(budget: number): 'searching' | 'done';
  readonly choice: A;
}

/** The thinking of a bot that needs no time. */
export const atOnce =
  <V, A>(choose: (view: V, about: BotSeat) => A) =>
  (view: V, about: BotSeat): Thought<A> => ({ advance: () => 'done', choice: choose(view, about) });

export interface BotRun {
  /** Every seat draws from a stream of it, so that another bot in one seat does not shift the luck of the others. */
  readonly random: Random;
  /** The steps that each choice may take. */
  readonly budget?: number;
}

const DEFAULT_BUDGET = 10_000;

/** Lets bots, one for every seat, play a game to its end: for simulations and tests. */
export function playBots<T extends GameTypes>(
  session: Session<T>,
  bots: readonly Bot<T>[],
  { random, budget = DEFAULT_BUDGET }: BotRun,
): GameRecord<T> {
  if (bots.length !== session.names.length) {
    throw new RangeError(`playBots: ${session.names.length} seats, and ${bots.length} bots`);
  }
  const draws = bots.map((_, seat) => random.stream(`seat ${seat + 1}`));
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    const bot = bots[seat]!;
    const thought = bot.think(session.view(seat), { seat, random: draws[seat]! });
    thought.advance(budget);
    const played = session.play(seat, thought.choice);
    if (!played.ok) throw new Error(`playBots: ${bot.name} was refused (${played.error.code})\n${session.save()}`);
  }
  return session.record();
}
