import { SPEEDS } from '@dedalo/clients/replay-speeds';
import type { Watched } from '@dedalo/clients/sokoban/guide/guide';
import { ReplayCursor } from '@dedalo/engine';
import { sokoban, type SokobanTypes } from '@dedalo/sokoban';
import type { Client } from '../../../app/client.ts';
import { ReplayPage } from '../../../app/replay-page.ts';
import * as painter from './painter.ts';

/** A page that plays a solution, from its start. */
export function watchPage(client: Client, title: string, { record, position }: Watched): ReplayPage<SokobanTypes> {
  const cursor = new ReplayCursor(sokoban, record);
  cursor.goTo(position);
  return new ReplayPage(client, cursor, { title, painter, speed: SPEEDS.usual });
}
