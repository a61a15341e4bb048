import { GAME_IDS, type GameId } from '@dedalo/catalogue/loaders';
import { KeyMap } from '@dedalo/clients/key-map';
import { NO_OWN } from '@dedalo/clients/own/own-entries';
import { NO_PROGRESS } from '@dedalo/clients/progress/progress';
import type { Words } from '@dedalo/words';
import { vi } from 'vitest';
import type { Client } from '../../src/app/client.ts';
import { DEFAULT_SETTINGS } from '../../src/store/settings.ts';

/** A client that only notes what it is asked; it has seen how every game is played. */
export function fakeClient(words: Words, game: GameId = 'pokelabirinto') {
  const kept = new Map<string, string>();
  const store = {
    progress: { ...NO_PROGRESS, known: new Set(GAME_IDS) },
    keepRunning: (game: string, text: () => string) => void kept.set(game, text()),
    dropRunning: (game: string) => void kept.delete(game),
    lastPlayed: undefined,
    played: () => {},
    reached: () => {},
    intoLibrary: () => {},
    own: NO_OWN,
    keepOwn: () => {},
    dropOwn: () => {},
    running: (game: string) => kept.get(game),
  };
  const noted = {
    words,
    language: 'en',
    store,
    settings: { ...DEFAULT_SETTINGS, motion: 'none' },
    keys: new KeyMap(DEFAULT_SETTINGS, { game }),
    hasColour: true,
    isAscii: true,
    isLarge: false,
    changeSettings: vi.fn(),
    redraw: vi.fn(),
    back: vi.fn(),
    open: vi.fn(),
    replace: vi.fn(),
    fail: vi.fn(),
  };
  return { client: noted as unknown as Client, noted, kept };
}
