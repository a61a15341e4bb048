import { directionOf, drawBoard, groundOf, readLevels, type SokobanTypes } from '@dedalo/sokoban';
import type { Intent } from '../../src/intent.ts';
import type { LevelSource } from '../../src/sokoban/level-source.ts';
import type { SokobanPlay } from '../../src/sokoban/sokoban-play.ts';
import { valueOf } from '../support.ts';

/** A file of levels; what stands under a board are its notes and games. */
export const fileOf = (...levels: readonly (readonly string[])[]): LevelSource => ({
  name: 'mine.sok',
  collection: valueOf(readLevels(levels.map((rows) => `${rows.join('\n')}\n`).join('\n'))),
});

export const at = ({ state }: SokobanPlay, x: number, y: number): number => y * state.config.level.width + x;
export const boxAt = (play: SokobanPlay, x: number, y: number): number => play.state.boxes.indexOf(at(play, x, y));

/** The board as it is drawn in a file. */
export const seen = ({ session }: SokobanPlay): string[] => drawBoard(session.view(0));

/** The ground with an x on every marked cell. */
export const marked = ({ state }: SokobanPlay, cells: Uint8Array | undefined): string[] | undefined =>
  cells &&
  groundOf(state.config.level).map((row, y) =>
    [...row].map((sign, x) => (cells[y * row.length + x] === 1 ? 'x' : sign)).join(''),
  );

/** Which level it is. */
export const place = ({ origin }: SokobanPlay): string | undefined =>
  origin && `${origin.source.name} ${origin.number}`;

/** What a client does with an intent. */
export function perform(play: SokobanPlay, intent: Intent<SokobanTypes>): void {
  if (intent.kind !== 'play') throw new Error(`nothing to play: ${JSON.stringify(intent)}`);
  for (const action of intent.actions) valueOf(play.session.play(0, action));
  play.keep();
}

/** Steps by their letters; capitals ask to pull. */
export function go(play: SokobanPlay, letters: string): void {
  for (const letter of letters) {
    perform(play, play.step(directionOf(letter)!, { isPulling: letter !== letter.toLowerCase() }));
  }
}
