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

/** A game in the browser. The first screen reads all of them, so they hold loaders and nothing that is large. */
export interface WebGame<T extends GameTypes = GameTypes> {
  readonly id: GameId;
  /** The game on whose screens this one is begun; then it has no place of its own on the first screen. */
  readonly begunAt?: GameId;
  /** Where its screens are, if not under its own name. */
  readonly address?: readonly string[];
  /** Its screens, under its own name in the address. */
  readonly page: () => Promise<Page>;
  /** Its living picture on the first screen. */
  readonly preview: () => Promise<StartPreview>;
  /** What its replays are watched with. */
  readonly replay: () => Promise<ReplayGame<T>>;
  /** What it tells of itself to the library and to the challenge of a day. */
  readonly facts: () => Promise<GameFacts<T>>;
  /** What is to be done before a game can be gone on with that was not left here last. */
  readonly beforeGoingOn?: (replay: string) => Promise<void>;
  /** What can be chosen for it in the settings, under its name. */
  readonly settings?: () => Promise<ComponentType>;
  /** What the library counts of its games beside what it counts of all, the newest first. */
  readonly statistics?: () => Promise<ComponentType<OwnStatisticsProps>>;
  readonly drops?: DropOpener;
  readonly files?: FileOpener;
  /** Where a game that was left is gone on with, and what it is called. */
  readonly left: (replay: string, words: Words) => LeftPlace;
  /** Which of its addresses a page of others may frame: levels that anybody has. */
  readonly embeds?: (path: readonly string[]) => boolean;
  /** What is kept of its levels. */
  readonly progress?: ProgressKind;
  /** As if nobody had ever played it here. */
  readonly forget?: () => Promise<void>;
}

/** What a game brings for the browser beside its rules: the default export of `games/<game>/index.ts`. */
export type BroughtGame<T extends GameTypes = GameTypes> = Pick<WebGame<T>, 'id'> & Partial<WebGame<T>>;
