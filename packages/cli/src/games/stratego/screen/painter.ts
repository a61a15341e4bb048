import { firstMoveAt } from '@dedalo/clients/stratego/first-move';
import { BLUE, type State, stratego } from '@dedalo/stratego';
import type { Client } from '../../../app/client.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { strategoPicture } from './stratego-picture.ts';

/** Whoever looks back at a game may see all cards. */
export function paint(state: State, client: Client, area: Area): Picture {
  const view = { ...stratego.view(state, 'public'), armies: state.armies };
  return strategoPicture({ scene: { view, seat: BLUE, isWatched: true } }, client, area);
}

export const startsAt = firstMoveAt;
