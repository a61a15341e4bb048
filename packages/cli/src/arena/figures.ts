import type { SeatTime } from '@dedalo/protocol/report';
import { spokenLanguage } from '../speech.ts';
import { formatTable } from '../table.ts';
import { arenaSpeech } from './arena-words.ts';
import { playerText } from './player-text.ts';

const LEAST = 0.001;

/** An Elo difference with its sign; null is infinite, on the side of `infinite`. */
export function eloText(elo: number | null, infinite: '+' | '−'): string {
  if (elo === null) return `${infinite}∞`;
  const digits = { signDisplay: 'exceptZero', maximumFractionDigits: Math.abs(elo) < 10 ? 1 : 0 } as const;
  return withMinus(new Intl.NumberFormat(spokenLanguage(), digits).format(elo));
}

const withMinus = (text: string): string => text.replace('-', '−');

export const percentText = (share: number): string =>
  new Intl.NumberFormat(spokenLanguage(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);

/** Nothing is ever completely certain. */
export function likelihoodText(likelihood: number): string {
  if (likelihood < LEAST) return `< ${percentText(LEAST)}`;
  return likelihood > 1 - LEAST ? `> ${percentText(1 - LEAST)}` : percentText(likelihood);
}

export const numberText = (value: number, digits = 2): string =>
  withMinus(new Intl.NumberFormat(spokenLanguage(), { maximumFractionDigits: digits }).format(value));

/** Milliseconds, with a sensible number of digits. */
export const timeText = (milliseconds: number): string =>
  milliseconds < 10_000
    ? `${numberText(milliseconds, milliseconds < 10 ? 2 : 0)} ms`
    : `${numberText(milliseconds / 1000, 1)} s`;

interface TimedPlayer {
  readonly name: string;
  readonly bots?: readonly string[];
  readonly time: SeatTime;
}

/** The time used by each. */
export function timeTable(players: readonly TimedPlayer[]): string {
  const rows = players.map(({ time: { asked, total, longest, banked }, ...player }) => [
    playerText(player),
    numberText(asked),
    timeText(asked === 0 ? 0 : total / asked),
    timeText(longest),
    timeText(banked),
  ]);
  return formatTable(arenaSpeech().match.timeHeads, rows, { left: [0] });
}
