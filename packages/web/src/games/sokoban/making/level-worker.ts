import type { LevelWish } from '@dedalo/clients/sokoban/made-level';
import { type GeneratedLevel, NewLevel } from '@dedalo/sokoban';
import type { MakerWord } from '../../../making/making.ts';

/** Work between two words of how far it is, in microseconds of an ordinary machine. */
const SLICE = 100_000;

const say = (word: MakerWord<GeneratedLevel>): void => postMessage(word);

addEventListener('message', ({ data }: MessageEvent<LevelWish>) => {
  const maker = new NewLevel(data);
  while (!maker.run(SLICE)) say({ share: maker.progress });
  say({ made: maker.level });
});
