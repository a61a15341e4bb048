import type { GameId } from '@dedalo/catalogue/loaders';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findWebGame } from '../games/index.ts';
import type { OwnStatisticsProps } from '../games/web-game.ts';

/** What a game counts of its own, once that is loaded. */
export function OwnStatistics({ id, games }: OwnStatisticsProps & { readonly id: GameId }): JSX.Element | null {
  const [Own, setOwn] = useState<ComponentType<OwnStatisticsProps>>();
  useEffect(() => {
    const load = findWebGame(id).statistics;
    if (load) void load().then((own) => setOwn(() => own));
  }, [id]);
  return Own ? <Own games={games} /> : null;
}
