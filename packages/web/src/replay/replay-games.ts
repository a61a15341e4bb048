import type { GameId } from '@dedalo/catalogue';
import type { ReplayGame } from './replay-game.ts';
import { RULES } from './rules.ts';

type Loader = () => Promise<ReplayGame>;

const asText =
  (id: GameId): Loader =>
  async () => {
    const { replayAsText } = await import('./games/as-text.ts');
    return replayAsText(await RULES[id]());
  };

/** Each is loaded when a replay of it is watched. */
const REPLAY_GAMES: Readonly<Record<GameId, Loader>> = {
  pokelabirinto: asText('pokelabirinto'),
  race: async () => (await import('./games/race.ts')).loadReplayRace(),
  sokoban: async () => (await import('./games/sokoban.ts')).replaySokoban as unknown as ReplayGame,
  stratego: asText('stratego'),
  theseus: asText('theseus'),
  'logic-maze': asText('logic-maze'),
};

export const loadReplayGame = (id: GameId): Promise<ReplayGame> => REPLAY_GAMES[id]();
