import type { GameId } from '@dedalo/catalogue/loaders';
import { useEffect, useState } from 'preact/hooks';
import { PATIENCE_MS } from '../work/with-patience.ts';
import { judgeAside } from './judge-aside.ts';
import type { Judgement, Source } from './judge.ts';
import { openJudged, type OpenedReplay } from './open-judged.ts';
import { useFailure } from './use-failure.ts';

export type Reading =
  | { readonly kind: 'reading'; readonly isSlow: boolean }
  | { readonly kind: 'refused'; readonly judgement: Exclude<Judgement, { kind: 'holds' }> }
  | (OpenedReplay & { readonly kind: 'opened'; readonly game: GameId; readonly text: string });

/**
 * Verifies an untrusted replay in a worker and opens it; leaving the page ends it. Errors go to the page's error
 * screen.
 */
export function useJudgement(source: Source): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'reading', isSlow: false });
  const fail = useFailure();
  const given = 'text' in source ? source.text : source.link;
  useEffect(() => {
    const leaving = new AbortController();
    setReading({ kind: 'reading', isSlow: false });
    const timer = setTimeout(() => setReading({ kind: 'reading', isSlow: true }), PATIENCE_MS);
    const end = (tell: () => void): void => {
      clearTimeout(timer);
      if (!leaving.signal.aborted) tell();
    };
    void read(source, leaving.signal).then(
      (next) => end(() => setReading(next)),
      (error: unknown) => end(() => fail(error)),
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [given]);
  return reading;
}

async function read(source: Source, signal: AbortSignal): Promise<Reading> {
  const judgement = await judgeAside(source, signal);
  if (judgement.kind !== 'holds') return { kind: 'refused', judgement };
  const { game, text } = judgement;
  return { kind: 'opened', game, text, ...(await openJudged(game, text)) };
}
