import type { Game } from '@dedalo/engine';
import type { Painter } from '../../games/cli-game.ts';
import { textWidth } from '../../terminal/text-width.ts';
import { Surface } from '../../terminal/surface.ts';
import { textPicture } from '../../app/text-picture.ts';
import { largeBoard } from './rules-picture.ts';

/** The board as the rules draw it, centred; a larger one is cut at the end. */
export const rulesPainter = (game: Game): Painter => ({
  paint(state, { isAscii, isLarge }, area) {
    const { width, height } = area;
    const drawn = game.text.draw(game.view(state, 'public')).split('\n');
    const lines = isLarge ? largeBoard(drawn, area) : drawn;
    const surface = new Surface(width, Math.max(0, height), { isAscii });
    const x = Math.max(0, Math.floor((width - Math.max(...lines.map(textWidth))) / 2));
    const y = Math.max(0, Math.floor((height - lines.length) / 2));
    for (const [row, line] of lines.entries()) surface.put(x, y + row, line);
    return textPicture(surface);
  },
});
