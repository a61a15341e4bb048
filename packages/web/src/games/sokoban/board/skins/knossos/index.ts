import type { Theme } from '../../../../../design/theme.ts';
import type { Skin } from '../../skin.ts';
import { paintBrackets, paintFrame } from '../frames.ts';
import { paintChest } from './chest.ts';
import { paintFigure } from './figure.ts';
import { paintDead, paintFloor, paintGoal } from './floor.ts';
import { paintMasonry, ROUND } from './masonry.ts';
import { paintReach, paintTarget } from './marks.ts';
import { PALETTES } from './palette.ts';

/** The palace: terracotta walls, plaster floors, chests, and the builder himself. */
export function knossos(theme: Theme): Skin {
  const colours = PALETTES[theme];
  const frame = { line: colours.mark, rim: colours.floor };
  return {
    page: colours.page,
    shade: colours.shade,
    round: ROUND,
    floor: (pen, size, variant) => paintFloor(pen, size, variant, colours),
    rim(pen, size) {
      pen.fillStyle = colours.wallFront;
      pen.fillRect(0, 0, size, Math.max(1, Math.round(size / 14)));
    },
    goal: (pen, size) => paintGoal(pen, size, colours),
    dead: (pen, size) => paintDead(pen, size, colours),
    walls: (pen, size, masonry) => paintMasonry(pen, size, masonry, colours),
    box: (pen, size, look) => paintChest(pen, size, look, colours),
    player: (pen, size, look) => paintFigure(pen, size, look, colours),
    reach: (pen, size) => paintReach(pen, size, colours),
    picked: (pen, size) => paintBrackets(pen, size, frame),
    cursor: (pen, size) => paintFrame(pen, size, frame),
    target: (pen, size) => paintTarget(pen, size, colours),
  };
}
