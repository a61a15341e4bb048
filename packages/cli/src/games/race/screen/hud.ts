import type { Message } from '@dedalo/clients/message';
import { heartsText, levelName, mapText, storeTexts, timeText } from '@dedalo/clients/race/words';
import type { Scene } from '@dedalo/race';
import type { Words } from '@dedalo/words';
import type { Surface } from '../../../terminal/surface.ts';
import { cropText, textWidth } from '../../../terminal/text-width.ts';
import type { Means } from './looks.ts';

/** The line above the map: lives, the level, the map, the time. */
export function drawHead(surface: Surface, scene: Scene, { words, means }: { words: Words; means: Means }): void {
  // Without a heart to draw, lives are a number.
  const hearts = means.isAscii ? `<3 x${scene.lives}` : heartsText(scene.lives, '♥');
  const time = timeText(scene.ticks);
  const right = `${mapText(scene, words)}  ${time}`;
  surface.put(1, 0, hearts, 'heart');
  const x = Math.max(9, textWidth(hearts) + 3);
  surface.put(x, 0, cropText(levelName(scene, words), surface.columns - x - textWidth(right) - 3), 'title');
  surface.put(surface.columns - textWidth(right) - 1, 0, right);
}

/** The line below the map: the store, and the latest message. */
export function drawStore(
  surface: Surface,
  scene: Scene,
  { y, message, words }: { readonly y: number; readonly message: Message | undefined; readonly words: Words },
): void {
  const said = message ? cropText(message.text, surface.columns - 2) : '';
  const from = surface.columns - textWidth(said) - 1;
  const store = storeTexts(scene, words).join('  ');
  // The message is gone in a moment; the store is not.
  surface.put(1, y, cropText(store, message ? Math.max(1, from - 3) : surface.columns - 2), 'text');
  if (message) surface.put(from, y, said, message.role);
}
