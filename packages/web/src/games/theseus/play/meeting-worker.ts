import { BotsGame, type BotsWish } from '@dedalo/clients/theseus/bots-game';
import type { GameRecord } from '@dedalo/engine';
import type { TheseusTypes } from '@dedalo/theseus';
import { answerWith } from '../../../work/answer.ts';

answerWith((wish: BotsWish): GameRecord<TheseusTypes> => new BotsGame(wish).playOut());
