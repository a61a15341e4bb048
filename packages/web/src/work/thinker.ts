import { signal } from '@preact/signals';

interface Answer<A> {
  readonly id: number;
  readonly answer: A;
}

/**
 * A worker that thinks beside the page and stays, because it may remember earlier questions. One question at a time; a
 * worker that was stopped is gone, and the next question goes to a new one.
 */
export class Thinker<Q, A> {
  readonly #make: () => Worker;
  readonly #isThinking = signal(false);
  #worker: Worker | undefined;
  #id = 0;
  #give: ((answer: A | 'stopped') => void) | undefined;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  get isThinking(): boolean {
    return this.#isThinking.value;
  }

  /** Stops the thought before. */
  ask(question: Q): Promise<A | 'stopped'> {
    if (this.#give) this.stop();
    this.#worker ??= this.#make();
    const id = ++this.#id;
    this.#isThinking.value = true;
    return new Promise((resolve, reject) => {
      const worker = this.#worker!;
      const end = (): void => {
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', fail);
        this.#give = undefined;
        this.#isThinking.value = false;
      };
      const hear = ({ data }: MessageEvent<Answer<A>>): void => {
        if (data.id !== id) return;
        end();
        resolve(data.answer);
      };
      const fail = (event: ErrorEvent): void => {
        end();
        this.#drop();
        reject(new Error(event.message || 'the worker cannot be loaded'));
      };
      this.#give = (answer) => {
        end();
        resolve(answer);
      };
      worker.addEventListener('message', hear);
      worker.addEventListener('error', fail);
      worker.postMessage({ id, question });
    });
  }

  stop(): void {
    const give = this.#give;
    this.#drop();
    give?.('stopped');
  }

  #drop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
