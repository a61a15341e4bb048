import { placeText } from '@dedalo/clients/stratego/words';
import type { Acted } from '@dedalo/engine';
import { BLUE, type State, stratego, type StrategoTypes, targetOf } from '@dedalo/stratego';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { strategoPicture } from './stratego-picture.ts';

/** Whoever looks back at a game may see all cards. */
export function paint(state: State, client: Client, area: Area): Picture {
  const view = { ...stratego.view(state, 'public'), armies: state.armies };
  return strategoPicture({ scene: { view, seat: BLUE, isWatched: true } }, client, area);
}

/** Where a piece was placed, or from where to where it went. */
export const actionText = ({ seat, action }: Acted<StrategoTypes>): string =>
  action.type === 'place' ? placeText(action.cell) : `${placeText(action.from)} ${placeText(targetOf(seat, action)!)}`;
