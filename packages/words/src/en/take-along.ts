import { counted } from '../counted.ts';

const entries = counted('en', { one: '# entry', other: '# entries' });

/** Everything that is somebody's own, as one file. */
export const takeAlong = {
  title: 'Take it along',
  about:
    'Progress, settings, games, your library, your own levels and your own races as one file: for another device, for the terminal, or to be safe. What is taken in is added, and nothing that is here is lost.',
  out: 'Take everything along',
  in: 'Take in a file',
  written: (file: string) => `Everything is in ${file}.`,
  done: counted('en', { one: '# entry was taken in.', other: '# entries were taken in.' }),
  leftOut: (lines: string) => `These lines made no sense and were left out: ${lines}.`,
  /** Before a file that was dropped is taken in. */
  ask: {
    title: 'Take in this file?',
    text: (what: { readonly file: string; readonly count: number }) =>
      `${what.file} holds what was taken along from Dedalo: ${entries(what.count)}. It is added to what is here, and nothing is lost.`,
    yes: 'Take it in',
  },
  tooLarge: (races: string) => `Too large to be taken along, so bring these races there again: ${races}.`,
  notTaken: 'The browser does not let us keep what is in the file.',
  problem: {
    'not-take-along': () => 'this is no file of what somebody takes along from Dedalo.',
    'unknown-version': (found: { readonly version: number; readonly known: number }) =>
      `this file is in format ${found.version}, and this Dedalo reads format ${found.known}. A newer Dedalo wrote it.`,
    'too-large': () => 'there is more in it than Dedalo takes in.',
    'bad-line': () => 'this line makes no sense.',
    'cut-short': () => 'the file ends too early: some of it is missing.',
    'text-after-end': () => 'something follows after the end of the file.',
    edited: () => 'the file was changed or damaged: its fingerprint differs.',
  },
};
