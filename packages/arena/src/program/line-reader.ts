const NEWLINE = 10;
const RETURN = 13;
/** Bytes of a line that people are shown. */
const SHOWN = 200;

/** Makes lines of what comes in pieces, and never holds more of one than it may have. */
export class LineReader {
  readonly #limit: number;
  #parts: Buffer[] = [];
  #length = 0;
  #isTooLong = false;

  /** @param limit bytes of a line, its end not counted */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The lines that are complete with this piece. */
  take(piece: Buffer): readonly string[] {
    const lines: string[] = [];
    let from = 0;
    while (!this.#isTooLong) {
      const at = piece.indexOf(NEWLINE, from);
      const to = at === -1 ? piece.length : at;
      // The return before the newline is none of the line.
      if (this.#length + to - from > this.#limit + 1) this.#giveUp(piece.subarray(from, to));
      else if (at === -1) {
        this.#keep(piece, from);
        break;
      } else {
        const line = this.#complete(piece, from, to);
        if (line !== undefined) lines.push(line);
        from = at + 1;
      }
    }
    return lines;
  }

  get hasPart(): boolean {
    return this.#length > 0;
  }

  /** A line was longer than any may be; nothing is read any more. */
  get isTooLong(): boolean {
    return this.#isTooLong;
  }

  /** How the line begins that is not complete. */
  get part(): string {
    return Buffer.concat(this.#parts).toString('utf8', 0, SHOWN);
  }

  #keep(piece: Buffer, from: number): void {
    if (from === piece.length) return;
    const part = from === 0 ? piece : piece.subarray(from);
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#parts.length > MOST_PARTS) this.#parts = [Buffer.concat(this.#parts)];
  }

  #complete(piece: Buffer, from: number, to: number): string | undefined {
    let bytes = piece;
    let [begin, end] = [from, to];
    if (this.#length > 0) {
      bytes = Buffer.concat([...this.#parts, piece.subarray(from, to)]);
      [begin, end] = [0, bytes.length];
      this.#parts = [];
      this.#length = 0;
    }
    if (end > begin && bytes[end - 1] === RETURN) end--;
    if (end - begin <= this.#limit) return bytes.toString('utf8', begin, end);
    this.#giveUp(bytes.subarray(begin, end));
    return undefined;
  }

  #giveUp(rest: Buffer): void {
    this.#parts = [Buffer.from(Buffer.concat([...this.#parts, rest.subarray(0, SHOWN)]).subarray(0, SHOWN))];
    this.#length = this.#parts[0]!.length;
    this.#isTooLong = true;
  }
}

/** A line that comes byte by byte must not cost more in pieces than it has bytes. */
const MOST_PARTS = 64;
