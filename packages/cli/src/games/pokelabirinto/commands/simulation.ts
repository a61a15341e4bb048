import { workFor } from '@dedalo/clients/work';
import { type GameRecord, Session } from '@dedalo/engine';
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
import { type Listen, playMany, SLICE } from '../../../play-many.ts';

export interface Simulation {
  readonly config: Config;
  readonly seed: string;
  readonly bot: PokelabirintoBot;
}

export interface Tally {
  readonly ends: Record<End, number>;
  meetings: number;
  fights: number;
  fightsWon: number;
}

type Fought = Pick<Tally, 'meetings' | 'fights' | 'fightsWon'>;

/** Every game has a maze and random numbers of its own, all derived from one seed. Ctrl-C prints the results so far. */
export async function simulateGames(
  simulation: Simulation,
  games: number,
  keep: (record: GameRecord<PokelabirintoTypes>) => void,
): Promise<Tally> {
  const tally: Tally = {
    ends: { escaped: 0, 'knocked-out': 0, 'action-limit': 0 },
    meetings: 0,
    fights: 0,
    fightsWon: 0,
  };
  await playMany({
    games,
    play: (number, listen) => playGame(simulation, number, listen),
    take: ({ session, fought }) => {
      tally.ends[session.outcome!.reason as End]++;
      tally.meetings += fought.meetings;
      tally.fights += fought.fights;
      tally.fightsWon += fought.fightsWon;
      keep(session.record());
    },
  });
  return tally;
}

interface PlayedGame {
  readonly session: Session<PokelabirintoTypes>;
  readonly fought: Fought;
}

async function playGame(
  { config, seed, bot }: Simulation,
  number: number,
  listen: Listen,
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
