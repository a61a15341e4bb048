import '../../creature-maze/creature-maze.css';
import { pokelabirinto, type PokelabirintoTypes } from '@dedalo/pokelabirinto';
import { lastBlow, ReplayPainter, type ReplayScenes } from '../../creature-maze/replay-painter.ts';
import { Duel } from './fight/duel.tsx';
import { fightShown } from './fight/fight-show.ts';
import type { ReplayGame } from '../../replay/replay-game.ts';
import { pokelabirintoCountWords, pokelabirintoMark, pokelabirintoMomentWords } from './moments.ts';

const scenes: ReplayScenes<PokelabirintoTypes> = {
  sceneOf: (state) => pokelabirinto.view(state, 'public'),
  duelOf(state, { isMoving, number }) {
    const view = pokelabirinto.view(state, 'public');
    const opponent = fightShown(view);
    if (opponent === undefined) return undefined;
    return <Duel view={view} opponent={opponent} blow={lastBlow(view.told, isMoving)} number={number} />;
  },
};

const replayPokelabirinto: ReplayGame<PokelabirintoTypes> = {
  game: pokelabirinto,
  createPainter: (host) => new ReplayPainter(host, scenes),
  createMarker: () => pokelabirintoMark,
  momentWords: pokelabirintoMomentWords,
  countWords: pokelabirintoCountWords,
};

export const loadReplayGame = async (): Promise<ReplayGame<PokelabirintoTypes>> => replayPokelabirinto;
