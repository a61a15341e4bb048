import type { Surface } from '../terminal/surface.ts';
import type { Picture } from './picture.ts';

/** Text in place of a board: each square is one character, and the picture is as wide as the area. */
export const textPicture = (surface: Surface): Picture => ({
  isText: true,
  width: surface.columns,
  height: surface.rows,
  focus: { x: 0, y: 0 },
  look: (x, y) => {
    const { character, role } = surface.at(x, y);
    return { text: character, role };
  },
});
