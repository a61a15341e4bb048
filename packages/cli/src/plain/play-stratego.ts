import type { StrategoGame } from '@dedalo/clients/stratego/session';
import { PlainStratego } from './plain-stratego.ts';
import { playGames, type PlainPlayOptions } from './play-lines.ts';

export const playPlainStratego = (stratego: StrategoGame, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainStratego(stratego, context), options);
