import { createConfig, findPack, type LevelEntry, sokoban } from '@dedalo/sokoban';
import type { Plugin } from 'vite';

const MODULE = 'virtual:preview-levels';

/** A level with a solution, for the first screen. */
export interface PreviewLevel {
  readonly config: string;
  readonly letters: string;
}

/** Wider than high, as the card is, and good to look at. */
const isShown = ({ level, games }: LevelEntry): boolean =>
  level.width >= level.height && level.height <= 7 && (games[0]?.moves.letters.length ?? 0) > 12;

export function previewLevels(): PreviewLevel[] {
  return findPack('first-steps')
    .entries.filter(isShown)
    .map(({ level, games }) => {
      const config = createConfig(level);
      if (!config.ok) throw new Error(`a level of ours is refused: ${JSON.stringify(config.error)}`);
      return { config: sokoban.text.formatConfig(config.value), letters: games[0]!.moves.letters };
    });
}

/** The first screen shows a few levels; the packs and what reads them are loaded with the game. */
export const previewLevelsModule = (): Plugin => ({
  name: 'dedalo-preview-levels',
  resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export const previewLevels = ${JSON.stringify(previewLevels())};` : undefined),
});
