import { workFor } from '@dedalo/clients/work';
import type { Acted, GameRecord } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { type Config, race, type RaceBot, type RaceTypes } from '@dedalo/race';
import { addGame, createTally, LevelWatch, type PlayedLevels, type Tally } from './tally.ts';
import { type Listen, playMany, SLICE } from '../../../play-many.ts';

export interface Simulation {
  readonly config: Config;
  readonly seed: string;
  readonly bot: RaceBot;
}

const USER_SEAT = 0;

/** Every game has maps and random numbers of its own, all derived from one seed. Ctrl-C prints the results so far. */
export async function simulateGames(
  simulation: Simulation,
  games: number,
  keep: (record: GameRecord<RaceTypes>) => void,
): Promise<Tally> {
  const tally = createTally(simulation.config.content);
  await playMany({
    games,
    play: (number, listen) => playGame(simulation, number, listen),
    take: ({ levels, record }) => {
      addGame(tally, levels);
      keep(record);
    },
  });
  return tally;
}

interface PlayedGame {
  readonly record: GameRecord<RaceTypes>;
  readonly levels: PlayedLevels;
}

/** Without the history that a session keeps, which is long for a whole race. */
async function playGame(
  { config, seed: seeds, bot }: Simulation,
  number: number,
  listen: Listen,
): Promise<PlayedGame | undefined> {
  const seed = `${seeds}/${number}`;
  const random = new Random(seed).stream('player');
  const actions: Acted<RaceTypes>[] = [];
  const levels = new LevelWatch();
  let state = race.start(config, seed);
  while (race.turn(state).length > 0) {
    const thought = bot.think(race.view(state, USER_SEAT), { seat: USER_SEAT, random });
    do {
      if (!(await listen())) return undefined;
    } while (workFor(thought, SLICE, () => performance.now()) === 'searching');
    const played = race.play(state, USER_SEAT, thought.choice);
    if (!played.ok) throw new Error(`${bot.name} was refused (${played.error.code}) in the game ${seed}`);
    actions.push({ seat: USER_SEAT, action: thought.choice });
    for (const event of played.value.events) levels.see(event);
    ({ state } = played.value);
  }
  return { record: { config, seed, names: [bot.name], actions, played: actions.length }, levels };
}
