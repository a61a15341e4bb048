import type { Message } from '@dedalo/clients/message';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText, padText, textWidth } from '../../../terminal/text-width.ts';
import type { Role } from '../../../terminal/theme.ts';
import type { Area } from '../../../app/picture.ts';

const ROLES: Readonly<Record<Message['role'], Role>> = {
  text: 'panel',
  good: 'panel-good',
  bad: 'panel-bad',
  faint: 'panel-faint',
};
const MARGIN = 3;

/** Lines in a box in the middle of an area, over what is there. */
export function drawPanel(surface: Surface, messages: readonly Message[], area: Area): void {
  if (messages.length === 0) return;
  const room = area.width - 2 * MARGIN;
  const texts = messages.map(({ text }) => cropText(text, room));
  const width = Math.max(...texts.map(textWidth)) + 2 * MARGIN;
  const x = area.x + Math.floor((area.width - width) / 2);
  const top = area.y + Math.max(0, Math.floor((area.height - texts.length) / 2) - 1);
  const blank = ' '.repeat(width);
  surface.put(x, top, blank, 'panel');
  for (const [row, text] of texts.entries()) {
    const before = ' '.repeat(Math.floor((width - textWidth(text)) / 2));
    surface.put(x, top + 1 + row, padText(before + text, width), ROLES[messages[row]!.role]);
  }
  surface.put(x, top + 1 + texts.length, blank, 'panel');
}
