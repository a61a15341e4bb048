import { firstMoveAt } from '@dedalo/clients/stratego/first-move';
import { placeText } from '@dedalo/clients/stratego/words';
import type { Acted } from '@dedalo/engine';
import { BLUE, type State, stratego, type StrategoTypes, targetOf } from '@dedalo/stratego';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { strategoPicture } from './stratego-picture.ts';

/** In a finished game all cards may be seen. */
export function paint(state: State, client: Client, area: Area): Picture {
  const view = { ...stratego.view(state, 'public'), armies: state.armies };
  return strategoPicture({ scene: { view, seat: BLUE, isWatched: true } }, client, area);
}

/** Where a piece was placed, or from where to where it went. */
export function actionText({ seat, action }: Acted<StrategoTypes>): string {
  if (action.type === 'resign') return stratego.text.formatAction(action);
  if (action.type === 'place') return placeText(action.cell);
  return `${placeText(action.from)} ${placeText(targetOf(seat, action)!)}`;
}

export const startsAt = firstMoveAt;
