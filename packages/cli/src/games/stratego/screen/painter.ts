import { BLUE, type State, stratego } from '@dedalo/stratego';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { strategoPicture } from './stratego-picture.ts';

/** In a finished game all cards may be seen. */
export function paint(state: State, client: Client, area: Area): Picture {
  const view = { ...stratego.view(state, 'public'), armies: state.armies };
  return strategoPicture({ scene: { view, seat: BLUE, isWatched: true } }, client, area);
}
