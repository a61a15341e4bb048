import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from './folder.ts';
import { dedalo, freshData } from './run.ts';

const folder = testFolder();

const run = (args: readonly string[], DEDALO_DATA: string, input = ''): ReturnType<typeof dedalo> =>
  dedalo(args, { input, env: { DEDALO_DATA }, cwd: folder.path });

/** The entries of a file, without their values. */
const entriesIn = (file: string): string[] =>
  readFileSync(join(folder.path, file), 'utf8')
    .split('\n')
    .slice(1, -2)
    .map((line) => line.split(' ').slice(0, 2).join(' '));

test('two machines are joined: progress, results, library and games; a game of both is not lost', () => {
  const [one, two] = [freshData(), freshData()];
  run(['play', 'sokoban', '--plain'], one, 'rrr\n');
  run(['play', 'stratego', '--plain'], one, 'pool\n');
  run(['play', 'logic-maze', '--plain'], two, 'llll\n');
  for (const data of [one, two]) run([], data, 'theseus and the minotaur\n1\nu\nd\nl\nr\n');
  const running = (): string => readFileSync(join(one, 'running', 'theseus.replay'), 'utf8');
  const before = running();
  expect(run(['take-along', 'out', 'two.dedalo'], two).code).toBe(0);
  expect(run(['take-along', 'out', 'two.dedalo'], two).code, 'a file that is there is not written over').toBe(2);
  expect(run(['take-along', 'in', 'two.dedalo'], one).out).toMatch(/^\d+ entries were taken in\.\n$/);
  const list = run(['history'], one).out;
  expect(list).toContain('First steps 1');
  expect(list).toContain('Lessons 1');
  expect(list).toContain('not over');
  expect(running()).toBe(before);
  run(['take-along', 'out', 'joined.dedalo'], one);
  run(['take-along', 'in', 'two.dedalo'], one);
  run(['take-along', 'out', 'twice.dedalo'], one);
  expect(entriesIn('twice.dedalo')).toEqual(entriesIn('joined.dedalo'));
});

test('what is wrong with a file is said with its place, and nothing is taken in', () => {
  const data = freshData();
  writeFileSync(join(folder.path, 'bad.dedalo'), 'dedalo take-along 1\nknown "race" tru\nend 1 0123456789abcdef\n');
  const { code, error } = run(['take-along', 'in', 'bad.dedalo'], data);
  expect(code).toBe(1);
  expect(error).toContain('bad.dedalo:2:14: this line makes no sense.');
  expect(run(['take-along', 'in', 'nowhere.dedalo'], data).code).toBe(2);
});
