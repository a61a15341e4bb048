import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, freshData } from './run.ts';
import { dataOfPlayer } from './tmux.ts';

const folder = testFolder();

/** The menu line by line, in one data folder. */
const typed = (input: string, DEDALO_DATA: string): string =>
  dedalo([], { input, env: { DEDALO_DATA }, cwd: folder.path }).out;

const GAMES = [
  ['sokoban\nrr\n', 'First steps 1', 'MOVES: 2'],
  ['pokélabirinto\npikachu\nw\na\ns\nd\n', 'PokéLabirinto', 'Pikachu'],
  ['theseus and the minotaur\n1\nu\n', 'Theseus and the Minotaur', 'round 2 of 100'],
  ['minotaur mazes\nd\nu\nr\nw\n', 'Lessons 1', 'Lessons 1'],
  ['stratego duel\npool\n', 'Stratego Duel', 'Insert red move row:'],
  ['labyrinth race\neast 60\n', 'Labyrinth Race', 'lives, 0:01'],
  ['isles\nc5\nd5\ne5\n', 'Isles', 'Seat 1 is to play.'],
] as const;

test.each(GAMES)('Continue resumes what was played last: %j', (played, title, shown) => {
  const data = freshData();
  typed(played, data);
  const again = typed('1\n', data);
  expect(again).toContain(`\n1 Continue: ${title}\n2 Sokoban\n`);
  expect(again.slice(again.indexOf('Type the number'))).toContain(shown);
});

test('the last of several games is resumed', () => {
  const data = freshData();
  typed('sokoban\nrr\n', data);
  typed('stratego duel\npool\n', data);
  expect(typed('', data)).toContain('\n1 Continue: Stratego Duel\n');
  typed('sokoban\nr\n', data);
  expect(typed('', data)).toContain('\n1 Continue: First steps 1\n');
});

test('a folder of an older version, which did not note it, continues with Sokoban', () => {
  const data = freshData();
  typed('sokoban\nrr\n', data);
  const running = { 'running/sokoban.replay': readFileSync(join(data, 'running', 'sokoban.replay'), 'utf8') };
  expect(typed('', dataOfPlayer(running))).toContain('\n1 Continue: First steps 1\n');
  const odd = dataOfPlayer({ ...running, 'last-played.txt': '../../other\n' });
  expect(typed('', odd), 'what is no name of a game is as good as none').toContain('\n1 Continue: First steps 1\n');
});
