import type { Rank } from '@dedalo/stratego';
import type { JSX } from 'preact';
import { PieceCard } from './board/piece-card.tsx';

interface Shown {
  readonly rank: Rank | null;
  readonly seat: number;
  readonly isBeaten?: boolean;
}

/** A row of pieces for each step of the instructions. */
const STEPS: readonly (readonly Shown[])[] = [
  [
    { rank: 'flag', seat: 0 },
    { rank: 'bomb', seat: 0 },
    { rank: 'scout', seat: 0 },
    { rank: null, seat: 1 },
  ],
  [
    { rank: 'spy', seat: 0 },
    { rank: 'marshal', seat: 1, isBeaten: true },
    { rank: 'miner', seat: 0 },
    { rank: 'bomb', seat: 1, isBeaten: true },
  ],
  [
    { rank: 'scout', seat: 0 },
    { rank: 'flag', seat: 1, isBeaten: true },
  ],
];

export const HowToPicture = ({ step }: { readonly step: number }): JSX.Element => (
  <div class="how-to-picture stratego-how-to">
    {STEPS[step % STEPS.length]!.map(({ rank, seat, isBeaten }, index) => (
      <PieceCard key={index} rank={rank} seat={seat} class={isBeaten ? 'is-beaten' : ''} />
    ))}
  </div>
);
