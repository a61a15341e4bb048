import { type Intent, DONE } from '@dedalo/clients/intent';
import { Bookmarks } from '@dedalo/clients/bookmarks/bookmarks';
import type { Message } from '@dedalo/clients/message';
import { Guide } from '@dedalo/clients/sokoban/guide/guide';
import { sokobanFacts } from '@dedalo/clients/sokoban/facts';
import { shortenableBy } from '@dedalo/clients/sokoban/guide/shortening';
import { resultText } from '@dedalo/clients/sokoban/level-par';
import type { LevelOrigin, LevelSession } from '@dedalo/clients/sokoban/session';
import { SokobanPlay, type SokobanMarks } from '@dedalo/clients/sokoban/sokoban-play';
import type { Direction } from '@dedalo/grid';
import type { SokobanTypes } from '@dedalo/sokoban';
import type { Command, CommandWords } from '@dedalo/words';
import { ThreadedSolver } from './guide/threaded-solver.ts';
import { BookmarksPage } from '../../../app/bookmarks-page.ts';
import type { Client } from '../../../app/client.ts';
import type { GameScreen } from '../../../app/game-screen.ts';
import type { Press } from '../../../app/page.ts';
import type { Picture } from '../../../app/picture.ts';
import { sokobanPicture } from './board.ts';
import { paint } from './painter.ts';
import { ShortenPage } from './shorten-page.ts';
import { watchPage } from './watch.ts';

type SokobanIntent = Intent<SokobanTypes>;

const DIRECTIONS: Readonly<Partial<Record<Command, Direction>>> = {
  up: 'north',
  down: 'south',
  left: 'west',
  right: 'east',
};
const MOVES = Object.keys(DIRECTIONS) as Command[];

/** A level of Sokoban in the terminal. With Shift a step pulls. */
export class SokobanScreen implements GameScreen<SokobanTypes> {
  readonly play: SokobanPlay;
  readonly hides: readonly Command[] = ['hint'];
  readonly #guide: Guide;
  readonly #client: Client;
  readonly #showLevels: (origin: LevelOrigin | undefined) => void;
  readonly #bookmarks: Bookmarks<SokobanTypes>;
  #act: (intent: SokobanIntent) => void = () => {};

  constructor(client: Client, level: LevelSession, showLevels: (origin: LevelOrigin | undefined) => void) {
    this.play = new SokobanPlay(client, level);
    this.#guide = new Guide({
      play: this.play,
      context: client,
      thread: new ThreadedSolver(),
      changed: () => client.redraw(),
    });
    this.#bookmarks = new Bookmarks({ play: this.play, facts: sokobanFacts, context: client });
    this.#client = client;
    this.#showLevels = showLevels;
  }

  get mouse(): string {
    return this.#client.words.client.click;
  }

  picture(): Picture {
    const { source, state } = this.play;
    const marks = { inside: state.config.level.isInside, ...this.#marks() };
    return sokobanPicture(source.standing.view, marks, this.#client);
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const last: Command[] = [
      'hint',
      'sokoban.watch',
      'sokoban.levels',
      'sokoban.bookmark',
      'sokoban.bookmarks',
      'sokoban.reverse',
      'sokoban.dead-squares',
    ];
    const isSolved = this.play.source.standing.outcome?.reason === 'solved';
    if (shortenableBy(this.#client, this.play).length > 0) last.push('sokoban.shorten');
    if (isSolved) return { first: ['sokoban.next', ...MOVES], last: [...last, 'sokoban.previous'] };
    return { first: MOVES, last: [...last, 'sokoban.next', 'sokoban.previous'] };
  }

  wordsFor(command: Command): CommandWords | undefined {
    return command === 'hint' ? this.#client.words.games.sokoban.guide.hint : undefined;
  }

  run(command: Command, { isShifted }: Press): SokobanIntent {
    const direction = DIRECTIONS[command];
    if (direction) return this.play.step(direction, { isPulling: isShifted });
    return this.#others[command]?.() ?? DONE;
  }

  readonly #others: Readonly<Partial<Record<Command, () => SokobanIntent>>> = {
    hint: () => this.#guide.toggleHint(),
    'sokoban.watch': () => {
      this.#watch().catch((error: unknown) => this.#client.fail(error));
      return DONE;
    },
    'sokoban.shorten': () => {
      this.#client.open(new ShortenPage(this.#client, this.play));
      return DONE;
    },
    'sokoban.reverse': () => this.play.turnRound(),
    'sokoban.dead-squares': () => this.#toggleDeadSquares(),
    'sokoban.bookmark': () => this.#bookmarks.set(Date.now()),
    'sokoban.bookmarks': () => {
      this.#client.open(
        new BookmarksPage(this.#client, {
          game: 'sokoban',
          bookmarks: this.#bookmarks,
          picture: (state) => paint(state, this.#client),
          play: (intent) => this.#act(intent),
        }),
      );
      return DONE;
    },
    'sokoban.levels': () => {
      this.#showLevels(this.play.origin);
      return DONE;
    },
    'sokoban.next': () => this.play.next(),
    'sokoban.previous': () => this.play.previous(),
  };

  click(square: { readonly x: number; readonly y: number } | undefined): SokobanIntent {
    const { width, height } = this.play.state.config.level;
    const isOnBoard = square && square.x >= 0 && square.y >= 0 && square.x < width && square.y < height;
    if (isOnBoard) return this.play.point(square.y * width + square.x);
    this.play.letGo();
    return DONE;
  }

  lines(): readonly Message[] {
    const { source, par, state } = this.play;
    const isSolved = source.standing.outcome?.reason === 'solved';
    const result =
      isSolved && par ? [{ text: resultText(state.moves, par, this.#client.words), role: 'good' } as const] : [];
    return [...result, ...this.#guide.lines()];
  }

  stop(): boolean {
    const { isSearching } = this.#guide;
    this.#guide.stop();
    return isSearching;
  }

  drawn(play: (intent: SokobanIntent) => void): void {
    this.#act = play;
  }

  leave(): void {
    this.#guide.leave();
  }

  /** A hint is drawn as if its box had been picked with one possible target. */
  #marks(): SokobanMarks {
    const marks = this.play.marks();
    const { push } = this.#guide;
    if (!push || marks.picked !== undefined) return marks;
    const reach = new Uint8Array(this.play.state.config.level.walls.length);
    reach[push.to] = 1;
    return { ...marks, picked: push.box, reach };
  }

  async #watch(): Promise<void> {
    const watched = await this.#guide.watch();
    if (watched) this.#client.open(watchPage(this.#client, this.play.title(), watched));
  }

  #toggleDeadSquares(): SokobanIntent {
    const { settings } = this.#client;
    this.#client.changeSettings({ ...settings, deadSquares: !settings.deadSquares });
    return DONE;
  }
}
