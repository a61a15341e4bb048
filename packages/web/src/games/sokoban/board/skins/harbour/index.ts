import type { Theme } from '../../../../../design/theme.ts';
import type { Skin } from '../../skin.ts';
import { paintBrackets, paintFrame } from '../frames.ts';
import { paintDead, paintFloor, paintGoal } from './floor.ts';
import { paintJar } from './jar.ts';
import { paintReach, paintTarget } from './marks.ts';
import { paintMasonry, paintWater, ROUND } from './masonry.ts';
import { PALETTES } from './palette.ts';
import { paintSailor } from './sailor.ts';

/** The quay: worn stones in the sea, planks, jars of oil and wine. */
export function harbour(theme: Theme): Skin {
  const colours = PALETTES[theme];
  const frame = { line: colours.mark, rim: colours.rimOfMark };
  return {
    page: colours.page,
    shade: colours.shade,
    round: ROUND,
    around: (pen, size, masonry) => paintWater(pen, size, masonry, colours),
    floor: (pen, size, variant) => paintFloor(pen, size, variant, colours),
    rim(pen, size) {
      pen.fillStyle = colours.mortar;
      pen.fillRect(0, 0, size, Math.max(1, Math.round(size / 14)));
    },
    goal: (pen, size) => paintGoal(pen, size, colours),
    dead: (pen, size) => paintDead(pen, size, colours),
    walls: (pen, size, masonry) => paintMasonry(pen, size, masonry, colours),
    box: (pen, size, look) => paintJar(pen, size, look, colours),
    player: (pen, size, look) => paintSailor(pen, size, look, colours),
    reach: (pen, size) => paintReach(pen, size, colours),
    picked: (pen, size) => paintBrackets(pen, size, frame),
    cursor: (pen, size) => paintFrame(pen, size, frame),
    target: (pen, size) => paintTarget(pen, size, colours),
  };
}
