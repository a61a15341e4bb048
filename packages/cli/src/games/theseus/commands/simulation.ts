import type { PlayerWord, Side } from '@dedalo/clients/theseus/players';
import { SIDES } from '@dedalo/clients/theseus/players';
import { botOf } from '@dedalo/clients/theseus/bots';
import { workFor } from '@dedalo/clients/work';
import { Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Config, type End, theseus } from '@dedalo/theseus';
import { type Listen, playMany, SLICE } from '../../../play-many.ts';

export interface Simulation {
  readonly config: Config;
  readonly seed: string;
  readonly players: Readonly<Record<Side, PlayerWord>>;
}

export type Ends = Record<End, number>;

/**
 * Every game has a board and random numbers of its own, all derived from one seed. Ctrl-C prints the results so far.
 */
export async function simulateGames(simulation: Simulation, games: number): Promise<Ends> {
  const ends: Ends = { 'all-collected': 0, captured: 0, 'action-limit': 0 };
  await playMany({
    games,
    play: (number, listen) => playGame(simulation, number, listen),
    take: (end) => ends[end]++,
  });
  return ends;
}

async function playGame(
  { config, seed, players }: Simulation,
  number: number,
  listen: Listen,
): Promise<End | undefined> {
  const names = SIDES.map((side) => players[side]);
  const session = new Session(theseus, { config, seed: `${seed}/${number}`, names });
  const random = new Random(session.seed);
  const bots = SIDES.map((side) => botOf(side, players[side]));
  const draws = SIDES.map((side) => random.stream(`player ${side}`));
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    const thought = bots[seat]!.think(session.view(seat), { seat, random: draws[seat]! });
    do {
      if (!(await listen())) return undefined;
    } while (workFor(thought, SLICE, () => performance.now()) === 'searching');
    const played = session.play(seat, thought.choice);
    if (!played.ok) throw new Error(`${names[seat]} was refused (${played.error.code})\n${session.save()}`);
  }
  return session.outcome!.reason as End;
}
