import type { Plugin } from 'vite';
import { TEXTS } from '@dedalo/sokoban/level-texts';
import { splitSolutions } from './level-solutions.ts';

const TEXTS_FILE = /\/sokoban\/src\/levels\/texts\.ts$/;
const MODULE = /^virtual:level-notes\/([a-z]+)$/;
const SOLUTIONS = 'virtual:level-solutions';
/** `Title/it: …`, `Idea/it: …`. */
const TRANSLATED = /^\w+\/([a-z]{2}): /;

export interface SplitNotes {
  /** The texts with one note for all translations of a level, `Translated: first-steps/3`. */
  readonly texts: Readonly<Record<string, string>>;
  /** By language, by that name, the notes that were taken out. */
  readonly notes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Takes the translations out of the packs. */
export function splitNotes(packs: Readonly<Record<string, string>>): SplitNotes {
  const notes: Record<string, Record<string, string[]>> = {};
  const split = ([pack, text]: readonly [string, string]): readonly [string, string] => {
    let levels = 0;
    let isInside = false;
    const lines = text.split('\n').flatMap((line) => {
      const language = TRANSLATED.exec(line)?.[1];
      const isFirst = language !== undefined && !isInside;
      isInside = language !== undefined;
      if (language === undefined) return [line];
      if (isFirst) levels++;
      const name = `${pack}/${levels}`;
      ((notes[language] ??= {})[name] ??= []).push(line);
      return isFirst ? [`Translated: ${name}`] : [];
    });
    return [pack, lines.join('\n')];
  };
  return { texts: Object.fromEntries(Object.entries(packs).map(split)), notes };
}

/** A player of one language does not load the levels’ titles and ideas in all others, nor a beginner all solutions. */
export function levelNotes(): Plugin {
  const { texts: withSolutions, notes } = splitNotes(TEXTS);
  const { texts, solutions } = splitSolutions(withSolutions);
  return {
    name: 'dedalo-level-notes',
    resolveId: (id) => (id === SOLUTIONS || MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (TEXTS_FILE.test(id)) return `export const TEXTS = ${JSON.stringify(texts)};`;
      if (id === `\0${SOLUTIONS}`) return `export const solutions = ${JSON.stringify(solutions)};`;
      const language = MODULE.exec(id.slice(1))?.[1];
      return language === undefined ? undefined : `export const notes = ${JSON.stringify(notes[language] ?? {})};`;
    },
  };
}
