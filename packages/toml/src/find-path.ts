import type { TextPlace } from '@dedalo/grid';
import { placeAt, withoutMark } from './place.ts';
import { endOfScalar, type Name, scanKey, skipVoid } from './scan.ts';

/** Keys from the top of a text; behind the name of a list, the number of an element. */
export type TomlPath = readonly (string | number)[];

export interface Found {
  /** Where the key stands, or else the innermost table in which it is missing. */
  readonly at?: TextPlace;
  /** What stands behind the key; not of a table that has lines of its own. */
  readonly written?: string;
}

/** Not on the way to what is wanted. */
const ASTRAY = -1;

/** Finds what is wanted in a text that the parser has accepted, because the parser tells no places. */
export function findPath(given: string, wanted: TomlPath): Found {
  const text = withoutMark(given);
  let farthest = 0;
  let start: number | undefined;
  let written: string | undefined;
  /** For each list on the way, by its place in the path: the element that was begun last. */
  const elements: number[] = [];

  /** How much of the path leads to here. */
  const step = (steps: number, name: string | number, at: number): number => {
    if (wanted[steps] !== name) return ASTRAY;
    if (steps + 1 > farthest) [farthest, start] = [steps + 1, at];
    return steps + 1;
  };

  const follow = (from: number, names: readonly Name[]): number =>
    names.reduce((steps, { name, at }) => step(inElement(steps, at), name, at), from);

  /** A name behind that of a list goes into the element that was begun last. */
  const inElement = (steps: number, at: number): number =>
    typeof wanted[steps] === 'number' ? step(steps, elements[steps] ?? ASTRAY, at) : steps;

  const beginElement = (steps: number): number => {
    if (typeof wanted[steps] !== 'number') return ASTRAY;
    const element = (elements[steps] ?? -1) + 1;
    elements[steps] = element;
    // The lists in a new element have no elements yet.
    elements.length = steps + 1;
    return element;
  };

  const walkHeader = (at: number): { readonly steps: number; readonly end: number } => {
    const isElement = text[at + 1] === '[';
    const { names, end } = scanKey(text, at + (isElement ? 2 : 1));
    const steps = follow(
      0,
      names.map(({ name }) => ({ name, at })),
    );
    if (!isElement) return { steps, end: end + 1 };
    return { steps: step(steps, beginElement(steps), at), end: end + 2 };
  };

  const walkPair = (at: number, table: number): number => {
    const { names, end } = scanKey(text, at);
    return walkValue(skipVoid(text, end + 1), follow(table, names));
  };

  const walkValue = (at: number, steps: number): number => {
    const end = '[{'.includes(text[at] ?? ' ') ? walkInside(at, steps) : endOfScalar(text, at);
    if (steps === wanted.length) written ??= text.slice(at, end);
    return end;
  };

  /** A list or a table in one value. */
  const walkInside = (open: number, steps: number): number => {
    const isList = text[open] === '[';
    let at = skipVoid(text, open + 1);
    for (let index = 0; at < text.length && text[at] !== (isList ? ']' : '}'); index++) {
      at = skipVoid(text, isList ? walkValue(at, step(steps, index, at)) : walkPair(at, steps));
      if (text[at] === ',') at = skipVoid(text, at + 1);
    }
    return at + 1;
  };

  let table = 0;
  for (let at = skipVoid(text, 0); at < text.length && farthest < wanted.length; at = skipVoid(text, at)) {
    if (text[at] === '[') ({ steps: table, end: at } = walkHeader(at));
    else at = walkPair(at, table);
  }
  return { ...(start !== undefined && { at: placeAt(text, start) }), ...(written !== undefined && { written }) };
}
