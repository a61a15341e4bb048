import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sokoban } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { action, legal, PRINTED_LEVEL, start, startReverse } from './support/drawn.ts';

/** Two games with all that the rules say on the way; `DEDALO_GOLDEN=1` writes the file again. */
const FILE = new URL('playthrough.txt', import.meta.url);

const SMALL = `
  ######
  #@$ .#
  # $. #
  ######
`;

function told(state: State): string[] {
  const { winners, reason } = sokoban.outcome(state) ?? { winners: [], reason: 'open' };
  return [
    sokoban.text.draw(sokoban.view(state, 'public')),
    `boxes ${state.boxes.join(' ')}`,
    `legal ${legal(state).join(', ') || 'nothing'}`,
    `outcome ${[reason, ...winners].join(' ')}`,
  ];
}

function playthrough(title: string, begin: State, actions: readonly string[]): string[] {
  const lines = [`## ${title}`, '', sokoban.text.formatState(begin), '', ...told(begin)];
  let state = begin;
  for (const [index, text] of actions.entries()) {
    const played = sokoban.play(state, 0, action(text));
    lines.push('', `# ${index + 1}: ${text}`);
    if (!played.ok) {
      lines.push(`refused ${JSON.stringify(played.error)}`);
      continue;
    }
    state = played.value.state;
    lines.push(...played.value.events.map((event) => JSON.stringify(event)), ...told(state));
  }
  return [...lines, '', sokoban.text.formatState(state), ''];
}

const text = [
  ...playthrough('The printed level, its first pushes and what is refused', start(PRINTED_LEVEL), [
    ...'udlrrr',
    'R',
    'jump 3',
    ...'rduulurrdrdd',
  ]),
  ...playthrough('A small level, solved', start(SMALL, { actionLimit: 20 }), [...'rrlldru', 'r']),
  ...playthrough('The same level in reverse', startReverse(SMALL, 20), [
    'u',
    'jump 9',
    ...'RDL',
    'jump 10',
    ...'uL',
    'jump 14',
    ...'LR',
  ]),
].join('\n');

test('the rules tell the games as they always did', () => {
  if (process.env['DEDALO_GOLDEN']) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});
