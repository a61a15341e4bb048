import { sokobanProgress } from '@dedalo/clients/sokoban/best-solutions';
import { leftTitle } from '@dedalo/clients/sokoban/left-title';
import type { SokobanTypes } from '@dedalo/sokoban';
import type { BroughtGame } from '../web-game.ts';

const game: BroughtGame<SokobanTypes> = {
  id: 'sokoban',
  async page() {
    const [{ SokobanPage }, { learnLevelNotes }] = await Promise.all([
      import('./page.tsx'),
      import('./menu/level-notes.ts'),
    ]);
    await learnLevelNotes();
    return SokobanPage;
  },
  preview: async () => (await import('./preview.ts')).startSokoban,
  facts: async () => (await import('@dedalo/clients/sokoban/facts')).sokobanFacts,
  replay: async () => (await import('./replay.ts')).loadReplayGame(),
  settings: async () => (await import('./settings/settings.tsx')).SokobanSettings,
  files: {
    // Any text may be a level, so this one is asked last and says what is wrong.
    order: Number.POSITIVE_INFINITY,
    takes: () => true,
    open: async ({ name, bytes }) => (await import('./menu/add-levels.ts')).addLevels(name, bytes),
  },
  embeds: (path) => path[0] === 'sokoban' && path.length === 3 && !['own', 'mine', 'new'].includes(path[1]!),
  progress: sokobanProgress,
  left: (replay, words) => ({ path: ['sokoban', 'continue'], title: leftTitle(replay, words) }),
  forget: async () => (await import('./forget.ts')).forgetSokoban(),
};

export default game;
