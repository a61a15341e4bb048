import type { TheseusGame } from '@dedalo/clients/theseus/session';
import { PlainTheseus } from './game.ts';
import { playGames, type PlainPlayOptions } from '../../../plain/play-lines.ts';

export const playPlainTheseus = (theseus: TheseusGame, options: PlainPlayOptions): Promise<void> =>
  playGames((context) => new PlainTheseus(theseus, context), options);
