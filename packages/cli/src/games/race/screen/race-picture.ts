import type { Scene } from '@dedalo/race';
import type { Words } from '@dedalo/words';
import { Surface } from '../../../terminal/surface.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { textPicture } from '../../../app/text-picture.ts';
import { drawMap } from './draw-map.ts';
import { drawHead, drawStore } from './hud.ts';
import type { Means } from './looks.ts';

/** A moment of a race, with the lines above and below the map. */
export function racePicture(
  scene: Scene,
  client: Means & { readonly words: Words; readonly isLarge?: boolean },
  { width, height }: Area,
): Picture {
  const surface = new Surface(width, height, client);
  drawHead(surface, scene, { words: client.words, means: client });
  drawMap(surface, scene, {
    area: { x: 0, y: 1, width, height: height - 2 },
    means: client,
    isLarge: client.isLarge ?? false,
  });
  drawStore(surface, scene, { y: height - 1, message: undefined, words: client.words });
  return textPicture(surface);
}
