import type { RulesGame } from '@dedalo/clients/rules-only/session';
import { playGames, type PlainPlayOptions } from '../../plain/play-lines.ts';
import { PlainRules } from './game.ts';

export const playPlainRules = (game: RulesGame, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainRules(game, context), options);
