import type { GameId } from '@dedalo/catalogue/loaders';
import type { GameFacts } from '@dedalo/clients/game-facts';
import type { KeptGame } from '@dedalo/clients/history/kept-game';
import type { ProgressKind } from '@dedalo/clients';
import type { GameTypes } from '@dedalo/engine';
import type { ComponentType } from 'preact';
import type { DropOpener, FileOpener } from '../app/opener.ts';
import type { Page } from '../app/page.tsx';
import type { StartPreview } from '../home/preview.tsx';
import type { ReplayGame } from '../replay/replay-game.ts';
import type { Words } from '@dedalo/words';

export interface OwnStatisticsProps {
  readonly games: readonly KeptGame[];
}

export interface LeftPlace {
  readonly path: readonly (string | number)[];
  /** '' where no title can be read. */
  readonly title: string;
}

/** A game in the browser. The first screen loads all of these, so they hold loaders and nothing large. */
export interface WebGame<T extends GameTypes = GameTypes> {
  readonly id: GameId;
  /** The game on whose page this one is started; then it has no card of its own on the first screen. */
  readonly begunAt?: GameId;
  /** Where its screens are, if not under its id. */
  readonly address?: readonly string[];
  /** Its screens, under its id in the address. */
  readonly page: () => Promise<Page>;
  /** Its moving picture on the first screen. */
  readonly preview: () => Promise<StartPreview>;
  /** What its replays are shown with. */
  readonly replay: () => Promise<ReplayGame<T>>;
  /** What the library and the daily challenge need to know about the game. */
  readonly facts: () => Promise<GameFacts<T>>;
  /** Prepares the page for resuming a game that was not the last one left here. */
  readonly beforeGoingOn?: (replay: string) => Promise<void>;
  /** Its choices in the settings, under its name. */
  readonly settings?: () => Promise<ComponentType>;
  /** What the library counts of its games beside what it counts of all, the newest first. */
  readonly statistics?: () => Promise<ComponentType<OwnStatisticsProps>>;
  readonly drops?: DropOpener;
  readonly files?: FileOpener;
  /** Where a game that was left is resumed, and its title. */
  readonly left: (replay: string, words: Words) => LeftPlace;
  /** Which of its addresses may be embedded in other sites: levels that everybody has. */
  readonly embeds?: (path: readonly string[]) => boolean;
  /** What is kept of its levels. */
  readonly progress?: ProgressKind;
  /** Resets the game to its first start. */
  readonly forget?: () => Promise<void>;
}

/** What a game brings for the browser beside its rules: the default export of `games/<game>/index.ts`. */
export type BroughtGame<T extends GameTypes = GameTypes> = Pick<WebGame<T>, 'id'> & Partial<WebGame<T>>;
