import { createConfig, loadContent, race, type Runner, type Scene } from '@dedalo/race';
import { Surface } from '../../../../../src/terminal/surface.ts';

const POWER_UPS = `
list[string] powerups = "Sandals", "Thread", "Dusk", "Frost";
dictionary Sandals = { float duration = 10, float timeout = 10, string trigger = "S", dictionary picker = { dictionary user = { float speed = 5 } } };
dictionary Thread = { float duration = 5, string trigger = "T", dictionary picker = { dictionary user = { int show_shortest_path_to_exit = 1 } } };
dictionary Dusk = { float duration = 6, dictionary picker = { dictionary user = { size visible_area_size = [4, 2] } } };
dictionary Frost = { float duration = 6, string trigger = "F", dictionary characters = { float speed = 0 } };
`;

/** The beginning of a game of one map that is drawn by hand. */
export function sceneOn(rows: readonly string[], enemies: readonly string[] = []): Scene {
  const dictionaries = enemies.map((name) => `dictionary ${name} = { float speed = 2 };`).join('\n');
  const named = enemies.map((name) => `"${name}"`).join(', ');
  const level = `string name = "The Yard"; list[string] maps = "map.cfg"; ${enemies.length > 0 ? `list[string] enemies = ${named};` : ''}\n${dictionaries}`;
  const map = `size size = [${rows[0]!.length}, ${rows.length}]; string map = "\n${rows.join('\n')}";`;
  const root = `string levels_path = "levels"; list[string] levels = "yard"; dictionary user = { float speed = 3, int lives = 3 };`;
  const loaded = loadContent([
    { path: 'config.cfg', text: root + POWER_UPS },
    { path: 'levels/yard/yard.cfg', text: level },
    { path: 'levels/yard/map.cfg', text: map },
  ]);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return race.start(createConfig(loaded.value.content), '1').scene;
}

/** A scene in which the user is otherwise; nobody is in their first, safe moments. */
export const scened = (scene: Scene, user: Partial<Runner>, more: Partial<Scene> = {}): Scene => ({
  ...scene,
  opponents: scene.opponents.map((runner) => Object.assign({}, runner, { grace: 0 })),
  ...more,
  user: { ...scene.user, grace: 0, ...user },
});

/** What is drawn, line by line. */
export function drawn(width: number, height: number, draw: (surface: Surface) => void, isAscii = true): string[] {
  const surface = new Surface(width, height, { isAscii });
  draw(surface);
  return surface.toText().split('\n');
}
