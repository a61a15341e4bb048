import { describe, expect, test } from 'vitest';
import { THEMES } from '../../../../src/design/theme.ts';
import { PALETTES as HARBOUR } from '../../../../src/games/sokoban/board/skins/harbour/palette.ts';
import { PALETTES as KNOSSOS } from '../../../../src/games/sokoban/board/skins/knossos/palette.ts';
import { PALETTES as PAPER } from '../../../../src/games/sokoban/board/skins/paper/palette.ts';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(THEMES)('by %s', (theme) => {
  const knossos = KNOSSOS[theme];
  const paper = PAPER[theme];
  const harbour = HARBOUR[theme];

  const worst = (floors: readonly string[], colours: readonly string[]): number =>
    Math.min(...floors.flatMap((floor) => colours.map((colour) => contrast(floor, colour))));

  test('knossos: walls, pieces and goals stand out from the floor', () => {
    const { wall, wallFront, wood, woodFront, sealed, sealedFront, lost, cloak, tunic, skin, goal, mark, dead } =
      knossos;
    const figures = [wall, wallFront, wood, woodFront, sealed, sealedFront, lost, cloak, tunic, skin, goal, mark, dead];
    expect(worst([knossos.floor, knossos.floorLight], figures)).toBeGreaterThanOrEqual(3);
  });

  test('paper: ink and pencil stand out from the paper', () => {
    expect(worst([paper.paper], [paper.ink, paper.pencil, paper.dead])).toBeGreaterThanOrEqual(3);
    expect(worst([paper.wallPaper, paper.crate, paper.crateShade], [paper.ink])).toBeGreaterThanOrEqual(3);
  });

  test('harbour: walls, pieces and goals stand out from the planks', () => {
    const { stones, stoneFront, clay, clayDark, lost, tunic, skin, cap, tile, tileOther, mark, dead } = harbour;
    const figures = [...stones, stoneFront, clay, clayDark, lost, tunic, skin, cap, tile, tileOther, mark, dead];
    expect(worst(harbour.planks, figures)).toBeGreaterThanOrEqual(3);
  });
});
