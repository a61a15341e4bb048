import { botOf } from '@dedalo/clients/stratego/bots';
import type { PlayerName } from '@dedalo/clients/stratego/players';
import { type Outcome, Session, type Thought, TimedThought } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Action, type Config, type End, stratego } from '@dedalo/stratego';
import { type Listen, playMany, SLICE } from '../../../play-many.ts';

/** How much a bot may think about a move: steps, which give the same games again, or milliseconds. */
export type Effort = { readonly nodes: number } | { readonly time: number };

export interface Simulation {
  readonly config: Config;
  readonly seed: string;
  /** By seat. */
  readonly players: readonly [PlayerName, PlayerName];
  readonly effort: Effort;
}

/** How games of bots end, which never resign. */
export type BotEnd = Exclude<End, 'resigned'>;

/** How games ended, by winner. */
export interface Tally {
  readonly red: Record<BotEnd, number>;
  readonly blue: Record<BotEnd, number>;
  readonly nobody: Record<BotEnd, number>;
}

const noEnds = (): Record<BotEnd, number> => ({ 'flag-captured': 0, 'no-moves': 0, 'action-limit': 0 });

const clock = (): number => performance.now();

/** Every game has random numbers of its own, all derived from one seed. Ctrl-C prints the results so far. */
export async function simulateGames(simulation: Simulation, games: number): Promise<Tally> {
  const tally: Tally = { red: noEnds(), blue: noEnds(), nobody: noEnds() };
  await playMany({
    games,
    play: (number, listen) => playGame(simulation, number, listen),
    take: ({ winners: [winner], reason }) => {
      tally[winner === undefined ? 'nobody' : winner === 0 ? 'red' : 'blue'][reason as BotEnd]++;
    },
  });
  return tally;
}

async function playGame(
  { config, seed, players, effort }: Simulation,
  number: number,
  listen: Listen,
): Promise<Outcome | undefined> {
  const session = new Session(stratego, { config, seed: `${seed}/${number}`, names: players });
  const random = new Random(session.seed);
  const bots = players.map(botOf);
  const draws = players.map((_, seat) => random.stream(`seat ${seat + 1}`));
  for (let [seat] = session.turn; seat !== undefined; [seat] = session.turn) {
    const thought = bots[seat]!.think(session.view(seat), { seat, random: draws[seat]! });
    if (!(await think(thought, effort, listen))) return undefined;
    const played = session.play(seat, thought.choice);
    if (!played.ok) throw new Error(`${players[seat]} was refused (${played.error.code})\n${session.save()}`);
  }
  return session.outcome;
}

/** Whether it was not stopped. */
async function think(thought: Thought<Action>, effort: Effort, listen: Listen): Promise<boolean> {
  if ('nodes' in effort) {
    thought.advance(effort.nodes);
    return listen();
  }
  const timed = new TimedThought(thought, effort.time);
  do {
    if (!(await listen())) return false;
  } while (timed.workFor(SLICE, clock) === 'searching');
  return true;
}
