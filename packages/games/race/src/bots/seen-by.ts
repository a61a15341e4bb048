import type { LevelMap } from '../maps/level-map.ts';
import { Ground } from '../simulation/ground.ts';
import type { Scene, View } from '../state.ts';
import { levelMapOf } from '../view.ts';

/** Maps that were seen lately: their texts are long, and a bot looks often. */
const known = new Map<string, LevelMap>();
const MOST_KNOWN = 24;

function mapOf(text: string): LevelMap {
  const map = known.get(text) ?? levelMapOf(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, map);
  return map;
}

const grounds = new WeakMap<LevelMap, { readonly broken: string; readonly ground: Ground }>();

/** A view as a scene, and the ground that the user is on. */
export function seenBy(view: View): { readonly scene: Scene; readonly ground: Ground } {
  const scene: Scene = { ...view, maps: view.maps.map(mapOf) };
  const map = scene.maps[scene.user.map]!;
  const walls = scene.broken[scene.user.map]!;
  const broken = walls.join();
  const last = grounds.get(map);
  const ground = last?.broken === broken ? last.ground : new Ground(map, walls);
  grounds.set(map, { broken, ground });
  return { scene, ground };
}
