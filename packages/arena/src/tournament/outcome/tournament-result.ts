import type { GameResult, PlayerResult, TournamentResult } from '@dedalo/protocol/report';
import { plan } from '../plan/plan.ts';
import { pointsAlone, pointsOf } from '../../series/points.ts';
import { type PlayedGames, pointsFrom, type Run, runsOf } from '../plan/run.ts';
import { foldName } from '../settings/names.ts';
import { LOGS, replayOf, type Tournament } from '../tournament.ts';
import { conductOf } from './conduct.ts';
import { gradeOf } from './grades.ts';
import { type Ranked, rank } from './ranking.ts';
import { standingsOf } from './standings.ts';
import { totalFigures } from './total-figures.ts';

/** All that can be told of a tournament from the games that are over. */
export function resultOf(tournament: Tournament, played: PlayedGames): TournamentResult {
  const { field, title, game, settings, clock, limits, isSandboxed, absent, secret, sameCode } = tournament;
  // Two who meet are a round robin of two.
  const format = field.format === 'match' ? 'round-robin' : field.format;
  const planned = plan(field, pointsFrom(field, played));
  const runs = runsOf(field, planned).filter(({ id }) => played.has(id));
  const ranked = rank(format, standingsOf(field, planned, played));
  const order = ranked.map(({ standing }) => standing.player);
  const placeOf = (player: number): number => order.indexOf(player);
  const lots = planned.exits
    .filter(({ isByLot }) => isByLot)
    .map(({ round, winner, player }) => ({ round, winner: placeOf(winner), loser: placeOf(player) }));
  return {
    title,
    game,
    isSolo: field.isSolo,
    format,
    seed: field.seed,
    ...(planned.isFinished && { secret }),
    settings,
    clock,
    limits,
    isSandboxed,
    isFinished: planned.isFinished,
    players: ranked.map((one) => playerResult(tournament, one, { runs, played })),
    absent,
    pairings: ranked.map(({ standing }) => order.map((other) => standing.against[other]!)),
    games: runs.map((run) => gameResult(tournament, run, { runs, played, placeOf })),
    ...(lots.length > 0 && { lots }),
    ...(played.size > runs.length && { superseded: played.size - runs.length }),
    ...(sameCode && { sameCode }),
  };
}

interface Games {
  readonly runs: readonly Run[];
  readonly played: PlayedGames;
}

function playerResult(tournament: Tournament, { standing, rank }: Ranked, { runs, played }: Games): PlayerResult {
  const { player, against, ...figures } = standing;
  const { players, grades = [] } = tournament;
  const { spec, bots, id, author } = players[player]!;
  const met = new Map(
    against.flatMap((one, other) => (one ? [[foldName(players[other]!.spec.name), one] as const] : [])),
  );
  const isGraded = grades.length > 0 && spec.kind === 'program';
  const totals = totalFigures(player, runs, played);
  return {
    name: spec.name,
    kind: spec.kind,
    ...(bots && { bots }),
    rank,
    ...(isGraded && { grade: gradeOf(grades, { player: { rank, ...figures }, against: met }) }),
    ...figures,
    ...conductOf(player, runs, played),
    ...(totals && { figures: totals }),
    ...(id !== undefined && { id }),
    ...(author !== undefined && { author }),
  };
}

function gameResult(
  { courses, commandFor }: Tournament,
  run: Run,
  games: Games & { readonly placeOf: (player: number) => number },
): GameResult {
  const { ending, actions, score, figures, times, logs } = games.played.get(run.id)!;
  const { title } = courses[(run.board - 1) % courses.length]!;
  return {
    id: run.id,
    round: run.round,
    seats: run.players.map(games.placeOf),
    points: pointsBySeat(run, games),
    ending,
    ...(score !== undefined && { score }),
    ...(figures !== undefined && { figures }),
    ...(title !== undefined && { title }),
    actions,
    times,
    replay: replayOf(run.id),
    logs: logs.map((log) => log && `${LOGS}/${log}`),
    command: commandFor(run.id),
  };
}

function pointsBySeat(run: Run, { runs, played }: Games): number[] {
  const game = played.get(run.id)!;
  if (run.players.length > 1) {
    return run.players.map((_, seat) => pointsOf(game.ending, seat));
  }
  const others = runs.filter(({ id, board }) => board === run.board && id !== run.id).map(({ id }) => played.get(id)!);
  return [others.length === 0 ? 0 : sum(others.map((other) => pointsAlone(game, other))) / others.length];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
