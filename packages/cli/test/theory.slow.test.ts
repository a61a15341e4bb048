import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dedalo } from './run.ts';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/theory.md', root), 'utf8');
const commands = [...page.matchAll(/^npx --no-install dedalo (maze .+) -o (docs\/pictures\/theory\/.+\.svg)$/gm)];

test('the page has a command for every picture that it shows', () => {
  const shown = [...page.matchAll(/\((pictures\/theory\/[^)]+)\)/g)].map(([, file]) => `docs/${file}`);
  expect(new Set(commands.map(([, , file]) => file))).toEqual(new Set(shown));
  expect(shown).toHaveLength(5);
});

test.each(commands.map(([, command = '', file = '']) => [file, command]))(
  '%s is what its command draws',
  (file, command) => {
    const drawn = dedalo(command.split(' '));
    expect(drawn.code).toBe(0);
    expect(drawn.out).toBe(readFileSync(new URL(file, root), 'utf8'));
  },
);

test('the distance in the text is that of the maze in the pictures', () => {
  const made = dedalo('maze --algorithm classic --rows 15 --cols 21 --seed minos --format json'.split(' '));
  const { entrance, exit } = JSON.parse(made.out) as { entrance: [number, number]; exit: [number, number] };
  expect({ entrance, exit }).toEqual({ entrance: [20, 7], exit: [11, 14] });
  expect(page.replaceAll(/\s+/g, ' ')).toContain('|7 − 14| + |20 − 11| = 16');
});
