import { type MoreOfLevel, readLevels } from '@dedalo/sokoban';

/** The packs that a beginner opens first, and those in previews, stay whole. */
const WHOLE: readonly string[] = ['first-steps', 'classic'];

const SOLUTION = /^Solution\/[^\n]*\n(?:[udlr]+\n)+(?:Proven: [^\n]*\n)?\n?/gim;
const IDEA = /^Idea: [^\n]*\n/gm;

export interface SplitSolutions {
  readonly texts: Readonly<Record<string, string>>;
  /** By pack, the notes taken out of each of its levels: they are needed only where the level is played. */
  readonly solutions: Readonly<Record<string, readonly MoreOfLevel[]>>;
}

/** Takes solutions and ideas out of the packs that are not opened first. */
export function splitSolutions(packs: Readonly<Record<string, string>>): SplitSolutions {
  const texts: Record<string, string> = {};
  const solutions: Record<string, readonly MoreOfLevel[]> = {};
  for (const [pack, text] of Object.entries(packs)) {
    texts[pack] = text;
    if (WHOLE.includes(pack)) continue;
    const read = readLevels(text);
    if (!read.ok) throw new Error(`${pack}: ${JSON.stringify(read.error)}`);
    texts[pack] = text.replaceAll(SOLUTION, '').replaceAll(IDEA, '');
    solutions[pack] = read.value.entries.map(({ games, notes }) => ({
      games,
      notes: notes.filter((note) => note.startsWith('Idea: ')),
    }));
  }
  return { texts, solutions };
}
