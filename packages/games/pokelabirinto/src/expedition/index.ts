export { expedition } from './game.ts';
export { createConfig, DEFAULT_LIMIT, defaultConfig } from './config.ts';
export * from './content/balance.ts';
export * from './content/creatures.ts';
export { type Stage, stageOf, STAGES } from './content/stages.ts';
export { type Daily, dailyExpedition } from './daily.ts';
export { joiningHp } from './fight.ts';
export { endOf } from './rules.ts';
export { isAwake, legOf } from './scene.ts';
export * from './state.ts';
export { BOTS } from './bots/bots.ts';
export { BOT_NAMES, type BotName, type ExpeditionBot } from './bots/expedition-bot.ts';
export { type RatedDecision, rateDecisions, winOf } from './odds/decisions.ts';
export {
  type DecisionSummary,
  JourneyJudging,
  type JudgedDecision,
  LEAST_LOST,
  ofLastMeeting,
  summaryOf,
} from './odds/judge-journey.ts';
export { fightOdds } from './odds/known-fights.ts';
