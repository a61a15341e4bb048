import './text-picture.css';

/** A board as its rules draw it, as large as fits. */
export class TextPicture {
  readonly #host: HTMLElement;
  readonly #element = document.createElement('pre');
  readonly #watcher: ResizeObserver;
  #text = '';

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#element.className = 'text-picture';
    host.append(this.#element);
    this.#watcher = new ResizeObserver(() => this.#fit());
    this.#watcher.observe(host);
  }

  show(text: string): void {
    this.#text = text;
    this.#element.textContent = text;
    this.#fit();
  }

  destroy(): void {
    this.#watcher.disconnect();
    this.#element.remove();
  }

  toBlob(): Promise<Blob> {
    const { color, fontFamily } = getComputedStyle(this.#element);
    const { backgroundColor } = getComputedStyle(this.#host);
    const font = `${PICTURE_SIZE}px ${fontFamily}`;
    const lines = this.#text.split('\n');
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    pen.font = font;
    const widest = Math.max(...lines.map((line) => pen.measureText(line).width));
    canvas.width = Math.ceil(widest) + 2 * PICTURE_SIZE;
    canvas.height = Math.ceil((lines.length * LINE + 2) * PICTURE_SIZE);
    pen.fillStyle = backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    // A canvas that gets another size forgets its font.
    pen.font = font;
    pen.textBaseline = 'middle';
    pen.fillStyle = color;
    for (const [row, line] of lines.entries()) {
      pen.fillText(line, PICTURE_SIZE, (1 + (row + 0.5) * LINE) * PICTURE_SIZE);
    }
    return new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser makes no picture of a board')))),
    );
  }

  #fit(): void {
    const lines = this.#text.split('\n');
    const columns = Math.max(1, ...lines.map((line) => [...line].length));
    const { clientWidth, clientHeight } = this.#host;
    const size = Math.min(
      (clientWidth - 2 * GAP) / (columns * COLUMN),
      (clientHeight - 2 * GAP) / (lines.length * LINE),
    );
    this.#element.style.fontSize = `${Math.max(LEAST_SIZE, Math.min(MOST_SIZE, Math.floor(size)))}px`;
  }
}

/** In parts of the size of the letters. */
const COLUMN = 0.62;
const LINE = 1.3;
/** CSS pixels. */
const [LEAST_SIZE, MOST_SIZE, GAP] = [8, 40, 12];
const PICTURE_SIZE = 32;
