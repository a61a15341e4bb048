import { formatSetups, parseSetups, type Setup } from '@dedalo/stratego';
import { printable } from '../printable.ts';

/** A set-up that was saved under a name. */
export interface OwnSetup extends Setup {
  readonly title: string;
}

export const LONGEST_TITLE = 40;
export const MOST_SETUPS = 200;

/** A name in the format of the file: one line of limited length. */
export const setupTitle = (title: string): string =>
  printable(title.replaceAll(/\s+/g, ' ')).trim().slice(0, LONGEST_TITLE).trim();

/** The set-ups of an untrusted text: all of them, or none. Those without a name get their number. */
export function readOwnSetups(text: string): OwnSetup[] {
  const parsed = parseSetups(text);
  return parsed.ok ? named(parsed.value) : [];
}

export const named = (setups: readonly Setup[]): OwnSetup[] =>
  setups.slice(0, MOST_SETUPS).map(({ title = '', cells }, index) => ({
    title: setupTitle(title) || String(index + 1),
    cells,
  }));

export const writeOwnSetups = (setups: readonly OwnSetup[]): string => formatSetups(setups);

/** The newest first; one of the same name is replaced. */
export const withSetup = (setups: readonly OwnSetup[], setup: OwnSetup): OwnSetup[] =>
  [setup, ...withoutSetup(setups, setup.title)].slice(0, MOST_SETUPS);

export const withoutSetup = (setups: readonly OwnSetup[], title: string): OwnSetup[] =>
  setups.filter((setup) => setup.title !== title);
