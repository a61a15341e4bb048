import type { GameRecord } from '@dedalo/engine';
import type { StrategoTypes } from '@dedalo/stratego';

/** After so many actions all is set up, or nothing more is. */
export function firstMoveAt({ actions }: Pick<GameRecord<StrategoTypes>, 'actions'>): number {
  const first = actions.findIndex(({ action }) => action.type !== 'place');
  return first === -1 ? actions.length : first;
}
