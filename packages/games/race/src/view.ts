import { formatLevelMap, readLevelMap } from './maps/level-map-text.ts';
import type { LevelMap } from './maps/level-map.ts';
import type { Event, Scene, State, View } from './state.ts';

export const view = ({ scene }: State): View => viewOf(scene);

const viewOf = (scene: Scene): View => ({ ...scene, maps: scene.maps.map(formatLevelMap) });

/** The scene that a view shows. */
export const sceneOf = (seen: View): Scene => ({ ...seen, maps: seen.maps.map(levelMapOf) });

export function levelMapOf(text: string): LevelMap {
  const map = readLevelMap(JSON.parse(text));
  if (!map) throw new Error('race: a view with a map that cannot be');
  return map;
}

/** What a run led to; all that happened on the way is in it. */
export const follow = (seen: View, event: Event): View =>
  event.type === 'ran' ? { ...seen, ...event.after, maps: event.maps ?? seen.maps } : seen;
