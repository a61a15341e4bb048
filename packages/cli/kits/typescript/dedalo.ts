/**
 * Talks to the arena: reads its messages, asks your player, writes the answers.
 *
 * There is nothing to change here.
 */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';

/** What your player is asked. */
export interface Turn {
  /** What your seat may know. */
  view: View;
  /** Every action that is allowed. */
  legal: string[];
  /** Your place at the table, counted from 0. */
  seat: number;
  /** Milliseconds for this move, and what is left beyond that for the whole game. */
  clock: { move: number; bank: number };
  /** Draw from here: in the same game it draws the same again. */
  random: Random;
}

export interface AnyPlayer {
  choose(turn: Turn): string;
}

/** Draws that a number decides: Marsaglia's xorshift of 32 bits. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = ((seed % 2 ** 32) ^ Math.floor(seed / 2 ** 32)) >>> 0 || 1;
    for (let draw = 0; draw < 20; draw++) this.next();
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) / 2 ** 32;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)];
  }
}

/** Prints to the log of the game. Standard output is for answers only. */
export function debug(...what: unknown[]): void {
  console.error(...what);
}

/** The best of a list, by a rating; among equals the first. */
export function best<T>(list: readonly T[], rate: (item: T) => number): T {
  let [found, most] = [list[0], -Infinity];
  for (const item of list) {
    const rating = rate(item);
    if (rating > most) [found, most] = [item, rating];
  }
  return found;
}

/**
 * The actions of a shortest way from `start` to a goal, by breadth-first search.
 *
 * A position is anything that JSON can write: a cell, or a list. `moves` gives each action with the position that it
 * leads to. The list is empty where no way is found, or none among the first `most` positions.
 */
export function findWay<P>(
  start: P,
  moves: (position: P) => Iterable<[string, P]>,
  isGoal: (position: P) => boolean,
  most = 200_000,
): string[] {
  const queue: { position: P; before: number; action: string }[] = [{ position: start, before: -1, action: '' }];
  const known = new Set([JSON.stringify(start)]);
  for (let index = 0; index < queue.length; index++) {
    if (isGoal(queue[index].position)) {
      const way: string[] = [];
      for (let at = index; queue[at].before !== -1; at = queue[at].before) way.push(queue[at].action);
      return way.reverse();
    }
    for (const [action, position] of moves(queue[index].position)) {
      const key = JSON.stringify(position);
      if (known.has(key) || queue.length >= most) continue;
      known.add(key);
      queue.push({ position, before: index, action });
    }
  }
  return [];
}

/** Plays until the arena closes the input. Every game has a player of its own. */
export async function play(name: string, newPlayer: () => AnyPlayer): Promise<void> {
  let [seat, random, player] = [0, new Random(0), newPlayer()];
  const { input, output } = open();
  for await (const line of createInterface({ input })) {
    const message = JSON.parse(line);
    if (message.type === 'hello') {
      say({ name, wants: ['legal'] }, output);
    } else if (message.type === 'start') {
      [seat, random, player] = [message.seat, new Random(message.number), newPlayer()];
    } else if (message.type === 'act') {
      const { turn, view, legal, clock } = message;
      say({ turn, action: player.choose({ view, legal, seat, clock, random }) }, output);
    }
  }
}

/** Standard input and output, or the port on which `dedalo bot debug` listens. */
function open() {
  const [host, port] = (process.env.DEDALO_CONNECT ?? '').split(':');
  if (!port) return { input: process.stdin, output: process.stdout };
  const arena = connect(Number(port), host);
  return { input: arena, output: arena };
}

function say(answer: object, output: Writable): void {
  output.write(`${JSON.stringify(answer)}\n`);
}
