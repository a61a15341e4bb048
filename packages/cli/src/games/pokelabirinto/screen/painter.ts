import { fightTexts } from '@dedalo/clients/pokelabirinto/words';
import { pokelabirinto, type State } from '@dedalo/pokelabirinto';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { battlePicture, fightShown } from './battle.ts';
import { pokelabirintoPicture } from './board.ts';

/** A finished game may be watched without fog. */
export function paint(state: State, client: Client, area: Area): Picture {
  const view = pokelabirinto.view({ ...state, seen: null }, 'public');
  const opponent = fightShown(view);
  if (opponent === undefined) return pokelabirintoPicture(view, client);
  return battlePicture({ view, opponent, log: fightTexts(view.told, view, client.words) }, client, area);
}
