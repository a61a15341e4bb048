import type { Page } from './page.tsx';
import type { ShownGame } from './shown-games.ts';

type Loader = () => Promise<Page>;

/** Every game has its screens under its own name and is loaded when it is opened. */
const GAME_PAGES: Readonly<Record<ShownGame, Loader>> = {
  pokelabirinto: async () => (await import('../games/pokelabirinto/page.tsx')).PokelabirintoPage,
  race: async () => (await import('../games/race/page.tsx')).RacePage,
  sokoban: async () => {
    const [{ SokobanPage }, { learnLevelNotes }] = await Promise.all([
      import('../games/sokoban/page.tsx'),
      import('../games/sokoban/menu/level-notes.ts'),
    ]);
    await learnLevelNotes();
    return SokobanPage;
  },
  stratego: async () => (await import('../games/stratego/page.tsx')).StrategoPage,
  theseus: async () => (await import('../labyrinths/page.tsx')).TheseusPage,
};

const PAGES: Readonly<Record<string, Loader>> = {
  ...GAME_PAGES,
  replay: async () => (await import('../replay/replay-page.tsx')).ReplayPage,
  laboratory: async () => (await import('../lab/laboratory-page.tsx')).LaboratoryPage,
  settings: async () => (await import('../settings/settings-page.tsx')).SettingsPage,
};

export const findPage = (name: string): Loader | undefined => (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined);
