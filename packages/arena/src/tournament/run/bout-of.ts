import type { Bout } from '../../bout/bout.ts';
import { drawsOf, joinSecrets, type Secret } from '../../bout/secret.ts';
import type { Run } from '../plan/run.ts';
import type { Tournament } from '../tournament.ts';

/** Both games of a pair, and all pairs of two who meet in a round, are of one meeting. */
const meetingOf = ({ round, players }: Run): string => `${round}: ${players.toSorted((a, b) => a - b).join(' ')}`;

/** Games for one player have the same draws for all, because they are compared. */
function secretOf({ secret, players, field }: Tournament, run: Run): Secret {
  if (field.isSolo) return secret;
  return joinSecrets(
    secret,
    run.players.flatMap((player) => players[player]!.secret ?? []),
  );
}

/** A game of a tournament, with all that decides it. */
export function boutOf(tournament: Tournament, run: Run, { logs, hidden }: Pick<Bout, 'logs' | 'hidden'> = {}): Bout {
  const { game, players, courses, clock, limits, isSandboxed, keepsPrograms, checksReplays } = tournament;
  return {
    id: run.id,
    game,
    ...courses[(run.board - 1) % courses.length]!,
    ...drawsOf(secretOf(tournament, run), { id: run.id, pair: run.pair, seats: run.players.length }),
    players: run.players.map((player) => players[player]!.spec),
    clock,
    limits,
    isSandboxed,
    ...(keepsPrograms && { meeting: meetingOf(run) }),
    ...(checksReplays && { isChecked: true }),
    ...(hidden !== undefined && { hidden }),
    ...(logs !== undefined && { logs }),
  };
}
