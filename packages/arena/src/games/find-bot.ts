import { type BotOptions, parseBotWord, type Seat, takesOptions } from '@dedalo/engine';
import type { ArenaGame, ArenaBot } from './arena-game.ts';

export interface FoundBot {
  readonly bot: ArenaBot;
  readonly options: BotOptions;
}

/** The bot that a word such as `minmax:depth=4` names, if there is one that takes these options. */
export function findBot(bots: ArenaGame['bots'], word: string): FoundBot | undefined {
  const parsed = parseBotWord(word);
  const bot = parsed && bots.find(({ name }) => name === parsed.name);
  return bot && takesOptions(bot.parameters ?? [], parsed.options) ? { bot, options: parsed.options } : undefined;
}

/** By seat: the bot that really sits there, where one of them is not what the word says. */
export function sittersOf(bots: ArenaGame['bots'], word: string): readonly string[] | undefined {
  return findBot(bots, word)?.bot.standIns?.map((name) => name ?? word);
}

/** What a player is called in a seat: its name, and the bot that really sits there if that is another one. */
export function nameInSeat(
  bots: ArenaGame['bots'],
  player: { readonly name: string; readonly bot: string },
  seat: Seat,
): string {
  const sitter = sittersOf(bots, player.bot)?.[seat] ?? player.bot;
  return sitter === player.bot ? player.name : `${player.name} (${sitter})`;
}
