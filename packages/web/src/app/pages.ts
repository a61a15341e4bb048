import { SHOWN_GAMES } from '../games/index.ts';
import type { Page } from './page.tsx';

type Loader = () => Promise<Page>;

const PAGES: Readonly<Record<string, Loader>> = {
  replay: async () => (await import('../replay/replay-page.tsx')).ReplayPage,
  today: async () => (await import('../today/today-page.tsx')).TodayPage,
  library: async () => (await import('../library/library-page.tsx')).LibraryPage,
  laboratory: async () => (await import('../lab/laboratory-page.tsx')).LaboratoryPage,
  settings: async () => (await import('../settings/settings-page.tsx')).loadSettingsPage(),
};

/** Every game has its screens under its own name and is loaded when it is opened. */
export const findPage = (name: string): Loader | undefined =>
  Object.hasOwn(PAGES, name) ? PAGES[name] : SHOWN_GAMES.find(({ id }) => id === name)?.page;
