import type { Character, Content, Media, PowerUp } from '@dedalo/race';
import { hasOurs, isCharacter, OUR_CELL, oursOn, type OurPictures } from './ours.ts';
import { kindOfPowerUp } from './power-up-kind.ts';
import type { Picture } from './picture.ts';
import { type World, worldOf } from './world.ts';

/** A whole map is drawn at the size of its pictures; larger ones would take too much memory. */
const FINEST_CELL = 64;

/** How many cells a picture is wide; of characters, how many frames it is high, each as high as a cell. */
const WIDTHS = { tiling: 2, icon: 1 } as const;
const FRAMES_HIGH = 4;

/** An opponent without a picture and with an unknown name gets one of these. */
const TRIBE = ['fox', 'hound', 'owl', 'snail', 'magpie', 'wolf', 'ghost', 'minotaur'] as const;

/** Pictures of a designer, by their paths. */
export type OwnPictures = ReadonlyMap<string, CanvasImageSource & { readonly width: number; readonly height: number }>;

const NONE: OwnPictures = new Map();

/** The looks of a game: the designer's pictures where there are some, ours elsewhere. */
export class Looks {
  readonly #content: Content;
  readonly #image: CanvasImageSource;
  readonly #ours: OurPictures;
  readonly #own: OwnPictures;
  /** Points a cell is wide: sharp pictures are drawn at whole multiples of it. */
  readonly cell: number;

  constructor(content: Content, image: CanvasImageSource, own: OwnPictures = NONE) {
    this.#content = content;
    this.#image = image;
    this.#ours = oursOn(image);
    this.#own = own;
    const tilings = content.levels.flatMap(({ wall, background }) => [wall, background]);
    const cells = tilings.map((media) => this.#ownOf(media, 'tiling')?.cell ?? OUR_CELL);
    this.cell = Math.min(FINEST_CELL, Math.max(...cells));
  }

  /** The same pictures for a part of the game. */
  of(content: Content): Looks {
    return new Looks(content, this.#image, this.#own);
  }

  wall(level: number): Picture {
    return this.#ownOf(this.#content.levels[level]!.wall, 'tiling') ?? this.ours(`wall/${this.#world(level)}`);
  }

  floor(level: number): Picture {
    return this.#ownOf(this.#content.levels[level]!.background, 'tiling') ?? this.ours(`floor/${this.#world(level)}`);
  }

  get user(): Picture {
    return this.#ownOf(this.#content.user.sprites, 'character') ?? this.ours('hero');
  }

  opponent(level: number, index: number): Picture {
    const opponent = this.#content.levels[level]!.opponents[index]!;
    return this.#ownOf(opponent.sprites, 'character') ?? this.ours(creatureOf(opponent, index));
  }

  powerUp(index: number): Picture {
    const powerUp = this.#content.powerUps[index]!;
    return this.#ownOf(powerUp.texture, 'icon') ?? this.ours(iconOf(powerUp));
  }

  get life(): Picture {
    return this.#ownOf(this.#content.lifeImage, 'icon') ?? this.ours('heart');
  }

  /** One of our pictures by its name. */
  ours(name: string): Picture {
    return this.#ours(name);
  }

  #world(level: number): World {
    return worldOf(this.#content.levels[level]!, level);
  }

  #ownOf(media: Media | null, kind: 'character' | 'tiling' | 'icon'): Picture | undefined {
    const image = media && this.#own.get(media.file);
    if (!image) return undefined;
    const [x, y, width, height] = media.rect ?? [0, 0, image.width, image.height];
    const cell = kind === 'character' ? height / FRAMES_HIGH : width / WIDTHS[kind];
    return { image, rect: { x, y, width, height }, cell };
  }
}

function creatureOf({ name }: Character, index: number): string {
  const drawn = name.toLowerCase();
  return drawn !== 'hero' && isCharacter(drawn) ? drawn : TRIBE[index % TRIBE.length]!;
}

function iconOf(powerUp: PowerUp): string {
  const named = `power/${powerUp.name.toLowerCase()}`;
  return hasOurs(named) ? named : `power/${kindOfPowerUp(powerUp)}`;
}
