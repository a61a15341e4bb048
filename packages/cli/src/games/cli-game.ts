import type { GameId } from '@dedalo/catalogue/loaders';
import type { GameFacts } from '@dedalo/clients/game-facts';
import type { ProgressKind } from '@dedalo/clients/progress/kind';
import type { Acted, GameRecord, GameTypes } from '@dedalo/engine';
import type { Words } from '@dedalo/words';
import type { Command } from 'commander';
import type { Client } from '../app/client.ts';
import type { Page } from '../app/page.ts';
import type { Area, Picture } from '../app/picture.ts';
import type { TypedLines } from '../plain/typed-lines.ts';
import type { Store } from '../store/store.ts';

/** Where a game begins in full screen. */
export interface ScreenEntry {
  /** Chosen in the menu. */
  startPage(client: Client): Page;
  /** Resumes the game that is kept under this name; one that cannot be verified is reported. */
  goOnPage(client: Client, name: string): Page;
}

/** Where a game begins line by line. */
export interface PlainEntry {
  playFromMenu(store: Store, lines: TypedLines): Promise<void>;
  /** Resumes the game that is kept under this name; one that cannot be verified is reported. */
  goOn(store: Store, lines: TypedLines, name: string): Promise<void>;
}

/** Paints a state where nothing need be hidden. */
export interface Painter<T extends GameTypes = GameTypes> {
  paint(state: T['State'], client: Client, area: Area): Picture;
  /** An action for people, where they have other words for it than replays. */
  actionText?(acted: Acted<T>): string;
  /** After so many actions there is something to see: what comes before is a set-up. */
  startsAt?(record: GameRecord<T>): number;
}

/** A step that was played, between two views of it. */
export interface PlayedStep<T extends GameTypes = GameTypes> {
  readonly before: T['View'];
  readonly after: T['View'];
  readonly events: readonly T['Event'][];
}

/** Describes a step in lines, where the board does not show it. */
export interface StepTeller<T extends GameTypes = GameTypes> {
  stepLines(step: PlayedStep<T>, words: Words): string[];
}

/** Prints a whole game as its described program does. */
export interface Reporter<T extends GameTypes = GameTypes> {
  reportLines(record: GameRecord<T>, words: Words): string[];
}

/** Plays another game, with typed arguments. */
export type PlayOther = (id: GameId, args: readonly string[]) => Promise<void>;

/** The game's own commands: `dedalo sokoban …`. */
export interface CommandGroup {
  readonly summary: string;
  load(): Promise<Command>;
}

/**
 * A game in the terminal: each piece is loaded when it is used. These are methods and not properties, so that a list of
 * games of all types needs no cast.
 */
export interface CliGame<T extends GameTypes = GameTypes> {
  readonly id: GameId;
  screen(): Promise<ScreenEntry>;
  plain(): Promise<PlainEntry>;
  painter(): Promise<Painter<T>>;
  /** What the library and the daily challenge need to know about the game. */
  facts(): Promise<GameFacts<T>>;
  /** `dedalo play <id>`. */
  play(playOther: PlayOther): Promise<Command>;
  /** `dedalo simulate <id>`. */
  simulate?(): Promise<Command>;
  readonly commands?: CommandGroup;
  teller?(): Promise<StepTeller<T>>;
  reporter?(): Promise<Reporter<T>>;
  /** What is kept of its levels. */
  readonly progress?: ProgressKind;
  /** The title of an unfinished game, read off its replay; without it, the game's name. */
  leftTitle?(replay: string, words: Words): string;
}

/** What a game brings; everything else is generic. */
export type BroughtCliGame<T extends GameTypes = GameTypes> = Pick<CliGame<T>, 'id'> & Partial<CliGame<T>>;
