import { ArtError } from './art-error.ts';
import type { Palette } from './palette.ts';
import { emptyPixels, outlinePixels, type Pixels, putPixels, TRANSPARENT, turnPixels, TURNS } from './pixels.ts';
import { readOffset, readSize, readTurn } from './read-words.ts';
import {
  CELL,
  characterSheet,
  FRAME,
  type FrameName,
  MIRRORS,
  TILING_PARTS,
  type TilingPart,
  tilingSheet,
} from './sheets.ts';
import { type ArtFile, type Word, wordsOf } from './source.ts';

export interface Picture {
  readonly name: string;
  readonly pixels: Pixels;
}

interface Drawing {
  readonly title: Word;
  readonly isPicture: boolean;
  /** Rows of letters, or undefined when parts are put onto a drawing of a stated size. */
  readonly rows: number[][] | undefined;
  readonly onto: Pixels | undefined;
}

/** The pictures of a file, in its order. README.md tells the language of these files. */
export function readPictures(file: ArtFile, palette: Palette): Picture[] {
  return new PictureReader(palette).read(file);
}

class PictureReader {
  readonly #palette: Palette;
  readonly #letters = new Map<string, number>([['.', TRANSPARENT]]);
  readonly #parts = new Map<string, Pixels>();
  readonly #pictures: Picture[] = [];
  #outline = TRANSPARENT;
  #drawing: Drawing | undefined;

