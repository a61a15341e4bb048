import { WALL } from '@dedalo/grid';
import { sceneOf } from '../view.ts';
import type { View } from '../state.ts';

const OPPONENTS = 'abcdefghijklmnopqrstuvwxyz';

/** The user's map: @ the user, letters the opponents, * power-ups, S and E the ends, digits where cells cost more or less. */
export function draw(view: View): string {
  const scene = sceneOf(view);
  const { map } = scene.user;
  const { grid, start, exit } = scene.maps[map]!.map;
  const broken = new Set(scene.broken[map]);
  const symbols = Array.from(grid.costs, (cost, cell) => {
    if (cost === WALL) return broken.has(cell) ? ' ' : '#';
    return cost === 5 ? ' ' : String(cost);
  });
  symbols[start] = 'S';
  symbols[exit] = 'E';
  for (const item of scene.items) if (item.map === map) symbols[item.cell] = '*';
  for (const [index, runner] of scene.opponents.entries()) {
    if (runner.map === map) symbols[runner.cell] = OPPONENTS[index % OPPONENTS.length]!;
  }
  symbols[scene.user.cell] = '@';
  const rows = Array.from({ length: grid.height }, (_, y) =>
    symbols
      .slice(y * grid.width, (y + 1) * grid.width)
      .join('')
      .trimEnd(),
  );
  const { name } = scene.config.content.levels[scene.level]!;
  return [`${name}, map ${map + 1} of ${scene.maps.length}, lives ${scene.lives}`, ...rows].join('\n');
}
