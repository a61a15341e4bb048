import type { Words } from '@dedalo/words';
import type { Scene, Square, Way } from './scene.ts';

const WAYS: readonly Way[] = [0, 1, 2, 3];

/** The content of each square, row by row, for screen readers; nothing that is out of sight. */
export function squareTexts(scene: Scene, words: Words): string[] {
  const { columns, rows } = scene.maze;
  return Array.from({ length: columns * rows }, (_, square) => squareText(scene, square, words));
}

function squareText(scene: Scene, square: Square, { web }: Words): string {
  const { squares: said, ways } = web.theseus;
  const { maze, theseus, minotaur, supplies, exit, seen } = scene;
  if (seen && !seen.has(square)) return said.hidden;
  const supply = supplies.indexOf(square);
  const standing = [
    ...(theseus === square ? [said.theseus] : []),
    ...(minotaur === square ? [said.minotaur] : []),
    ...(supply === -1 ? [] : [said.supply(supply + 1)]),
    ...(exit === square ? [said.exit] : []),
  ];
  const names = [ways[1], ways[3], ways[5], ways[7]];
  const walls = WAYS.filter((way) => maze.isWalled(square, way)).map((way) => names[way]!);
  const texts = standing.length === 0 ? [said.floor] : standing;
  return [...texts, ...(walls.length === 0 ? [] : [said.walls(walls.join(' '))])].join(', ');
}
