import './edges.css';
import { labelStep } from '@dedalo/clients/label-step';
import { columnName, rowName } from '@dedalo/grid';

/** Where the squares of a board lie in its element, in CSS pixels. */
export interface BoardPlace {
  readonly left: number;
  readonly top: number;
  /** How wide and high a square is. */
  readonly tile: number;
  readonly columns: number;
  readonly rows: number;
  /** How far what is painted goes beyond the squares; a whole painted view is infinitely wide. */
  readonly frame?: number;
}

const AXES = ['columns', 'rows'] as const;
type Axis = (typeof AXES)[number];

const NAMES: Readonly<Record<Axis, (index: number) => string>> = { columns: columnName, rows: rowName };
/** Of a label, in letters of its size: what it takes along its edge, with the gap to the next one. */
const LENGTHS: Readonly<Record<Axis, (longest: number) => number>> = {
  columns: (longest) => 0.7 * longest + 0.5,
  rows: () => 1.15,
};

interface Strip {
  readonly element: HTMLElement;
  /** Moves under the strip as the board is scrolled. */
  readonly track: HTMLElement;
  /** What its labels were made for. */
  made: string;
}

/**
 * Letters above a board and numbers at its left, in a layer of their own: they take room from the element of the board, never
 * from a square. They stand beside the board, and at the edge of what is seen where the board goes on beyond it.
 */
export class EdgeLabels {
  readonly #host: HTMLElement;
  readonly #layer = element('edges');
  readonly #strips: Readonly<Record<Axis, Strip>>;

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#layer.ariaHidden = 'true';
    const strip = (axis: Axis): Strip => {
      const made = { element: element(`edges-${axis}`), track: element('edges-track'), made: '' };
      made.element.append(made.track);
      this.#layer.append(made.element);
      return made;
    };
    this.#strips = { columns: strip('columns'), rows: strip('rows') };
    host.classList.add('has-edges');
    host.append(this.#layer);
  }

  /** To be called whenever the board has moved or changed its size. */
  place(place: BoardPlace): void {
    const { left, top, tile, frame = 0 } = place;
    if (tile === 0) return;
    const { columns, rows } = this.#strips;
    // Numbers of more digits take more room: the board is fitted anew and places them again.
    this.#host.style.setProperty('--edge-digits', String(rowName(place.rows - 1).length));
    const letter = Number.parseFloat(getComputedStyle(this.#layer).fontSize);
    for (const axis of AXES) fill(this.#strips[axis], axis, { count: place[axis], tile, letter });
    columns.track.style.transform = `translateX(${left}px)`;
    columns.element.style.transform = `translateY(${Math.max(0, top - frame)}px)`;
    rows.track.style.transform = `translateY(${top}px)`;
    rows.element.style.transform = `translateX(${Math.max(0, left - frame)}px)`;
  }

  destroy(): void {
    this.#layer.remove();
    this.#host.classList.remove('has-edges');
    this.#host.style.removeProperty('--edge-digits');
  }
}

function element(kind: string): HTMLElement {
  const made = document.createElement('div');
  made.className = kind;
  return made;
}

interface Measures {
  readonly count: number;
  readonly tile: number;
  /** How large letters are, in CSS pixels. */
  readonly letter: number;
}

/** Labels are only made again when they or their distance change. */
function fill(strip: Strip, axis: Axis, { count, tile, letter }: Measures): void {
  const length = LENGTHS[axis](NAMES[axis](count - 1).length) * letter;
  const step = labelStep(tile, length);
  const made = [count, tile, step].join(' ');
  if (made === strip.made) return;
  strip.made = made;
  const labels: HTMLElement[] = [];
  for (let index = 0; index < count; index += step) {
    const label = document.createElement('span');
    label.textContent = NAMES[axis](index);
    label.style.setProperty('--at', `${(index + 0.5) * tile}px`);
    labels.push(label);
  }
  strip.track.replaceChildren(...labels);
}
