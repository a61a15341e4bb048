import { effect, signal } from '@preact/signals';
import { readItem, removeItem, writeItem } from '../store/local.ts';
import { isAttended } from './attention.ts';

const MOST_SECONDS = 360_000;

/** The time a game has been played, in seconds. It stops while the window is in the background, and is kept. */
export class PlayClock {
  readonly seconds = signal(0);
  readonly isRunning = signal(false);
  readonly #item: string;
  readonly #end: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(game: string) {
    this.#item = `time/${game}`;
    const kept = Number(readItem(this.#item) ?? 0);
    this.seconds.value = Number.isFinite(kept) && kept > 0 ? Math.min(MOST_SECONDS, Math.floor(kept)) : 0;
    this.#end = effect(() => {
      clearInterval(this.#timer);
      if (this.isRunning.value && isAttended.value) this.#timer = setInterval(() => this.#tick(), 1000);
    });
  }

  reset(): void {
    this.seconds.value = 0;
    removeItem(this.#item);
  }

  leave(): void {
    clearInterval(this.#timer);
    this.#end();
  }

  #tick(): void {
    this.seconds.value++;
    writeItem(this.#item, String(this.seconds.value));
  }
}

/** `4:05`, `1:02:33`. */
export function formatTime(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours === 0 ? `${minutes}:${two(seconds % 60)}` : `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
