/** What commands need to hold a tournament; the contract of its results is in `result.ts`. */
export { BOT_FILE, type HandIn, readHandIns } from './entries/hand-ins.ts';
export { changedSince, type NamedEntry, playerFolder, prepare } from './entries/prepare.ts';
export { Journal } from './journal/journal.ts';
export type { JournalProblem } from './journal/read-journal.ts';
export { formatCsv } from './outcome/csv.ts';
export { type Progress, progressOf } from './outcome/progress.ts';
export { resultOf } from './outcome/tournament-result.ts';
export { boardsOf } from './plan/duel.ts';
export { type Field, type Seeding, SEEDINGS } from './plan/field.ts';
export { EXTRA_BOARDS } from './plan/knockout.ts';
export { plan } from './plan/plan.ts';
export { pointsFrom, runsOf } from './plan/run.ts';
export { usualRounds } from './plan/swiss.ts';
export { boutOf } from './run/bout-of.ts';
export type { Charter } from './run/charter.ts';
export { differences, hashOf, type Identity } from './run/identity.ts';
export { playTournament } from './run/play-tournament.ts';
export {
  AGAIN,
  type FolderProblem,
  GRADES,
  JOURNAL,
  openRunFolder,
  REPORT,
  RESULTS,
  type RunFolder,
} from './run/run-folder.ts';
export { foldName, slugsOf } from './settings/names.ts';
export type { FileProblem } from './settings/problem.ts';
export { MOST_GAMES, MOST_JOBS, MOST_ROUNDS, readTournament, type SplitCommand } from './settings/read-tournament.ts';
export type { PlayerEntry, ProgramEntry, TournamentFile } from './settings/tournament-file.ts';
export { type Contestant, type Tournament } from './tournament.ts';
