import { CLOCK, type ArenaGame } from '@dedalo/arena';
import { Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { coursesOf } from '../arena/courses.ts';
import type { KitGame, KitPosition } from './games.ts';

/** A position for the test of a player. */
export interface RecordedPosition {
  readonly title: string;
  readonly seat: number;
  readonly expect: readonly string[];
  /** The arena's question there. */
  readonly message: object;
}

export const recordPositions = (arenaGame: ArenaGame, { positions, settings = {} }: KitGame): RecordedPosition[] =>
  positions.map((position) => recordPosition(arenaGame, position, settings));

function recordPosition(
  { game, wire, ...arenaGame }: ArenaGame,
  { title, seed, actions, expect }: KitPosition,
  settings: NonNullable<KitGame['settings']>,
): RecordedPosition {
  const [{ config }] = coursesOf({ game, wire, ...arenaGame }, settings) as [{ config: unknown }];
  const names = Array.from({ length: game.seats(config) }, (_, seat) => `seat ${seat + 1}`);
  const session = new Session(game, { config, seed, names, keepsPast: false });
  const random = new Random(seed).stream('positions');
  for (let played = 0; ; played++) {
    const { state, turn } = session;
    const [seat] = turn;
    if (seat === undefined) throw new Error(`recordPosition: ${title}: the game is over after ${played} actions`);
    const legal = [...wire.legal(state, seat)];
    if (played === actions) {
      const clock = { move: CLOCK.first, bank: CLOCK.bank };
      const message = { type: 'act', turn: 1, clock, view: wire.view(state, seat), legal };
      return { title, seat, expect, message };
    }
    const read = wire.read(random.pick(legal), state);
    if (!read.ok) throw new Error(`recordPosition: ${title}: ${read.error.code}`);
    for (const action of read.value) if (!session.outcome) session.play(seat, action);
  }
}

/** A position on each line, which people can read and change too. */
export const formatPositions = (positions: readonly RecordedPosition[]): string =>
  `[\n${positions.map((position) => `  ${JSON.stringify(position)}`).join(',\n')}\n]\n`;
