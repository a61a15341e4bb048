import type { Theme } from '../../../../../design/theme.ts';
import type { Skin } from '../../skin.ts';
import { paintBrackets, paintFrame } from '../frames.ts';
import { paintCrate } from './crate.ts';
import { paintDead, paintFloor, paintGoal } from './floor.ts';
import { paintReach, paintTarget } from './marks.ts';
import { paintMasonry } from './masonry.ts';
import { PALETTES } from './palette.ts';
import { paintPointer } from './pointer.ts';

/** The architect's plan: ink on squared paper, by night a blueprint. */
export function paper(theme: Theme): Skin {
  const colours = PALETTES[theme];
  const frame = { line: colours.pencil, rim: colours.paper };
  return {
    page: colours.page,
    shade: colours.shade,
    round: 0,
    floor: (pen, size) => paintFloor(pen, size, colours),
    rim(pen, size) {
      pen.fillStyle = colours.ink;
      pen.fillRect(0, 0, size, Math.max(1, Math.round(size / 28)));
    },
    goal: (pen, size) => paintGoal(pen, size, colours),
    dead: (pen, size) => paintDead(pen, size, colours),
    walls: (pen, size, masonry) => paintMasonry(pen, size, masonry, colours),
    box: (pen, size, look) => paintCrate(pen, size, look, colours),
    player: (pen, size, look) => paintPointer(pen, size, look, colours),
    reach: (pen, size) => paintReach(pen, size, colours),
    picked: (pen, size) => paintBrackets(pen, size, frame),
    cursor: (pen, size) => paintFrame(pen, size, frame),
    target: (pen, size) => paintTarget(pen, size, colours),
  };
}
