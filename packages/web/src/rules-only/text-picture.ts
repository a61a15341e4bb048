import './text-board.css';

/** A board as its rules draw it, in the largest size that fits. */
export class TextPicture {
  readonly #host: HTMLElement;
  readonly #element = document.createElement('pre');
  #text = '';

  constructor(host: HTMLElement) {
    this.#host = host;
    host.classList.add('text-stage');
    this.#element.className = 'text-drawn';
    host.append(this.#element);
  }

  show(text: string): void {
    this.#text = text;
    this.#element.textContent = text;
    const { columns, lines } = sizeOfText(text);
    this.#element.style.setProperty('--columns', String(columns));
    this.#element.style.setProperty('--lines', String(lines));
  }

  destroy(): void {
    this.#element.remove();
    this.#host.classList.remove('text-stage');
  }

  toBlob(): Promise<Blob> {
    const { color, fontFamily } = getComputedStyle(this.#element);
    const { backgroundColor } = getComputedStyle(this.#host);
    const font = `${LETTER}px ${fontFamily}`;
    const lines = this.#text.split('\n');
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    pen.font = font;
    const widest = Math.max(...lines.map((line) => pen.measureText(line).width));
    canvas.width = Math.ceil(widest) + 2 * LETTER;
    canvas.height = Math.ceil((lines.length * LINE + 2) * LETTER);
    pen.fillStyle = backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    // A canvas that gets another size forgets its font.
    pen.font = font;
    pen.textBaseline = 'middle';
    pen.fillStyle = color;
    for (const [row, line] of lines.entries()) pen.fillText(line, LETTER, (1 + (row + 0.5) * LINE) * LETTER);
    return new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser makes no picture of a board')))),
    );
  }
}

/** Pixels. */
const LETTER = 32;
/** Letters high. */
const LINE = 1.3;

export function sizeOfText(text: string): { readonly columns: number; readonly lines: number } {
  const lines = text.split('\n');
  return { columns: Math.max(1, ...lines.map((line) => [...line].length)), lines: lines.length };
}
