import type { StrategoGame } from '@dedalo/clients/stratego/session';
import { PlainStratego } from './game.ts';
import { playGames, type PlainPlayOptions } from '../../../plain/play-lines.ts';

export const playPlainStratego = (stratego: StrategoGame, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainStratego(stratego, context), options);
