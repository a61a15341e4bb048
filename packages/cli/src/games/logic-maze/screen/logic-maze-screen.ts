import { Bookmarks } from '@dedalo/clients/bookmarks/bookmarks';
import { type Intent, DONE, saying } from '@dedalo/clients/intent';
import { logicMazeFacts } from '@dedalo/clients/logic-maze/facts';
import { LogicMazePlay } from '@dedalo/clients/logic-maze/logic-maze-play';
import type { MazeOrigin, MazeSession } from '@dedalo/clients/logic-maze/session';
import { SPEEDS } from '@dedalo/clients/replay-speeds';
import { ReplayCursor } from '@dedalo/engine';
import { logicMaze, type LogicMazeTypes, type Move } from '@dedalo/theseus/logic';
import type { Command } from '@dedalo/words';
import { BookmarksPage } from '../../../app/bookmarks-page.ts';
import type { Client } from '../../../app/client.ts';
import type { GameScreen } from '../../../app/game-screen.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { ReplayPage } from '../../../app/replay-page.ts';
import type { WalledPicture } from '../../../app/walled-picture.ts';
import { logicMazePicture } from './board.ts';
import * as painter from './painter.ts';

type MazeIntent = Intent<LogicMazeTypes>;

const MOVES: Readonly<Partial<Record<Command, Move>>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  'logic-maze.wait': 'wait',
};
const MOVE_COMMANDS = Object.keys(MOVES) as Command[];

const LAST: readonly Command[] = [
  'logic-maze.watch',
  'logic-maze.levels',
  'logic-maze.bookmark',
  'logic-maze.bookmarks',
];

/** A logic maze in the terminal. */
export class LogicMazeScreen implements GameScreen<LogicMazeTypes> {
  readonly play: LogicMazePlay;
  readonly #client: Client;
  readonly #showLevels: (origin: MazeOrigin | undefined) => void;
  readonly #bookmarks: Bookmarks<LogicMazeTypes>;
  #picture: WalledPicture | undefined;
  #act: (intent: MazeIntent) => void = () => {};

  constructor(client: Client, maze: MazeSession, showLevels: (origin: MazeOrigin | undefined) => void) {
    this.play = new LogicMazePlay(client, maze);
    this.#bookmarks = new Bookmarks({ play: this.play, facts: logicMazeFacts, context: client });
    this.#client = client;
    this.#showLevels = showLevels;
  }

  get mouse(): string {
    return this.#client.words.games['logic-maze'].click;
  }

  picture(area: Area): Picture {
    this.#picture = logicMazePicture(this.play.state, area, this.#client);
    return this.#picture;
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const isSolved = this.play.source.standing.outcome?.reason === 'escaped';
    if (isSolved)
      return {
        first: ['logic-maze.next', ...MOVE_COMMANDS],
        last: [...LAST, 'logic-maze.previous'],
      };
    return {
      first: MOVE_COMMANDS,
      last: [...LAST, 'logic-maze.next', 'logic-maze.previous'],
    };
  }

  run(command: Command): MazeIntent {
    const move = MOVES[command];
    if (move) return this.play.move(move);
    if (command === 'logic-maze.next') return this.play.next();
    if (command === 'logic-maze.previous') return this.play.previous();
    if (command === 'logic-maze.bookmark') return this.#bookmarks.set(Date.now());
    if (command === 'logic-maze.bookmarks') this.#openBookmarks();
    if (command === 'logic-maze.watch') return this.#watch();
    if (command === 'logic-maze.levels') this.#showLevels(this.play.origin);
    return DONE;
  }

  /** A click on a neighbouring square is a step; on the own one, a wait. */
  click(square: { readonly x: number; readonly y: number } | undefined): MazeIntent {
    const at = square && this.#picture?.squareAt(square.x, square.y);
    if (!at) return DONE;
    const { theseus, config } = this.play.state;
    const { columns } = config.level.rooms;
    const [across, down] = [at.x - (theseus % columns), at.y - Math.floor(theseus / columns)];
    if (across === 0 && down === 0) return this.play.move('wait');
    if (Math.abs(across) + Math.abs(down) !== 1) return DONE;
    return this.play.move(across === 0 ? (down > 0 ? 'down' : 'up') : across > 0 ? 'right' : 'left');
  }

  drawn(play: (intent: MazeIntent) => void): void {
    this.#act = play;
  }

  #openBookmarks(): void {
    this.#client.open(
      new BookmarksPage(this.#client, {
        game: 'logic-maze',
        bookmarks: this.#bookmarks,
        picture: (state, area) => logicMazePicture(state, area, this.#client),
        play: (intent) => this.#act(intent),
      }),
    );
  }

  #watch(): MazeIntent {
    const record = this.play.solution();
    if (!record) return saying(this.#client.words.games.sokoban.noSolution, 'faint');
    const cursor = new ReplayCursor(logicMaze, record);
    const how = { title: this.play.title(), painter, speed: SPEEDS.usual };
    this.#client.open(new ReplayPage(this.#client, cursor, how));
    return DONE;
  }
}
