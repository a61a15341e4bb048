import type { Game } from '@dedalo/engine';
import type { Painter, ReplayGame } from '../replay-game.ts';

const LETTER = 16;

/** A game that has no picture of its own here yet: its board as the game itself writes it. */
export const replayAsText = (game: Game): ReplayGame => ({
  game,
  createPainter: (host) => new TextPainter(host, game),
  createMarker:
    () =>
    ({ after }) =>
      game.outcome(after) ? 'end' : undefined,
  momentWords: (_words, { acted }) => game.text.formatAction(acted.action),
  countWords: () => '',
});

class TextPainter implements Painter {
  readonly #game: Game;
  readonly #board = document.createElement('pre');

  constructor(host: HTMLElement, game: Game) {
    this.#game = game;
    this.#board.className = 'replay-text';
    host.append(this.#board);
  }

  show(state: unknown): void {
    this.#board.textContent = this.#game.text.draw(this.#game.view(state, 'public'));
  }

  async toBlob(): Promise<Blob> {
    const lines = (this.#board.textContent ?? '').split('\n');
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    const font = `${LETTER}px monospace`;
    pen.font = font;
    canvas.width = Math.ceil(Math.max(...lines.map((line) => pen.measureText(line).width))) + 2 * LETTER;
    canvas.height = (lines.length + 2) * LETTER;
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    pen.fillStyle = backgroundColor;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = color;
    pen.font = font;
    for (const [row, line] of lines.entries()) pen.fillText(line, LETTER, (row + 1.8) * LETTER);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of the canvas.'))));
    });
  }

  destroy(): void {
    this.#board.remove();
  }
}
