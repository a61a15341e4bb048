import type { BoutEnding, TournamentResult } from '@dedalo/protocol/report';
import { describe, expect, test } from 'vitest';
import { formatCsv } from '../../src/tournament/outcome/csv.ts';
import { progressOf } from '../../src/tournament/outcome/progress.ts';
import { resultOf } from '../../src/tournament/outcome/tournament-result.ts';
import type { Field } from '../../src/tournament/plan/field.ts';
import { byStrength, field, playAll, pretend, SECRET, tournament } from './simulate.ts';

const played = (given: Field, play = pretend): TournamentResult => resultOf(tournament(given), playAll(given, play));

const fault: BoutEnding = { type: 'fault', seat: 0, fault: { code: 'too-slow', message: 3, turn: 2 } };

describe('results', () => {
  test('tell the secret of the games only when all are over', () => {
    const given = field({ players: 3 });
    const games = playAll(given);
    expect(resultOf(tournament(given), games).secret).toBe(SECRET);
    games.delete([...games.keys()].at(-1)!);
    const unfinished = resultOf(tournament(given), games);
    expect(JSON.stringify(unfinished)).not.toContain(SECRET);
  });

  test('of a round robin add up, in the table and in the cross table', () => {
    const result = played(field({ players: 5, games: 4 }));
    const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
    expect(sum(result.players.map(({ points }) => points))).toBe(result.games.length);
    for (const [row, player] of result.players.entries()) {
      expect(player.games).toBe(16);
      expect(player.points).toBe(player.wins + player.draws / 2);
      expect(sum(result.pairings[row]!.map((pairing) => pairing?.points ?? 0))).toBe(player.points);
      expect(result.pairings[row]![row]).toBeNull();
    }
    expect(result.isFinished).toBe(true);
  });

  test('count the pairs of every meeting by their result', () => {
    const { pairings, players } = played(field({ players: 4, games: 20 }));
    for (const [row] of players.entries()) {
      for (const [column] of players.entries()) {
        if (row === column) continue;
        const { pairs = [], points } = pairings[row]![column]!;
        expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(10);
        expect(pairs.reduce((sum, count, category) => sum + (count * category) / 2, 0)).toBe(points);
        expect(pairings[column]![row]!.pairs).toEqual(pairs.toReversed());
      }
    }
    const solo = played(field({ players: 2, isSolo: true, games: 9 })).pairings[0]![1]!;
    expect(solo.pairs).toEqual([solo.losses, solo.draws, solo.wins]);
  });

  test('name players by their place in the table', () => {
    const result = played(field({ players: 4, seeding: 'order' }), byStrength);
    expect(result.players.map(({ name }) => name)).toEqual(['p0', 'p1', 'p2', 'p3']);
    for (const { seats, points } of result.games) expect(points[seats[0]! < seats[1]! ? 0 : 1]).toBe(1);
  });

  test('of who is equal share a rank', () => {
    const draw = (run: Parameters<typeof pretend>[0]) => ({
      ...pretend(run),
      ending: { type: 'over' as const, outcome: { winners: [], reason: 'draw' } },
    });
    expect(played(field({ players: 3 }), draw).players.map(({ rank }) => rank)).toEqual([1, 1, 1]);
  });

  test('count faults for who is at fault', () => {
    const result = played(field({ players: 2 }), (run) => ({ ...pretend(run), ending: fault }));
    expect(result.players.map(({ faults, points }) => [faults, points])).toEqual([
      [{ 'too-slow': 1 }, 1],
      [{ 'too-slow': 1 }, 1],
    ]);
  });

  test('of a Swiss tournament count a bye as a meeting that was won', () => {
    const result = played(field({ format: 'swiss', players: 3, rounds: 1, games: 4, seeding: 'order' }), byStrength);
    expect(result.players.map(({ name, points, games, byes }) => [name, points, games, byes])).toEqual([
      ['p0', 4, 4, 0],
      ['p2', 4, 0, 1],
      ['p1', 0, 4, 0],
    ]);
  });

  test('of a knock-out follow the round in which one was out, and tell of lots', () => {
    const result = played(field({ format: 'knockout', players: 4, seeding: 'order' }), byStrength);
    expect(result.players.map(({ rank, outIn }) => [rank, outIn])).toEqual([
      [1, null],
      [2, 2],
      [3, 1],
      [3, 1],
    ]);
    expect(result.lots).toBeUndefined();
    const draw = (run: Parameters<typeof pretend>[0]) => ({
      ...pretend(run),
      ending: { type: 'over' as const, outcome: { winners: [0, 1], reason: 'draw' } },
    });
    expect(played(field({ format: 'knockout', players: 2 }), draw).lots).toEqual([{ round: 1, winner: 0, loser: 1 }]);
  });

  test('of a gauntlet go by the share of points', () => {
    const result = played(field({ format: 'gauntlet', players: 3, challengers: [1] }), byStrength);
    expect(result.players.map(({ name, points }) => [name, points])).toEqual([
      ['p0', 2],
      ['p1', 2],
      ['p2', 0],
    ]);
  });

  test('of games for one compare what was reached on the same level; a fault is worse than anything', () => {
    const scores: Record<string, readonly number[]> = { p0: [1, -7], p1: [1, -9], p2: [0, 5], p3: [1, 99] };
    const result = played(field({ players: 4, isSolo: true, games: 1 }), (run) => {
      const name = run.id.replace(/-1$/, '');
      return { ...pretend(run), score: scores[name]!, ...(name === 'p3' && { ending: fault }) };
    });
    expect(result.players.map(({ name, points }) => [name, points])).toEqual([
      ['p0', 3],
      ['p1', 2],
      ['p2', 1],
      ['p3', 0],
    ]);
    expect(result.games.map(({ id, points }) => [id, points])).toContainEqual(['p1-1', [2 / 3]]);
    expect(result.games).toHaveLength(4);
  });

  test('so far can be told at any time', () => {
    const given = field({ players: 4, format: 'swiss' });
    const all = [...playAll(given)];
    for (let count = 0; count <= all.length; count++) {
      const result = resultOf(tournament(given), new Map(all.slice(0, count)));
      expect(result.games).toHaveLength(count);
      expect(result.isFinished).toBe(count === all.length);
      expect(progressOf(tournament(given), new Map(all.slice(0, count)))).toMatchObject({
        done: count,
        of: all.length,
      });
    }
  });
});

