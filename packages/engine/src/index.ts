export { err, ok, type Result, type TextPlace } from '@dedalo/grid';
export * from './bot.ts';
export * from './bot-word.ts';
export * from './conformance/check-game.ts';
export { damageText } from './conformance/damage-text.ts';
export {
  type ActionTrial,
  judgeRefusal,
  judgeState,
  TEXT_FAULTS,
  type TextFault,
  type TextTrial,
  type TextVerdict,
  tryActions,
  tryConfigs,
  tryTexts,
} from './conformance/hostile-text.ts';
export { LAWS, type Law, type Violation } from './conformance/law.ts';
export * from './game.ts';
export * from './outcome.ts';
export { ReplayCursor } from './replay/cursor.ts';
export { formatEnding, formatReplay, MARK_EVERY } from './replay/format.ts';
export { hashText } from './replay/hash.ts';
export { openReplay } from './replay/open.ts';
export { parseReplay } from './replay/parse.ts';
export * from './replay/problem.ts';
export type { Acted, GameRecord } from './replay/record.ts';
export { type Mark, type Replay, REPLAY_VERSION, type ReplayAction } from './replay/replay.ts';
export { verifyReplay } from './replay/verify.ts';
export * from './search/index.ts';
export { searchBot } from './search-bot.ts';
export * from './seat.ts';
export * from './session/session.ts';
export { TimedThought } from './timed-thought.ts';
export { type Visibility, visibleBy } from './visibility.ts';
