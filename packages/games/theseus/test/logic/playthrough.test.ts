import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { logicMaze } from '../../src/logic/game.ts';
import type { State } from '../../src/logic/state.ts';
import { action, legal, start } from './support/drawn.ts';

/** Two games with all that the rules say on the way; `DEDALO_GOLDEN=1` writes the file again. */
const FILE = new URL('playthrough.txt', import.meta.url);

const SMALL = `
  +---+---+---+---+
  |             T |
  +   +   +   +---+
  |           |   |
  +   +   +   +   +
  |     M   E     |
  +---+---+---+---+
`;

function told(state: State): string[] {
  const { winners, reason } = logicMaze.outcome(state) ?? { winners: [], reason: 'open' };
  return [
    logicMaze.text.draw(logicMaze.view(state, 'public')),
    `legal ${legal(state) || 'nothing'}`,
    `outcome ${[reason, ...winners].join(' ')}`,
  ];
}

function playthrough(title: string, begin: State, letters: string): string[] {
  const lines = [`## ${title}`, '', logicMaze.text.formatState(begin), '', ...told(begin)];
  let state = begin;
  for (const [index, letter] of [...letters].entries()) {
    const played = logicMaze.play(state, 0, action(letter));
    lines.push('', `# ${index + 1}: ${letter}`);
    if (!played.ok) {
      lines.push(`refused ${JSON.stringify(played.error)}`);
      continue;
    }
    state = played.value.state;
    lines.push(...played.value.events.map((event) => JSON.stringify(event)), ...told(state));
  }
  return [...lines, '', logicMaze.text.formatState(state), ''];
}

const text = [
  ...playthrough('Escaped, with what is refused on the way', start(SMALL, { actionLimit: 20 }), 'uwrwldrdw'),
  ...playthrough('Caught', start(SMALL), 'llw'),
  ...playthrough('Out of time', start(SMALL, { actionLimit: 3 }), 'wwww'),
].join('\n');

test('the rules tell the games as they always did', () => {
  if (process.env['DEDALO_GOLDEN']) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});
