import type { RaceNow } from '@dedalo/clients/race/race-now';
import type { Cell } from '@dedalo/grid';
import { type Ground, UNIT } from '@dedalo/race';
import type { Pen } from '../../../canvas/pen.ts';
import { Surface } from '../../../canvas/surface.ts';
import type { EdgedBoard } from '../../../edges/show-edges.ts';
import type { Looks } from '../looks/looks.ts';
import { Actors, type GhostPlace } from './actors.ts';
import { Camera, cellSize } from './camera.ts';
import { GroundPicture } from './ground-picture.ts';
import { curtainOf } from './curtain.ts';
import { drawSurroundings } from './surroundings.ts';

export interface RaceLook {
  readonly looks: Looks;
  readonly isContrast: boolean;
  /** Whether nothing may blink or fade. */
  readonly isCalm: boolean;
  /** The least width of a cell in CSS points, if the usual one is too small. */
  readonly leastCell?: number;
}

export interface Frame {
  /** Time since the last frame. */
  readonly milliseconds: number;
  readonly ghost?: GhostPlace | undefined;
  /** The race is paused, and everything must be visible where it is: no fading. */
  readonly isPaused?: boolean;
}

/**
 * A race in an element of the page. The still parts are drawn once, on a hidden canvas; the visible one is restored
 * from it wherever something has moved. There is only one visible canvas and it is opaque: without a graphics card that
 * is half the work of two.
 */
export class RaceCanvas implements EdgedBoard {
  placed: EdgedBoard['placed'];
  readonly #surface: Surface;
  readonly #still: Pen;
  readonly #actors: Actors;
  readonly #camera = new Camera();
  #look: RaceLook;
  #picture: GroundPicture | undefined;
  #ground: Ground | undefined;
  #race: RaceNow | undefined;
  #size = 1;
  #curtain = -1;
  /** The map must be drawn again, not only what moves. */
  #isStale = true;

  constructor(host: HTMLElement, look: RaceLook) {
    this.#look = look;
    this.#still = document.createElement('canvas').getContext('2d', { alpha: false })!;
    this.#surface = new Surface(host, [{ alpha: false }], () => this.#refit());
    const [seen] = this.#surface.pens as [Pen];
    const { canvas: still } = this.#still;
    this.#actors = new Actors(seen, (x, y, width, height) =>
      seen.drawImage(still, x, y, width, height, x, y, width, height),
    );
  }

  get look(): RaceLook {
    return this.#look;
  }

  setLook(look: RaceLook): void {
    this.#look = look;
    this.#ground = undefined;
    if (this.#race) this.show(this.#race, { milliseconds: 0 });
  }

  show(race: RaceNow, { milliseconds, ghost, isPaused = false }: Frame): void {
    const isOther = this.#race !== race;
    this.#race = race;
    const { isOld, opacity } = curtainOf(race.transition, this.#look.isCalm || isPaused);
    this.#drawCurtain(opacity);
    // The old map is drawn until it has faded.
    if (isOld && this.#picture && !isOther) return;
    const ground = race.grounds[race.user.map]!;
    const isNew = this.#ground?.level !== ground.level;
    if (this.#ground !== ground) this.#enter(ground, race.level);
    const { view } = this.#surface;
    if (view.width === 0 || view.height === 0) return;
    const middle = { x: (race.user.x / UNIT + 0.5) * this.#size, y: (race.user.y / UNIT + 0.5) * this.#size };
    const hasMoved = this.#camera.follow(middle, isNew || this.#look.isCalm ? undefined : milliseconds);
    if (hasMoved || this.#isStale) this.#drawStill();
    const viewed = { view, size: this.#size, camera: this.#camera };
    this.#actors.draw(race, this.#look, { viewed, ghost });
  }

  wallBroken(cell: Cell): void {
    this.#picture?.wallBroken(cell);
    this.#actors.wallBroken();
    this.#isStale = true;
  }

  /** The visible part, as a PNG picture. */
  toBlob(): Promise<Blob> {
    const [{ canvas }] = this.#surface.pens as [Pen];
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
    });
  }

  tellPlace(): void {
    if (!this.#ground) return;
    const { width: columns, height: rows } = this.#ground;
    const { ratio } = this.#surface;
    const { x, y } = this.#camera;
    this.placed?.({ left: -x / ratio, top: -y / ratio, tile: this.#size / ratio, columns, rows, frame: Infinity });
  }

  destroy(): void {
    this.#surface.destroy();
  }

  #enter(ground: Ground, level: number): void {
    const { looks, isContrast } = this.#look;
    this.#ground = ground;
    this.#picture = new GroundPicture(ground, { looks, level, isContrast });
    this.#fit();
  }

  #fit(): void {
    const { view, ratio } = this.#surface;
    if (!this.#ground) return;
    const { width, height } = this.#ground;
    const { looks, leastCell } = this.#look;
    this.#size = cellSize(this.#ground, view, { points: looks.cell, ratio, least: leastCell });
    this.#camera.fit({ width: width * this.#size, height: height * this.#size }, view);
    this.#still.canvas.width = view.width;
    this.#still.canvas.height = view.height;
    this.#isStale = true;
  }

  #refit(): void {
    if (!this.#race) return;
    this.#fit();
    const { user } = this.#race;
    this.#camera.follow({ x: (user.x / UNIT + 0.5) * this.#size, y: (user.y / UNIT + 0.5) * this.#size });
    this.show(this.#race, { milliseconds: 0 });
  }

  #drawStill(): void {
    const pen = this.#still;
    const { view } = this.#surface;
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
    this.#actors.forget({ view });
    this.#surface.shadeEdges(
      {
        north: y > 0,
        east: x + view.width < canvas.width * scale,
        south: y + view.height < canvas.height * scale,
        west: x > 0,
      },
      'rgb(0 0 0 / 55%)',
    );
    this.#isStale = false;
    this.tellPlace();
  }

  #drawCurtain(opacity: number): void {
    if (this.#curtain === opacity) return;
    this.#curtain = opacity;
    this.#surface.fade(opacity);
  }
}
