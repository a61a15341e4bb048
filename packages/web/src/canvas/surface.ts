import { DIRECTIONS, type Point, type Size } from '@dedalo/grid';
import type { Pen } from './pen.ts';

/** The edges of the view beyond which there is more. */
export type Hidden = Readonly<Record<(typeof DIRECTIONS)[number], boolean>>;

/** Canvases, one over the other, that fill the host, and shades at the edges where there is more to see. */
export class Surface {
  readonly pens: readonly Pen[];
  view: Size = { width: 0, height: 0 };
  ratio = 1;
  readonly #frame: HTMLElement;
  readonly #edges: HTMLElement;
  readonly #observer: ResizeObserver;
  readonly #onFit: () => void;
  readonly #gone = new AbortController();

  /** A canvas for each of the settings, the lowest first. */
  constructor(host: HTMLElement, canvases: readonly CanvasRenderingContext2DSettings[], onFit: () => void) {
    this.#onFit = onFit;
    this.#frame = document.createElement('div');
    this.#frame.style.cssText = 'position:relative;width:100%;height:100%;overflow:hidden;contain:strict';
    this.#frame.setAttribute('aria-hidden', 'true');
    this.pens = canvases.map((settings) => this.#addCanvas(settings));
    this.#edges = document.createElement('div');
    this.#edges.style.cssText =
      'position:absolute;inset:0;pointer-events:none;transition:box-shadow var(--quick, 120ms)';
    this.#frame.append(this.#edges);
    host.append(this.#frame);
    this.#fit();
    this.#observer = new ResizeObserver(() => this.#fit());
    this.#observer.observe(this.#frame);
    this.#watchRatio();
  }

  /** From a point of the page to device pixels of the view, and back. */
  toView({ x, y }: Point): Point {
    const { left, top } = this.#frame.getBoundingClientRect();
    return { x: (x - left) * this.ratio, y: (y - top) * this.ratio };
  }

  toPage({ x, y }: Point): Point {
    const { left, top } = this.#frame.getBoundingClientRect();
    return { x: left + x / this.ratio, y: top + y / this.ratio };
  }

  shadeEdges(hidden: Hidden, colour: string): void {
    const offsets = { north: '0 18px', east: '-18px 0', south: '0 -18px', west: '18px 0' };
    const sides = DIRECTIONS.filter((side) => hidden[side]);
    const shadow = sides.map((side) => `inset ${offsets[side]} 16px -14px ${colour}`).join(', ');
    if (this.#edges.style.boxShadow !== shadow) this.#edges.style.boxShadow = shadow;
  }

  /** The visible part of it, from 0 to 1. */
  fade(opacity: number): void {
    this.#frame.style.opacity = String(opacity);
  }

  destroy(): void {
    this.#gone.abort();
    this.#observer.disconnect();
    this.#frame.remove();
  }

  #addCanvas(settings: CanvasRenderingContext2DSettings): Pen {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'position:absolute;top:0;left:0;display:block';
    this.#frame.append(canvas);
    return canvas.getContext('2d', settings)!;
  }

  #fit(): void {
    const ratio = window.devicePixelRatio;
    const width = Math.floor(this.#frame.clientWidth * ratio);
    const height = Math.floor(this.#frame.clientHeight * ratio);
    if (width === this.view.width && height === this.view.height && ratio === this.ratio) return;
    this.ratio = ratio;
    this.view = { width, height };
    for (const { canvas } of this.pens) {
      canvas.width = width;
      canvas.height = height;
      canvas.style.width = `${width / ratio}px`;
      canvas.style.height = `${height / ratio}px`;
    }
    this.#onFit();
  }

  /** A window moved to another screen keeps its size but may get another pixel ratio. */
  #watchRatio(): void {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const again = (): void => {
      this.#fit();
      this.#watchRatio();
    };
    query.addEventListener('change', again, { once: true, signal: this.#gone.signal });
  }
}
