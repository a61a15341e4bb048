import { hashText, type Seat } from '@dedalo/engine';
import { text } from '../text.ts';
import type { Config } from '../state.ts';
import type { Rung } from './rung.ts';
import { RUNGS } from './rungs.ts';

/** The boards of a side, each harder than the one before. */
export const ladderOf = (seat: Seat): readonly Rung[] => RUNGS.filter((rung) => rung.seat === seat);

/** What a rung is known by for good: the board, the side and who plays the other. */
export function rungFingerprint({ seat, against, config, seed }: Omit<Rung, 'chance'>): string {
  return hashText([`seat ${seat}`, `against ${against}`, `seed ${seed}`, text.formatConfig(config)].join('\n'));
}

interface Meeting {
  readonly seat: Seat;
  readonly against: string;
  readonly config: Config;
  readonly seed: string;
}

/** The rung that a game was played on, if it was one. */
export function findRung(meeting: Meeting): Rung | undefined {
  return ladderOf(meeting.seat).find(
    ({ against, config, seed }) =>
      against === meeting.against &&
      seed === meeting.seed &&
      text.formatConfig(config) === text.formatConfig(meeting.config),
  );
}
