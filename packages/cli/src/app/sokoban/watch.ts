import { SPEEDS } from '@dedalo/clients/replay-speeds';
import type { SokobanPlay } from '@dedalo/clients/sokoban/sokoban-play';
import { ReplayCursor } from '@dedalo/engine';
import { sokoban } from '@dedalo/sokoban';
import type { Client } from '../client.ts';
import { ReplayPage } from '../replay-page.ts';

/** A page that plays a solution: the stored one, else the player's own with the fewest pushes; undefined without one. */
export function watchSolution(client: Client, play: SokobanPlay): ReplayPage | undefined {
  const known = play.solutions();
  const solution = known.find(({ kind }) => kind === 'stored') ?? known.at(-1);
  if (!solution) return undefined;
  const cursor = new ReplayCursor(sokoban, solution.record);
  return new ReplayPage(client, cursor as unknown as ReplayCursor<never>, { title: play.title(), speed: SPEEDS.usual });
}
