import { findRung, ladderOf, rungFingerprint, type Rung, THESEUS, type TheseusTypes } from '@dedalo/theseus';
import type { Session } from '@dedalo/engine';
import { levelOf, type Progress, type Reached } from '../progress/progress.ts';
import { type PlayerName, PLAYER_NAMES, type Side, SIDES, otherSide } from './players.ts';
import type { TheseusGame, TheseusWish } from './session.ts';
import { theseusProgress } from './won-boards.ts';

/** A board of a side's ladder, for one person. */
export interface LadderBoard {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly rung: Rung;
  readonly against: PlayerName;
  readonly isWon: boolean;
}

const sideOf = ({ seat }: Rung): Side => SIDES[seat]!;

/** The bot, under the name that people type: `cunning` is a different one for each side. */
export function opponentOf(rung: Rung): PlayerName {
  const name = rung.against.replace(`-${otherSide(sideOf(rung))}`, '');
  return PLAYER_NAMES.find((known) => known === name)!;
}

export function ladderBoards(progress: Progress, side: Side): readonly LadderBoard[] {
  const rungs = ladderOf(SIDES.indexOf(side));
  return rungs.map((rung, index) => ({
    number: index + 1,
    of: rungs.length,
    rung,
    against: opponentOf(rung),
    isWon: levelOf(progress, theseusProgress, rungFingerprint(rung))?.isSolved ?? false,
  }));
}

/** The board to continue with: the first one not won, else the last. */
export function nextBoard(progress: Progress, side: Side): LadderBoard {
  const boards = ladderBoards(progress, side);
  return boards.find(({ isWon }) => !isWon) ?? boards.at(-1)!;
}

export const wishOf = (rung: Rung): TheseusWish => ({
  config: rung.config,
  seed: rung.seed,
  side: sideOf(rung),
  against: opponentOf(rung),
});

/** The board of a ladder for a game, if it is on one. */
export function boardOf({ session, side, against }: TheseusGame, progress: Progress): LadderBoard | undefined {
  const { config, seed } = session;
  return ladderBoards(progress, side).find(
    ({ rung }) => opponentOf(rung) === against && findRung({ ...rung, config, seed }) === rung,
  );
}

/** What is kept of a won board. */
export const wonBoard = (
  session: Session<TheseusTypes>,
  { number, rung }: LadderBoard,
): Reached<{ rounds: number }> => ({
  level: rungFingerprint(rung),
  title: `${rung.seat === THESEUS ? 'Theseus' : 'Minotaur'} ${number}`,
  isSolved: true,
  value: { rounds: Math.ceil(session.state.dice / 2) },
});
