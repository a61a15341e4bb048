import { type GameRecord, parseReplay, verifyReplay } from '@dedalo/engine';
import { useEffect, useState } from 'preact/hooks';
import { loadReplayGame } from '../../replay/replay-games.ts';
import type { Report } from '../report.ts';

export type Opened =
  | { readonly kind: 'reading' | 'missing' | 'bad' }
  | { readonly kind: 'holds'; readonly record: GameRecord; readonly text: string };

/**
 * The replay of a game, verified first as every replay is. In the page itself, because a file may start no worker; the
 * arena writes no endless replays.
 */
export function useOpened(report: Report, id: string): Opened {
  const text = report.data.replays[id];
  const [opened, setOpened] = useState<Opened & { readonly id?: string }>({ kind: 'reading' });
  useEffect(() => {
    let isGone = false;
    const show = (found: Opened): void => {
      if (!isGone) setOpened({ ...found, id });
    };
    if (text === undefined) show({ kind: 'missing' });
    else judge(report, text).then(show, () => show({ kind: 'bad' }));
    return () => {
      isGone = true;
    };
  }, [id]);
  return opened.id === id ? opened : { kind: 'reading' };
}

async function judge({ gameId }: Report, text: string): Promise<Opened> {
  const { game } = await loadReplayGame(gameId);
  const parsed = parseReplay(text);
  const verified = parsed.ok ? verifyReplay(game, parsed.value) : parsed;
  return verified.ok ? { kind: 'holds', record: verified.value, text } : { kind: 'bad' };
}