  readonly #commands: Readonly<Record<string, (command: Word, words: readonly Word[]) => void>> = {
    colour: (command, words) => this.#nameColour(command, words),
    outline: (command, words) => this.#chooseOutline(command, words),
    part: (command, words) => this.#begin(command, words),
    picture: (command, words) => this.#begin(command, words),
    put: (command, words) => this.#put(command, words),
    character: (command, words) => this.#addCharacter(command, words),
    tiling: (command, words) => this.#addTiling(command, words),
    also: (command, words) => this.#addName(command, words),
  };

  constructor(palette: Palette) {
    this.#palette = palette;
  }

  read(file: ArtFile): Picture[] {
    for (const words of wordsOf(file)) {
      const [first, ...others] = words;
      if (!first) continue;
      if (others.length === 0) {
        this.#addRow(first);
        continue;
      }
      const command = this.#commands[first.text];
      if (!command)
        throw new ArtError(
          first.place,
          `There is no command ${first.text}; ${Object.keys(this.#commands).join(', ')} are.`,
        );
      if (first.text !== 'put') this.#end();
      command(first, others);
    }
    this.#end();
    return this.#pictures;
  }

  #nameColour(command: Word, [letter, name, extra]: readonly Word[]): void {
    if (!letter || !name || extra)
      throw new ArtError(command.place, 'A colour line is: colour <letter> <name in the palette>.');
    if ([...letter.text].length !== 1 || letter.text === '.') {
      throw new ArtError(
        letter.place,
        `${letter.text} cannot stand for a colour; choose one character, and not the point.`,
      );
    }
    if (this.#letters.has(letter.text)) throw new ArtError(letter.place, `${letter.text} stands for a colour already.`);
    this.#letters.set(letter.text, this.#colour(name));
  }

  #chooseOutline(command: Word, [name, extra]: readonly Word[]): void {
    if (!name || extra)
      throw new ArtError(command.place, 'An outline line is: outline <name in the palette>, or outline none.');
    this.#outline = name.text === 'none' ? TRANSPARENT : this.#colour(name);
  }

  #begin(command: Word, [title, width, height, extra]: readonly Word[]): void {
    if (!title || extra || (width && !height)) {
      throw new ArtError(
        command.place,
        `A ${command.text} line is: ${command.text} <name>, or ${command.text} <name> <width> <height>.`,
      );
    }
    this.#drawing = {
      title,
      isPicture: command.text === 'picture',
      rows: width ? undefined : [],
      onto: width && height ? emptyPixels(readSize(width), readSize(height)) : undefined,
    };
  }

  #addRow(row: Word): void {
    const rows = this.#drawing?.rows;
    if (!rows) {
      const advice = this.#drawing ? 'A drawing of a stated size is made of put lines' : 'Begin with: part <name>';
      throw new ArtError(row.place, `A row of pixels cannot stand here. ${advice}.`);
    }
    const letters = [...row.text];
    const expected = rows[0]?.length ?? letters.length;
    if (letters.length !== expected) {
      throw new ArtError(
        row.place,
        `This row has ${letters.length} pixels; the first row of ${this.#drawing!.title.text} has ${expected}.`,
      );
    }
    rows.push(
      letters.map((letter, column) => {
        const number = this.#letters.get(letter);
        if (number !== undefined) return number;
        const place = { ...row.place, column: row.place.column + column };
        throw new ArtError(place, `${letter} stands for no colour; add above: colour ${letter} <name in the palette>.`);
      }),
    );
  }

  #put(command: Word, [name, left, top, ...turns]: readonly Word[]): void {
    const onto = this.#drawing?.onto;
    if (!onto)
      throw new ArtError(
        command.place,
        'Parts are put onto a drawing that states its size: part <name> <width> <height>.',
      );
    if (!name || !left || !top)
      throw new ArtError(command.place, `A put line is: put <part> <x> <y>, and then any of ${TURNS.join(', ')}.`);
    const part = turns.reduce((pixels, turn) => turnPixels(pixels, readTurn(turn)), this.#part(name));
    if (!putPixels(onto, part, readOffset(left), readOffset(top))) {
      throw new ArtError(
        name.place,
        `${name.text} leaves ${this.#drawing!.title.text}, which is ${onto.width} × ${onto.height}.`,
      );
    }
  }

  #end(): void {
    const drawing = this.#drawing;
    if (!drawing) return;
    this.#drawing = undefined;
    const { title, rows, onto } = drawing;
    if (rows?.length === 0) throw new ArtError(title.place, `${title.text} has no rows of pixels.`);
    const pixels = onto ?? { width: rows![0]!.length, height: rows!.length, colours: Uint8Array.from(rows!.flat()) };
    if (drawing.isPicture) {
      this.#addPicture(title, this.#outlined(pixels));
    } else {
      if (this.#parts.has(title.text)) throw new ArtError(title.place, `There is a part ${title.text} already.`);
      this.#parts.set(title.text, pixels);
    }
  }

  #addCharacter(command: Word, [name, extra]: readonly Word[]): void {
    if (!name || extra) throw new ArtError(command.place, 'A character line is: character <name>.');
    const frameOf = (frame: FrameName): Pixels => {
      const mirror = MIRRORS[frame];
      if (mirror && !this.#parts.has(frame)) return turnPixels(frameOf(mirror), 'mirrored');
      return this.#outlined(this.#sizedPart({ text: frame, place: name.place }, FRAME));
    };
    this.#addPicture(name, characterSheet(frameOf));
  }

  #addTiling(command: Word, [name, prefix, extra]: readonly Word[]): void {
    if (!name || !prefix || extra)
      throw new ArtError(command.place, 'A tiling line is: tiling <name> <first word of its parts>.');
    const parts: Partial<Record<TilingPart, Pixels>> = {};
    for (const part of TILING_PARTS) {
      const word = { text: `${prefix.text}-${part}`, place: prefix.place };
      const pixels = this.#parts.get(word.text);
      if (!pixels && part !== 'inside') continue;
      parts[part] = this.#sizedPart(word, {
        width: pixels && (part === 'left' || part === 'right') ? pixels.width : CELL,
        height: pixels && (part === 'top' || part === 'bottom') ? pixels.height : CELL,
      });
    }
    this.#addPicture(name, tilingSheet(parts));
  }

  #addName(command: Word, [name, extra]: readonly Word[]): void {
    const last = this.#pictures.at(-1);
    if (!name || extra || !last)
      throw new ArtError(command.place, 'An also line follows a picture and is: also <second name>.');
    this.#addPicture(name, last.pixels);
  }

  #addPicture(name: Word, pixels: Pixels): void {
    if (this.#pictures.some((other) => other.name === name.text)) {
      throw new ArtError(name.place, `There is a picture ${name.text} already.`);
    }
    this.#pictures.push({ name: name.text, pixels });
  }

  #outlined(pixels: Pixels): Pixels {
    return this.#outline === TRANSPARENT ? pixels : outlinePixels(pixels, this.#outline);
  }

  #colour(name: Word): number {
    const number = this.#palette.numbers.get(name.text);
    if (number === undefined) throw new ArtError(name.place, `The palette has no colour ${name.text}.`);
    return number;
  }

  #part(name: Word): Pixels {
    const part = this.#parts.get(name.text);
    if (!part) throw new ArtError(name.place, `There is no part ${name.text} above this line.`);
    return part;
  }

  #sizedPart(name: Word, { width, height }: { readonly width: number; readonly height: number }): Pixels {
    const part = this.#part(name);
    if (part.width !== width || part.height !== height) {
      throw new ArtError(
        name.place,
        `${name.text} is ${part.width} × ${part.height}; it must be ${width} × ${height}.`,
      );
    }
    return part;
  }
}
