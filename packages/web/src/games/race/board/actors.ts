import type { RaceNow, TrackNow } from '@dedalo/clients/race/race-now';
import { isHarmful } from '@dedalo/clients/race/words';
import type { Cell, Point, Size } from '@dedalo/grid';
import { GRACE, type Ground, type Item, NO_WAY, TICKS_A_SECOND, UNIT, USER } from '@dedalo/race';
import type { Pen } from '../../../canvas/pen.ts';
import type { Looks } from '../looks/looks.ts';
import { drawCharacter, drawIcon, type Spot } from './characters.ts';
import { CONTRAST } from './contrast.ts';
import { Thread } from './thread.ts';
import { type Restore, Traces } from './traces.ts';

/** Where the ghost was at this tick. */
export interface GhostPlace extends Point {
  readonly facing: number;
  readonly isMoving: boolean;
}

export interface ActorsLook {
  readonly looks: Looks;
  readonly isContrast: boolean;
  /** Whether nothing may blink. */
  readonly isCalm: boolean;
}

export interface Viewed {
  readonly view: Size;
  /** Device pixels a cell. */
  readonly size: number;
  readonly camera: Point;
}

/** How visible a character is that has just been moved elsewhere. */
const FAINT = 0.6;
const GHOST_ALPHA = 0.45;
const FOG = 'rgb(8 6 12 / 94%)';
/** Drawn behind power-ups that harm the user. */
const HARM = 'rgb(190 20 45 / 70%)';
const HARM_RIM = '#fff3dc';
const THREAD = '#ffd166';
const THREAD_RIM = '#3a2412';
/** How many ticks a power-up blinks before it vanishes. */
const LEAVING_TICKS: number = 3 * TICKS_A_SECOND;

/** All moving things of a map, drawn again for every frame; the ground under them is restored first. */
export class Actors {
  readonly #pen: Pen;
  readonly #restore: Restore;
  readonly #traces = new Traces();
  readonly #thread = new Thread();
  readonly #order: TrackNow[] = [];

  constructor(pen: Pen, restore: Restore) {
    this.#pen = pen;
    this.#restore = restore;
  }

  wallBroken(): void {
    this.#thread.forget();
  }

  /** Everything must be drawn again. */
  forget({ view }: Pick<Viewed, 'view'>): void {
    this.#traces.addAll(view);
  }

  draw(
    race: RaceNow,
    look: ActorsLook,
    { viewed, ghost }: { readonly viewed: Viewed; readonly ghost: GhostPlace | undefined },
  ): void {
    const pen = this.#pen;
    const { user } = race;
    const ground = race.grounds[user.map]!;
    this.#traces.restore(this.#restore);
    pen.imageSmoothingEnabled = false;
    const area = user.properties.visibleArea;
    if (area) this.#drawFog(area, ground, user, viewed);
    if (user.properties.showsPath) this.#drawThread(ground, user, viewed);
    for (const item of race.items) {
      if (item.map === user.map && isSeen(area, ground, user, item.cell)) this.#drawItem(race, item, look, viewed);
    }
    if (ghost) this.#drawGhost(ghost, race, look, viewed);
    this.#order.length = 0;
    for (const track of race.runners) if (track.map === user.map) this.#order.push(track);
    // Characters further down are drawn in front of the others.
    this.#order.sort((one, other) => one.y - other.y);
    for (const track of this.#order) {
      if (track === user || isSeen(area, ground, user, track.cell)) this.#drawTrack(track, race, look, viewed);
    }
    pen.globalAlpha = 1;
  }

