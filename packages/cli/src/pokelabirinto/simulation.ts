import { setImmediate } from 'node:timers/promises';
import { workFor } from '@dedalo/clients/work';
import { Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import {
  type Config,
  type End,
  type Event,
  PLAYER,
  pokelabirinto,
  type PokelabirintoBot,
  type PokelabirintoTypes,
} from '@dedalo/pokelabirinto';

export interface Simulation {
  readonly config: Config;
  readonly seed: string;
  readonly bot: PokelabirintoBot;
}

export interface Watch {
  readonly isStopped: () => boolean;
  /** After each game, with how many there have been. */
  readonly tell: (games: number, session: Session<PokelabirintoTypes>) => void;
}

export interface Tally {
  readonly ends: Record<End, number>;
  meetings: number;
  fights: number;
  fightsWon: number;
}

type Fought = Pick<Tally, 'meetings' | 'fights' | 'fightsWon'>;

/** How long the program is deaf at most, in milliseconds. */
const SLICE = 50;

/** Every game has a maze and draws of its own, all by the one seed. Whoever stops it gets what there is. */
export async function simulateGames(simulation: Simulation, games: number, watch: Watch): Promise<Tally> {
  const tally: Tally = {
    ends: { escaped: 0, 'knocked-out': 0, 'action-limit': 0 },
    meetings: 0,
    fights: 0,
    fightsWon: 0,
  };
  let heard = performance.now();
  const listen = async (): Promise<boolean> => {
    if (performance.now() - heard < SLICE) return true;
    await setImmediate();
    heard = performance.now();
    return !watch.isStopped();
  };
  for (let number = 1; number <= games; number++) {
    const played = await playGame(simulation, number, listen);
    if (!played) break;
    tally.ends[played.session.outcome!.reason as End]++;
    tally.meetings += played.fought.meetings;
    tally.fights += played.fought.fights;
    tally.fightsWon += played.fought.fightsWon;
    watch.tell(number, played.session);
  }
  return tally;
}

interface PlayedGame {
  readonly session: Session<PokelabirintoTypes>;
  readonly fought: Fought;
}

async function playGame(
  { config, seed, bot }: Simulation,
  number: number,
  listen: () => Promise<boolean>,
): Promise<PlayedGame | undefined> {
  const session = new Session(pokelabirinto, { config, seed: `${seed}/${number}`, names: [bot.name] });
  const random = new Random(session.seed).stream('player');
  const fought: Fought = { meetings: 0, fights: 0, fightsWon: 0 };
  while (session.turn.length > 0) {
    const thought = bot.think(session.view(PLAYER), { seat: PLAYER, random });
    do {
      if (!(await listen())) return undefined;
    } while (workFor(thought, SLICE, () => performance.now()) === 'searching');
    const played = session.play(PLAYER, thought.choice);
    if (!played.ok) throw new Error(`${bot.name} was refused (${played.error.code})\n${session.save()}`);
    for (const event of played.value) count(fought, event);
  }
  return { session, fought };
}

function count(fought: Fought, event: Event): void {
  if (event.type === 'met') fought.meetings++;
  else if (event.type === 'acted' && event.action.type === 'fight') fought.fights++;
  else if (event.type === 'fight-won' && event.by === 'hero') fought.fightsWon++;
}
