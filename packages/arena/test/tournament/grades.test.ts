import { expect, test } from 'vitest';
import { gradeOf } from '../../src/tournament/outcome/grades.ts';
import { readTournament } from '../../src/tournament/settings/read-tournament.ts';
import { ok } from '@dedalo/grid';

const read = (text: string) => readTournament(text, (line) => ok(line.split(' ')));

const GRADES = `
[[grade]]
name = 30
points = 0.75
beats = ["House"]

[[grade]]
name = "24"
rank = 2

[[grade]]
name = "18"
beats = "random"
`;

const grades = (() => {
  const file = read(GRADES);
  if (!file.ok) throw new Error(file.error.code);
  return file.value.grades;
})();

const pairing = (wins: number, losses: number) => ({ points: wins, games: wins + losses, wins, draws: 0, losses });
const player = (rank: number, wins: number, games = 4) => ({ rank, games, wins, draws: 0 });

test('grades are read in their order, with what each takes', () => {
  expect(grades).toEqual([
    { name: '30', points: 0.75, beats: ['House'] },
    { name: '24', rank: 2 },
    { name: '18', beats: ['random'] },
  ]);
  expect(read('[[grade]]\npoints = 0.5')).toMatchObject({ ok: false, error: { code: 'missing-key', key: 'name' } });
  expect(read('[[grade]]\nname = "A"\npoints = 50')).toMatchObject({ ok: false, error: { code: 'bad-value' } });
  expect(read('[[grade]]\nname = "A"\npoint = 1')).toMatchObject({ ok: false, error: { meant: 'points' } });
});

test('the first grade counts of which everything is reached', () => {
  const beaten = new Map([['house', pairing(2, 0)]]);
  expect(gradeOf(grades, { player: player(1, 3), against: beaten })).toBe('30');
  expect(gradeOf(grades, { player: player(1, 3), against: new Map([['house', pairing(1, 1)]]) })).toBe('24');
  expect(gradeOf(grades, { player: player(2, 2), against: beaten })).toBe('24');
  expect(gradeOf(grades, { player: player(5, 0), against: new Map([['random', pairing(2, 1)]]) })).toBe('18');
});

test('whoever reaches none, or has not met those it should beat, has none', () => {
  expect(gradeOf(grades, { player: player(5, 0, 0), against: new Map() })).toBeNull();
});

test('a grade that asks for nothing is for all others', () => {
  expect(gradeOf([...grades, { name: '0' }], { player: player(9, 0), against: new Map() })).toBe('0');
});
