import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { shorten } from './shorten.ts';

/** Enough for what a program says when it breaks: the reason may stand above a long list of calls. */
const TAIL = 8192;

/** What a program writes to standard error: kept in a file up to a limit, its end also here. */
export class LogFile {
  readonly #path: string | undefined;
  readonly #limit: number;
  #stream: WriteStream | undefined;
  #length = 0;
  #tail: Buffer = Buffer.alloc(0);

  /** Without a path it is only counted. The file is made when there is something to put into it. */
  constructor(limit: number, path?: string) {
    this.#limit = limit;
    this.#path = path;
  }

  write(piece: Buffer): void {
    const room = this.#limit - this.#length;
    this.#length += piece.length;
    this.#tail = Buffer.concat([this.#tail, piece]).subarray(-TAIL);
    if (room > 0) this.#open()?.write(piece.subarray(0, room));
  }

  get isTooLong(): boolean {
    return this.#length > this.#limit;
  }

  get tail(): string {
    return this.#tail.toString('utf8');
  }

  /** The last line that says anything. */
  get lastLine(): string | undefined {
    const line = this.tail
      .split('\n')
      .map((each) => each.trim())
      .findLast((each) => each !== '');
    return line === undefined ? undefined : shorten(line);
  }

  /** Resolves when all is in the file. */
  close(): Promise<void> {
    const stream = this.#stream;
    if (!stream || stream.closed) return Promise.resolve();
    return new Promise((resolve) => {
      stream.once('close', resolve);
      stream.end();
    });
  }

  #open(): WriteStream | undefined {
    if (this.#path === undefined || this.#stream) return this.#stream;
    try {
      mkdirSync(dirname(this.#path), { recursive: true });
    } catch {
      // Then the stream cannot be opened either.
    }
    this.#stream = createWriteStream(this.#path);
    // A log that cannot be kept is lost; the game goes on.
    this.#stream.on('error', () => {});
    return this.#stream;
  }
}
