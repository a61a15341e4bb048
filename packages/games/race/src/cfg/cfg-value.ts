import type { Rectangle, Size, TextPlace } from '@dedalo/grid';

/** What a value of a `.cfg` file may be (R12). */
export const CFG_TYPES = ['int', 'float', 'string', 'list', 'size', 'rectangle', 'dictionary'] as const;
export type CfgType = (typeof CFG_TYPES)[number];

/** What a list may hold: neither lists nor dictionaries (R13). */
export const ELEMENT_TYPES = ['int', 'float', 'string', 'size', 'rectangle'] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** A value that holds no others, without its place. */
export type ElementData =
  | { readonly type: 'int'; readonly value: number }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'size'; readonly value: Size }
  | { readonly type: 'rectangle'; readonly value: Rectangle };

export interface ListData {
  readonly type: 'list';
  readonly of: ElementType;
  readonly items: readonly ElementData[];
}

export interface DictionaryData {
  readonly type: 'dictionary';
  readonly entries: readonly EntryData[];
}

/** A value as it is made, without a place. */
export type CfgData = ElementData | ListData | DictionaryData;

export interface EntryData {
  readonly key: string;
  readonly value: CfgData;
  /** Lines to write above it. */
  readonly comment?: string;
}

/** Where something stands: for people, and by offset from `start` to before `end`. */
export interface Placed {
  readonly at: TextPlace;
  readonly start: number;
  readonly end: number;
}

export type CfgElement = ElementData & Placed;

export interface CfgList extends ListData, Placed {
  readonly items: readonly CfgElement[];
}

export interface CfgDictionary extends DictionaryData, Placed {
  readonly entries: readonly CfgEntry[];
}

/** A value as it was read. */
export type CfgValue = CfgElement | CfgList | CfgDictionary;

export interface CfgEntry {
  readonly key: string;
  readonly keyAt: TextPlace;
  readonly value: CfgValue;
  /** The name of its type in the text. */
  readonly typeSpan: Pick<Placed, 'start' | 'end'>;
}

/** What was read, with the text that it was read from: writing it back loses no comment and no order. */
export interface CfgDocument {
  readonly text: string;
  readonly entries: readonly CfgEntry[];
}

/** Where a line and a column of a string's content stand in the file; the content begins behind the quote. */
export const placeInString = (string: Placed, inside: TextPlace): TextPlace => ({
  line: string.at.line + inside.line - 1,
  column: inside.line === 1 ? string.at.column + inside.column : inside.column,
});
