import { expect, test } from 'vitest';
import { formatSvg, generateMaze, parseSymbols } from '../../src/index.ts';

test('walls are one shape of runs, the path a line, the entrance and exit two marks', () => {
  const maze = parseSymbols('# # #\nE . U\n# . #\n');
  if (!maze.ok) throw new Error(maze.error.code);
  const svg = formatSvg({ ...maze.value, path: [3, 4, 5] }, { cellSize: 10 });
  expect(svg).toContain('width="30" height="30" viewBox="0 0 3 3"');
  expect(svg).toContain('d="M0 0h3v1h-3zM0 2h1v1h-1zM2 2h1v1h-1z"');
  expect(svg).toContain('d="M0.5 1.5L1.5 1.5L2.5 1.5"');
  expect(svg.match(/<circle /g)?.length).toBe(2);
});

test('where the path goes around a torus the line is broken, not drawn across', () => {
  const maze = parseSymbols('. # .\n', { wrap: true });
  if (!maze.ok) throw new Error(maze.error.code);
  expect(formatSvg({ ...maze.value, path: [0, 2] })).toContain('d="M0.5 0.5M2.5 0.5"');
});

test('a title cannot break out of the picture', () => {
  const maze = generateMaze({ algorithm: 'prim', width: 5, height: 5, seed: 0 });
  if (!maze.ok) throw new Error(maze.error.code);
  const svg = formatSvg(maze.value, { title: '</title><script>"&' });
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('<title>&#60;/title&#62;&#60;script&#62;&#34;&#38;</title>');
});
