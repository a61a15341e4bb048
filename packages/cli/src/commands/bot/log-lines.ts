import { StringDecoder } from 'node:string_decoder';
import { withoutWorkingFolder } from '@dedalo/arena/program/working-folder';
import { printable } from '@dedalo/clients/printable';

const TAB = '    ';

/** Nobody reads more of one line. */
const MOST_PART = 4000;

/** Makes lines that are safe to print of what a program writes to standard error, as it comes. */
export class LogLines {
  readonly #decoder = new StringDecoder('utf8');
  #part = '';

  /** The lines that are complete with this piece. */
  take(piece: Buffer): string[] {
    const lines = (this.#part + this.#decoder.write(piece)).split('\n');
    this.#part = (lines.pop() ?? '').slice(0, MOST_PART);
    return lines.map(clean);
  }

  /** What is left without a line end. */
  rest(): string[] {
    const part = this.#part + this.#decoder.end();
    this.#part = '';
    return part === '' ? [] : [clean(part)];
  }
}

const clean = (line: string): string => printable(withoutWorkingFolder(line).replace(/\r$/, '').replaceAll('\t', TAB));
