import { type Dice, findRung, ladderOf, rungFingerprint, type Rung, THESEUS, type TheseusTypes } from '@dedalo/theseus';
import type { Session } from '@dedalo/engine';
import { findSolved, type Progress, type SolvedEntry } from '../progress.ts';
import { type PlayerName, PLAYER_NAMES, type Side, SIDES, otherSide } from './players.ts';
import type { TheseusGame, TheseusWish } from './session.ts';

/** A board of a side's ladder, as one person sees it. */
export interface LadderBoard {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly rung: Rung;
  readonly against: PlayerName;
  readonly isWon: boolean;
}

const sideOf = ({ seat }: Rung): Side => SIDES[seat]!;

/** The same bot, under the name that people type: `cunning` is another one for each side. */
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
    isWon: findSolved(progress, 'theseus', rungFingerprint(rung)) !== undefined,
  }));
}

/** Where to go on: the first board that has not been won, else the last. */
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

/** The board of a ladder that a game is played on, if it is one. */
export function boardOf({ session, side, against }: TheseusGame, progress: Progress): LadderBoard | undefined {
  const { config, seed } = session;
  return ladderBoards(progress, side).find(
    ({ rung }) => opponentOf(rung) === against && findRung({ ...rung, config, seed }) === rung,
  );
}

const LETTERS: Readonly<Record<Dice, string>> = { 1: 'u', 3: 'r', 5: 'd', 7: 'l' };

/** How a board was won, as levels are kept: the dice of the person as letters; those of the bot are chance. */
export function wonEntry(session: Session<TheseusTypes>, { number, rung }: LadderBoard): SolvedEntry {
  const { actions, played } = session.record();
  const own = actions.slice(0, played).filter(({ seat }) => seat === rung.seat);
  const solution = own.map(({ action }) => LETTERS[action.dice]).join('');
  const side = rung.seat === THESEUS ? 'Theseus' : 'Minotaur';
  return {
    game: 'theseus',
    level: rungFingerprint(rung),
    title: `${side} ${number}`,
    moves: solution.length,
    pushes: 0,
    solution,
  };
}
