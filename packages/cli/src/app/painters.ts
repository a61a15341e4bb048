import type { GameId } from '@dedalo/catalogue';
import { fightTexts } from '@dedalo/clients/pokelabirinto/words';
import { pokelabirinto, type State as PokelabirintoState } from '@dedalo/pokelabirinto';
import type { State as RaceState } from '@dedalo/race';
import type { State } from '@dedalo/sokoban';
import { sokoban } from '@dedalo/sokoban';
import { BLUE, stratego, type State as StrategoState } from '@dedalo/stratego';
import type { State as TheseusState } from '@dedalo/theseus';
import type { State as LogicMazeState } from '@dedalo/theseus/logic';
import type { Client } from './client.ts';
import type { Area, Picture } from './picture.ts';
import { sokobanPicture } from '../games/sokoban/screen/board.ts';
import { logicMazePicture } from '../games/logic-maze/screen/board.ts';
import { battlePicture, fightShown } from '../games/pokelabirinto/screen/battle.ts';
import { pokelabirintoPicture } from '../games/pokelabirinto/screen/board.ts';
import { racePicture } from '../games/race/screen/race-picture.ts';
import { strategoPicture } from '../games/stratego/screen/stratego-picture.ts';
import { theseusPicture } from '../games/theseus/screen/board.ts';

/** How the state of a game is painted where anybody may see all of it. */
export type Painter = (state: unknown, client: Client, area: Area) => Picture;

export const PAINTERS: Readonly<Record<GameId, Painter>> = {
  pokelabirinto: (state, client, area) => {
    // Who looks back at a game may see through its fog.
    const view = pokelabirinto.view({ ...(state as PokelabirintoState), seen: null }, 'public');
    const opponent = fightShown(view);
    if (opponent === undefined) return pokelabirintoPicture(view, client);
    return battlePicture({ view, opponent, log: fightTexts(view.told, view, client.words) }, client, area);
  },
  race: (state, client, area) => racePicture((state as RaceState).scene, client, area),
  sokoban: (state, { isAscii, hasColour }) =>
    sokobanPicture(
      sokoban.view(state as State, 'public'),
      { inside: (state as State).config.level.isInside },
      { isAscii, hasColour },
    ),
  stratego: (state, client, area) => {
    // Who looks back at a game may see all cards.
    const { armies } = state as StrategoState;
    const view = { ...stratego.view(state as StrategoState, 'public'), armies };
    return strategoPicture({ scene: { view, seat: BLUE, isWatched: true } }, client, area);
  },
  theseus: (state, client, area) => theseusPicture(state as TheseusState, area, client),
  'logic-maze': (state, client, area) => logicMazePicture(state as LogicMazeState, area, client),
};
