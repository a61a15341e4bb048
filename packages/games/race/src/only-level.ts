import type { Content } from './content/content.ts';

/** A game of one of its levels, for practice. */
export function onlyLevel(content: Content, index: number): Content {
  const level = content.levels[index];
  if (!level) throw new RangeError(`onlyLevel: there is no level ${index}, the game has ${content.levels.length}`);
  return { ...content, levels: [level] };
}
