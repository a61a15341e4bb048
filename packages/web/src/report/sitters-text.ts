import { said } from './given/speech.ts';
import { printableText } from './printable-text.ts';

/** The bot in each seat: “minmax in seat 1, hunter in seat 2”. */
export const sittersText = (bots: readonly string[]): string =>
  bots.map((bot, seat) => said.sitsAs({ bot: printableText(bot), seat: seat + 1 })).join(', ');
