import { nearest } from '@dedalo/grid';
import { InvalidArgumentError } from 'commander';
import { offer } from './offered-values.ts';

/** Readers of option values. An error names the value and what is allowed. */

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^[+-]?\d+$/.test(text.trim()) || value < least || value > most) {
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

export function number(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !(value >= least && value <= most)) {
      throw new InvalidArgumentError(`It must be a number from ${least} to ${most}.`);
    }
    return value;
  };
}

export function probability(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) {
    throw new InvalidArgumentError('It must be a number from 0 to 1, such as 0.5.');
  }
  return value;
}

export function oneOf<T extends string>(known: readonly T[]): (text: string) => T {
  const read = (text: string): T => {
    const found = known.find((candidate) => candidate === text.toLowerCase());
    if (found !== undefined) return found;
    const meant = nearest(text, known);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new InvalidArgumentError(`It must be one of ${known.join(', ')}.${hint}`);
  };
  return offer(read, () => known);
}

export function point(text: string): { x: number; y: number } {
  const match = /^\s*(\d{1,6})\s*,\s*(\d{1,6})\s*$/.exec(text);
  if (!match) throw new InvalidArgumentError('It must be column,row counted from 0, such as 3,5.');
  return { x: Number(match[1]), y: Number(match[2]) };
}
