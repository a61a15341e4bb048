/** What commands need to hold a tournament; the contract of its results is `@dedalo/protocol/report`. */
export { classCommand } from './entries/class-command.ts';
export type { HandInProblem } from './entries/absence.ts';
export { BOT_FILE, type BotFileProblem } from './entries/bot-file.ts';
export { type HandIn, readHandIns } from './entries/hand-ins.ts';
export { type NamedEntry, playerFolder, prepare } from './entries/prepare.ts';
export { type Change, changesOf } from './entries/version.ts';
export { Journal } from './journal/journal.ts';
export type { JournalProblem } from './journal/read-journal.ts';
export { memoryJournal } from './journal/memory-journal.ts';
export {
  MATCH_ENDS,
  type MatchEnd,
  type MatchPlayer,
  type MatchResult,
  matchResultOf,
} from './outcome/match-result.ts';
export { type NoHello, noHelloIn } from './outcome/no-hello.ts';
export { formatCsv, formatSameCode } from './outcome/csv.ts';
export { type Progress, progressOf } from './outcome/progress.ts';
export { resultOf } from './outcome/tournament-result.ts';
export { CountedPairs } from './plan/counted-pairs.ts';
export { boardsOf, duelsOn, MATCH } from './plan/duel.ts';
export { formatGameName, parseGameName } from './plan/game-name.ts';
export { type Field, type Seeding, SEEDINGS } from './plan/field.ts';
export { EXTRA_BOARDS } from './plan/knockout.ts';
export { plan } from './plan/plan.ts';
export { type PlayedGames, pointsFrom, runsOf } from './plan/run.ts';
export { usualRounds } from './plan/swiss.ts';
export { boutOf } from './run/bout-of.ts';
export type { Charter } from './run/charter.ts';
export { differences, hashOf, type Identity } from './run/identity.ts';
export { type Playing, playTournament } from './run/play-tournament.ts';
export {
  AGAIN,
  type FolderProblem,
  GRADES,
  ODD_GAMES,
  openRunFolder,
  REPORT,
  RESULTS,
  SAME_CODE,
  type RunFolder,
} from './run/run-folder.ts';
export { compareSources } from './same-code/compare.ts';
export { type Sources, readSources } from './same-code/read-sources.ts';
export { foldName, slugsOf } from './settings/names.ts';
export type { FileProblem } from './settings/problem.ts';
export { MOST_GAMES, MOST_JOBS, MOST_ROUNDS, readTournament, type SplitCommand } from './settings/read-tournament.ts';
export type { Grade } from './settings/grade.ts';
export type { ClassEntry, PlayerEntry, ProgramEntry, TournamentFile } from './settings/tournament-file.ts';
export { type Contestant, LOGS, REPLAYS, type Tournament } from './tournament.ts';