describe('the table for grading', () => {
  test('has the figures of games for one in its last columns, added up', () => {
    const figures = { solved: 1, boxesOnGoals: 2, pushes: 30, moves: 90 };
    const solo = played(field({ players: 2, isSolo: true, games: 3 }), (run) =>
      Object.assign(pretend(run), run.players[0] === 0 ? { figures } : { figures: { ...figures, solved: 0 } }),
    );
    const [head, ...rows] = formatCsv(solo, () => '')
      .trim()
      .split('\r\n');
    expect(head).toMatch(/,solved,boxes_on_goals,pushes,moves$/);
    expect(rows.find((row) => row.startsWith('p0,'))).toMatch(/,3,6,90,270$/);
    expect(rows.find((row) => row.startsWith('p1,'))).toMatch(/,0,6,90,270$/);
    expect(solo.games[0]).toMatchObject({ figures: { pushes: 30 } });
  });

  const result = played(field({ players: 2 }), byStrength);
  const named = (name: string): string => {
    const [first, ...rest] = result.players;
    const csv = formatCsv({ ...result, players: [{ ...first!, name, id: '007' }, ...rest] }, () => '');
    return csv.split('\r\n')[1]!;
  };

  test('has a line for each, the absent at the end', () => {
    const dan = { name: 'Dan', code: 'build-failed', place: 'dan', detail: 'exit code 3', id: 's4' } as const;
    const absent = [{ ...dan, said: ['Bot.java:1: error', 'class, expected'] }];
    expect(formatCsv({ ...result, absent }, ({ detail }) => `it failed: ${detail}`).split('\r\n')).toEqual([
      'name,id,author,rank,grade,points,games,wins,draws,losses,forfeits,byes,rating,deviation,buchholz,out_in_round,absent,detail',
      expect.stringMatching(/^p0,,,1,,2,2,2,0,0,0,0,1\d+(\.\d)?,\d+(\.\d)?,0,,,$/),
      expect.stringMatching(/^p1,,,2,,0,2,0,0,2,0,0,1\d+(\.\d)?,\d+(\.\d)?,2,,,$/),
      'Dan,s4,,,,,,,,,,,,,,,build-failed,"it failed: exit code 3 | Bot.java:1: error | class, expected"',
      '',
    ]);
  });

  test('quotes what has commas and quotes', () => {
    expect(named('Lovelace, "Ada"')).toMatch(/^"Lovelace, ""Ada""",007,/);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1'])('makes no formula of %s', (name) => {
    expect(named(name)).toMatch(/^'/);
  });
});
