import { eventTexts } from '@dedalo/clients/expedition/event-texts';
import { expedition, type State } from '@dedalo/pokelabirinto/expedition';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { duelPicture } from '../../../creature-maze/duel.ts';
import { cardsOf } from './duel-of.ts';
import { mazeView } from './maze-view.ts';

/** The journey as its player saw it. */
export function paint(state: State, client: Client, area: Area): Picture {
  const view = expedition.view(state, 'public');
  const { words, isAscii, hasColour, isLarge } = client;
  if (view.phase.name === 'walking')
    return mazeView(view, { words, isAscii, hasColour, isLarge, keyOf: () => undefined }, area);
  const log = eventTexts(view.told, view, words);
  return duelPicture({ cards: cardsOf(view, view.phase.wild, words), log }, client, area);
}
