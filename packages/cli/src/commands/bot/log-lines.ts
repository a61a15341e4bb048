import { StringDecoder } from 'node:string_decoder';
import { withoutWorkingFolder } from '@dedalo/arena/program/working-folder';
import { printable } from '@dedalo/clients/printable';

const TAB = '    ';

/** The longest part of a line that is shown. */
const MOST_PART = 4000;

/** Turns the standard error of a program into printable lines, as it arrives. */
export class LogLines {
  readonly #decoder = new StringDecoder('utf8');
  #part = '';

  /** The lines completed by this piece. */
  take(piece: Buffer): string[] {
    const lines = (this.#part + this.#decoder.write(piece)).split('\n');
    this.#part = (lines.pop() ?? '').slice(0, MOST_PART);
    return lines.map(clean);
  }

  /** The rest without a line end. */
  rest(): string[] {
    const part = this.#part + this.#decoder.end();
    this.#part = '';
    return part === '' ? [] : [clean(part)];
  }
}

const clean = (line: string): string => printable(withoutWorkingFolder(line).replace(/\r$/, '').replaceAll('\t', TAB));
