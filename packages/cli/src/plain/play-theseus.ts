import type { TheseusGame } from '@dedalo/clients/theseus/session';
import { PlainTheseus } from './plain-theseus.ts';
import { playGames, type PlainPlayOptions } from './play-lines.ts';

export const playPlainTheseus = (theseus: TheseusGame, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainTheseus(theseus, context), options);
