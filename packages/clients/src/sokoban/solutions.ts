import type { GameRecord } from '@dedalo/engine';
import {
  actionsOf,
  createConfig,
  type Level,
  type LevelEntry,
  modeOf,
  playActions,
  type SavedGame,
  sokoban,
  type SokobanTypes,
} from '@dedalo/sokoban';
import { printable } from '../printable.ts';
import type { BestSolutions } from './best-solutions.ts';

/** A solution that can be watched. */
export interface KnownSolution {
  /** Stored with the level, the player's own (the best by moves, by pushes), or shortened by the optimizer. */
  readonly kind: 'stored' | 'moves' | 'pushes' | 'shortened';
  /** Its name where it is stored. */
  readonly title?: string;
  readonly letters: string;
  /** For a `ReplayCursor`. */
  readonly record: GameRecord<SokobanTypes>;
}

type Candidate = Pick<KnownSolution, 'kind' | 'title' | 'letters'>;

/** Those stored with the level, then the player's own; incomplete ones are left out. */
export function knownSolutions(
  level: Level,
  { entry, best }: { readonly entry: LevelEntry | undefined; readonly best: BestSolutions | undefined },
): KnownSolution[] {
  return [...(entry?.games.map(storedOf) ?? []), ...ownOf(best)].flatMap((candidate) => {
    const record = solvingRecord(level, candidate.letters);
    return record ? [{ ...candidate, record }] : [];
  });
}

const storedOf = ({ title, moves }: SavedGame): Candidate => ({
  kind: 'stored',
  ...(title !== undefined && { title: printable(title) }),
  letters: moves.letters,
});

function ownOf(best: BestSolutions | undefined): Candidate[] {
  if (!best) return [];
  const [moves, pushes] = [best.bestMoves.solution, best.bestPushes.solution];
  const byMoves: Candidate = { kind: 'moves', letters: moves };
  const shortened = new Set([best.shortenedMoves?.solution, best.shortenedPushes?.solution]);
  return [
    byMoves,
    ...(moves === pushes ? [] : [{ kind: 'pushes', letters: pushes } as const]),
    ...[...shortened].flatMap((letters) => (letters === undefined ? [] : [{ kind: 'shortened', letters } as const])),
  ];
}

/** Complete, so that a cursor can go through all of it. */
export function solvingRecord(level: Level, letters: string): GameRecord<SokobanTypes> | undefined {
  const config = createConfig(level);
  if (!config.ok || modeOf(letters) === 'reverse') return undefined;
  const played = playActions(level, 'forward', actionsOf(level, letters));
  if (!played || played.refused || played.state.moves !== letters.length) return undefined;
  if (sokoban.outcome(played.state)?.reason !== 'solved') return undefined;
  const actions = actionsOf(level, letters).map((action) => ({ seat: 0, action }));
  return { config: config.value, seed: '', names: ['Player'], actions, played: actions.length };
}
