import type { RaceNow } from '@dedalo/clients/race/race-now';
import type { Cell } from '@dedalo/grid';
import { type Ground, UNIT } from '@dedalo/race';
import { Layers } from '../../canvas/layers.ts';
import type { Looks } from '../looks/looks.ts';
import { Actors, type GhostPlace } from './actors.ts';
import { Camera, cellSize } from './camera.ts';
import { GroundPicture } from './ground-picture.ts';
import { curtainOf } from './curtain.ts';
import { drawSurroundings } from './surroundings.ts';

export interface RaceLook {
  readonly looks: Looks;
  readonly isContrast: boolean;
  /** Nothing blinks or fades. */
  readonly isCalm: boolean;
  /** CSS points a cell is wide at least, where the usual ones are too few. */
  readonly leastCell?: number;
}

export interface Frame {
  /** Time since the last one. */
  readonly milliseconds: number;
  readonly ghost?: GhostPlace | undefined;
}

/** A race in an element of the page: the map on one canvas, drawn once, and all that moves on another. */
export class RaceCanvas {
  readonly #layers: Layers;
  readonly #actors: Actors;
  readonly #camera = new Camera();
  readonly #host: HTMLElement;
  #look: RaceLook;
  #picture: GroundPicture | undefined;
  #ground: Ground | undefined;
  #race: RaceNow | undefined;
  #size = 1;
  #curtain = -1;
  /** The map must be drawn again, not only what moves. */
  #isStale = true;

  constructor(host: HTMLElement, look: RaceLook) {
    this.#host = host;
    this.#look = look;
    this.#layers = new Layers(host, () => this.#refit());
    this.#actors = new Actors(this.#layers.pieces);
  }

  get look(): RaceLook {
    return this.#look;
  }

  setLook(look: RaceLook): void {
    this.#look = look;
    this.#ground = undefined;
    if (this.#race) this.show(this.#race, { milliseconds: 0 });
  }

  show(race: RaceNow, { milliseconds, ghost }: Frame): void {
    const isOther = this.#race !== race;
    this.#race = race;
    const { isOld, opacity } = curtainOf(race.transition, this.#look.isCalm);
    this.#drawCurtain(opacity);
    // What was left is seen until it has faded.
    if (isOld && this.#picture && !isOther) return;
    const ground = race.grounds[race.user.map]!;
    const isNew = this.#ground?.level !== ground.level;
    if (this.#ground !== ground) this.#enter(ground, race.level);
    const { view } = this.#layers;
    if (view.width === 0 || view.height === 0) return;
    const middle = { x: (race.user.x / UNIT + 0.5) * this.#size, y: (race.user.y / UNIT + 0.5) * this.#size };
    const hasMoved = this.#camera.follow(middle, isNew || this.#look.isCalm ? undefined : milliseconds);
    if (hasMoved || this.#isStale) this.#drawGround();
    const viewed = { view, size: this.#size, camera: this.#camera };
    this.#actors.draw(race, this.#look, { viewed, ghost });
  }

  wallBroken(cell: Cell): void {
    this.#picture?.wallBroken(cell);
    this.#actors.wallBroken();
    this.#isStale = true;
  }

  /** What is in view, as a PNG picture. */
  toBlob(): Promise<Blob> {
    const { ground, pieces, view } = this.#layers;
    const canvas = document.createElement('canvas');
    canvas.width = view.width;
    canvas.height = view.height;
    const pen = canvas.getContext('2d')!;
    pen.drawImage(ground.canvas, 0, 0);
    pen.drawImage(pieces.canvas, 0, 0);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
    });
  }

  destroy(): void {
    this.#layers.destroy();
  }

  #enter(ground: Ground, level: number): void {
    const { looks, isContrast } = this.#look;
    this.#ground = ground;
    this.#picture = new GroundPicture(ground, { looks, level, isContrast });
    this.#fit();
  }

  #fit(): void {
    const { view, ratio } = this.#layers;
    if (!this.#ground) return;
    const { width, height } = this.#ground;
    const { looks, leastCell } = this.#look;
    this.#size = cellSize(this.#ground, view, { points: looks.cell, ratio, least: leastCell });
    this.#camera.fit({ width: width * this.#size, height: height * this.#size }, view);
    this.#actors.clear({ view });
    this.#isStale = true;
  }

  #refit(): void {
    if (!this.#race) return;
    this.#fit();
    const { user } = this.#race;
    this.#camera.follow({ x: (user.x / UNIT + 0.5) * this.#size, y: (user.y / UNIT + 0.5) * this.#size });
    this.show(this.#race, { milliseconds: 0 });
  }

  #drawGround(): void {
    const { ground: pen, view } = this.#layers;
    const { canvas } = this.#picture!;
    const { x, y } = this.#camera;
    const { looks, isContrast } = this.#look;
    const scale = this.#size / looks.cell;
    pen.imageSmoothingEnabled = false;
    pen.clearRect(0, 0, view.width, view.height);
    const isCovered =
      x >= 0 && y >= 0 && x + view.width <= canvas.width * scale && y + view.height <= canvas.height * scale;
    if (!isCovered && !isContrast) drawSurroundings(pen, looks.wall(this.#race!.level), { size: this.#size, view });
    pen.drawImage(canvas, -x, -y, canvas.width * scale, canvas.height * scale);
    this.#layers.shadeEdges(
      {
        north: y > 0,
        east: x + view.width < canvas.width * scale,
        south: y + view.height < canvas.height * scale,
        west: x > 0,
      },
      'rgb(0 0 0 / 55%)',
    );
    this.#isStale = false;
  }

  #drawCurtain(opacity: number): void {
    if (this.#curtain === opacity) return;
    this.#curtain = opacity;
    (this.#host.firstElementChild as HTMLElement).style.opacity = String(opacity);
  }
}