  #spot({ x, y }: Point, { size, camera }: Viewed): Spot {
    return {
      pen: this.#pen,
      traces: this.#traces,
      size,
      x: (x / UNIT) * size - camera.x,
      y: (y / UNIT) * size - camera.y,
    };
  }

  #drawTrack(track: TrackNow, race: RaceNow, look: ActorsLook, viewed: Viewed): void {
    const spot = this.#spot(track, viewed);
    const isUser = track.who === USER;
    const picture = isUser ? look.looks.user : look.looks.opponent(race.level, track.who);
    if (look.isContrast) this.#drawMark(spot, isUser);
    this.#pen.globalAlpha = visibility(track, look, race.ticks);
    drawCharacter(spot, picture, {
      facing: track.facing,
      isMoving: track.way !== NO_WAY && track.properties.speed > 0,
      ticks: race.ticks,
    });
    this.#pen.globalAlpha = 1;
    const effect = track.effects.at(-1);
    if (effect) drawIcon(spot, look.looks.powerUp(effect.powerUp), { scale: 0.5, rise: 0.75 });
  }

  /** A ring for the user, a square for opponents: shapes that differ without colours. */
  #drawMark({ pen, traces, size, x, y }: Spot, isUser: boolean): void {
    const width = Math.max(2, Math.round(size / 10));
    pen.lineWidth = width;
    pen.strokeStyle = isUser ? CONTRAST.user : CONTRAST.opponent;
    pen.beginPath();
    if (isUser) pen.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
    else pen.rect(x + width, y + width, size - 2 * width, size - 2 * width);
    pen.stroke();
    traces.add(x - width, y - width, size + 2 * width, size + 2 * width);
  }

  #drawItem(race: RaceNow, item: Item, { looks, isCalm, isContrast }: ActorsLook, viewed: Viewed): void {
    const { width } = race.grounds[item.map]!;
    const column = item.cell % width;
    const spot = this.#spot({ x: column * UNIT, y: ((item.cell - column) / width) * UNIT }, viewed);
    const { timeout } = race.content.powerUps[item.powerUp]!;
    const isLeaving = timeout > 0 && timeout * TICKS_A_SECOND - item.age < LEAVING_TICKS;
    const rise = isCalm ? 0 : Math.sin(item.age / 12) / 16;
    if (isContrast) {
      this.#pen.fillStyle = CONTRAST.item;
      this.#pen.fillRect(spot.x, spot.y, spot.size, spot.size);
    } else {
      drawIcon(spot, looks.ours('glow'), { scale: 1.3 });
    }
    this.#pen.globalAlpha = isLeaving ? (isCalm || item.age % 30 < 15 ? 0.55 : 1) : 1;
    if (isHarmful(race.content.powerUps[item.powerUp]!)) this.#drawWarning(spot);
    drawIcon(spot, looks.powerUp(item.powerUp), { scale: 0.9, rise });
    this.#pen.globalAlpha = 1;
    this.#traces.add(spot.x, spot.y - spot.size / 8, spot.size, spot.size * 1.25);
  }

  #drawWarning({ x, y, size }: Spot): void {
    const pen = this.#pen;
    pen.beginPath();
    pen.arc(x + size / 2, y + size / 2, size * 0.47, 0, 2 * Math.PI);
    pen.fillStyle = HARM;
    pen.fill();
    pen.setLineDash([size / 8, size / 12]);
    pen.lineWidth = Math.max(1, size / 18);
    pen.strokeStyle = HARM_RIM;
    pen.stroke();
    pen.setLineDash([]);
  }

  #drawGhost(ghost: GhostPlace, race: RaceNow, { looks }: ActorsLook, viewed: Viewed): void {
    const spot = this.#spot(ghost, viewed);
    this.#pen.globalAlpha = GHOST_ALPHA;
    drawCharacter(spot, looks.user, { facing: ghost.facing, isMoving: ghost.isMoving, ticks: race.ticks });
    drawIcon(spot, looks.ours('crown'), { scale: 0.5, rise: 0.75 });
    this.#pen.globalAlpha = 1;
  }

  #drawFog(area: Size, ground: Ground, user: TrackNow, { view, size, camera }: Viewed): void {
    const pen = this.#pen;
    pen.save();
    pen.beginPath();
    pen.rect(-camera.x, -camera.y, ground.width * size, ground.height * size);
    pen.clip();
    pen.fillStyle = FOG;
    pen.fillRect(0, 0, view.width, view.height);
    const [wide, high] = [(2 * Math.floor(area.width / 2) + 1) * size, (2 * Math.floor(area.height / 2) + 1) * size];
    const [x, y] = [
      (user.x / UNIT + 0.5) * size - camera.x - wide / 2,
      (user.y / UNIT + 0.5) * size - camera.y - high / 2,
    ];
    // Opposite sides of a map touch, so things beyond one side appear at the other.
    for (const along of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        this.#restore(
          Math.round(x + along * ground.width * size),
          Math.round(y + down * ground.height * size),
          wide,
          high,
        );
      }
    }
    pen.restore();
    this.#traces.addAll(view);
  }

  /** A golden thread from the user to the exit. */
  #drawThread(ground: Ground, user: TrackNow, { view, size, camera }: Viewed): void {
    const pen = this.#pen;
    const cells = this.#thread.from(ground, user.cell);
    const { width } = ground;
    pen.beginPath();
    let before = -1;
    for (const cell of cells) {
      const column = cell % width;
      const [x, y] = [(column + 0.5) * size - camera.x, ((cell - column) / width + 0.5) * size - camera.y];
      // Through a passage the thread continues at the other side.
      const isBeside = before >= 0 && (Math.abs(before - cell) === 1 || Math.abs(before - cell) === width);
      if (isBeside) pen.lineTo(x, y);
      else pen.moveTo(x, y);
      before = cell;
    }
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.lineWidth = size / 5;
    pen.strokeStyle = THREAD_RIM;
    pen.stroke();
    pen.lineWidth = size / 10;
    pen.strokeStyle = THREAD;
    pen.stroke();
    this.#traces.addAll(view);
  }
}

function visibility({ grace, properties }: TrackNow, { isCalm }: ActorsLook, ticks: number): number {
  const shown = properties.alpha;
  if (grace === 0) return shown;
  if (isCalm) return shown * FAINT;
  const rising = FAINT + (1 - FAINT) * (1 - grace / GRACE);
  // A character that cannot be hit flickers a little.
  return shown * (ticks % 12 < 6 ? rising : Math.min(1, rising + 0.2));
}

/** Whether a cell is out of the fog (R42): opposite sides touch. */
function isSeen(area: Size | null, { width, height }: Ground, user: TrackNow, cell: Cell): boolean {
  if (!area) return true;
  const [x, y] = [
    Math.abs((cell % width) - (user.cell % width)),
    Math.abs(Math.floor(cell / width) - Math.floor(user.cell / width)),
  ];
  return 2 * Math.min(x, width - x) <= area.width && 2 * Math.min(y, height - y) <= area.height;
}
