import { type Level, parseBoard } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { LevelPicture } from './board/level-picture.tsx';

const drawn = (rows: readonly string[]): Level => {
  const level = parseBoard(rows);
  if (!level.ok) throw new Error(`a picture of how to play cannot be read: ${level.error.code}`);
  return level.value;
};

/** A picture for each step of the instructions. */
const LEVELS = [
  ['########', '# @$  .#', '########'],
  ['########', '#$  .. #', '#  @ $ #', '########'],
  ['########', '# @ *  #', '#  $ . #', '########'],
].map(drawn);

export const HowToPicture = ({ step }: { readonly step: number }): JSX.Element => (
  <div class="how-to-picture">
    <LevelPicture level={LEVELS[step % LEVELS.length]!} width={264} height={140} />
  </div>
);
