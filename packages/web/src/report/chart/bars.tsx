import type { PairingResult, PlayerResult } from '@dedalo/protocol/report';
import type { JSX } from 'preact';
import { marginOf } from '../format.ts';

const percent = (part: number): string => `${(100 * Math.max(0, Math.min(1, part))).toFixed(2)}%`;

/** One part of a whole. */
export const PlainBar = ({
  part,
  class: name = 'bar-fill',
}: {
  readonly part: number;
  readonly class?: string;
}): JSX.Element => (
  <>
    <rect class="bar-ground" width="100%" height="100%" />
    <rect class={name} width={percent(part)} height="100%" />
  </>
);

/** Won, drawn and lost games beside each other. */
export function ResultBar({ wins, draws, losses }: PairingResult): JSX.Element {
  const all = Math.max(1, wins + draws + losses);
  return (
    <>
      <rect class="bar-ground" width="100%" height="100%" />
      <rect class="bar-won" width={percent(wins / all)} height="100%" />
      <rect class="bar-drawn" x={percent(wins / all)} width={percent(draws / all)} height="100%" />
      <rect class="bar-lost" x={percent((wins + draws) / all)} width={percent(losses / all)} height="100%" />
    </>
  );
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** From the weakest to the strongest possible rating, in whole hundreds. */
export function ratingSpan(players: readonly PlayerResult[]): Span {
  const ends = players.flatMap(({ rating, deviation }) => [rating - marginOf(deviation), rating + marginOf(deviation)]);
  const from = Math.floor(Math.min(...ends) / 100) * 100;
  return { from, to: Math.max(from + 100, Math.ceil(Math.max(...ends) / 100) * 100) };
}

/** The rating as a point, and the interval that holds the true one 95 times in 100 as a line. */
export function RatingBar({ player, span }: { readonly player: PlayerResult; readonly span: Span }): JSX.Element {
  const at = (rating: number): string => percent((rating - span.from) / (span.to - span.from));
  const margin = marginOf(player.deviation);
  return (
    <>
      <line class="bar-axis" x1="0" x2="100%" y1="50%" y2="50%" />
      <line class="bar-interval" x1={at(player.rating - margin)} x2={at(player.rating + margin)} y1="50%" y2="50%" />
      <circle class="bar-point" cx={at(player.rating)} cy="50%" r="5" />
    </>
  );
}
