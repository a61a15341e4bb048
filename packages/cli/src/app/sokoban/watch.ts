import { ReplayCursor } from '@dedalo/engine';
import { actionsOf, createConfig, type Level, type LevelEntry, modeOf, playActions, sokoban } from '@dedalo/sokoban';
import type { Client } from '../client.ts';
import { ReplayPage } from '../replay-page.ts';
import { SPEEDS } from '../replay-speeds.ts';
import { bestOf } from '../../sokoban/progress.ts';

interface Watched {
  readonly level: Level;
  readonly entry: LevelEntry | undefined;
  readonly title: string;
}

/** A page that plays a solution: the stored one, else the player's own best; undefined where there is none. */
export function watchSolution(client: Client, { level, entry, title }: Watched): ReplayPage | undefined {
  const stored = entry?.games.map(({ moves }) => moves.letters) ?? [];
  const own = bestOf(client.store.progress, level)?.bestPushes.solution;
  const letters = [...stored, ...(own === undefined ? [] : [own])].find((candidate) => solves(level, candidate));
  const config = createConfig(level);
  if (letters === undefined || !config.ok) return undefined;
  const actions = actionsOf(level, letters).map((action) => ({ seat: 0, action }));
  const record = { config: config.value, seed: '', names: ['Player'], actions, played: actions.length };
  const cursor = new ReplayCursor(sokoban, record);
  return new ReplayPage(client, cursor as unknown as ReplayCursor<never>, { title, speed: SPEEDS.usual });
}

/** To its last letter, so that a cursor can go through all of it. */
function solves(level: Level, letters: string): boolean {
  if (modeOf(letters) === 'reverse') return false;
  const played = playActions(level, 'forward', actionsOf(level, letters));
  return (
    played !== undefined &&
    !played.refused &&
    played.state.moves === letters.length &&
    sokoban.outcome(played.state)?.reason === 'solved'
  );
}
