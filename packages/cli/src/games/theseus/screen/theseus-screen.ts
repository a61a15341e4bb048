import { type Intent, DONE } from '@dedalo/clients/intent';
import type { TheseusGame } from '@dedalo/clients/theseus/session';
import { TheseusPlay } from '@dedalo/clients/theseus/theseus-play';
import { workFor } from '@dedalo/clients/work';
import { besides, type Dice, DICE, type TheseusTypes } from '@dedalo/theseus';
import type { Command } from '@dedalo/words';
import { freshSeed } from '../../../fresh-seed.ts';
import { BotRunner, type BotTurn } from '../../../app/bot-runner.ts';
import type { Client } from '../../../app/client.ts';
import type { GameScreen } from '../../../app/game-screen.ts';
import type { Sign } from '../../../app/page.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { TextPage } from '../../../app/text-page.ts';
import type { WalledPicture } from '../../../app/walled-picture.ts';
import { theseusPicture } from './board.ts';

type TheseusIntent = Intent<TheseusTypes>;

const WAYS: Readonly<Partial<Record<Command, Dice>>> = { up: 1, right: 3, down: 5, left: 7 };
const MOVES = Object.keys(WAYS) as Command[];

/** A game against a bot in the terminal. */
export class TheseusScreen implements GameScreen<TheseusTypes> {
  readonly play: TheseusPlay;
  readonly hides: readonly Command[] = ['undo', 'redo', 'restart', 'hint'];
  readonly givesUp: readonly Command[] = ['new-game'];
  readonly #client: Client;
  readonly #bot: BotRunner;
  #picture: WalledPicture | undefined;

  constructor(client: Client, game: TheseusGame) {
    this.play = new TheseusPlay(client, game);
    this.#client = client;
    this.#bot = new BotRunner(client);
  }

  get mouse(): string {
    return this.#said.click;
  }

  get legend(): readonly Sign[] {
    const { theseus, green, red, minotaur, supply } = this.#said.signs;
    return [
      { sign: 'T', role: 'theseus', meaning: theseus },
      { sign: 'T', role: 'theseus-green', meaning: green },
      { sign: 'T', role: 'theseus-red', meaning: red },
      { sign: 'M', role: 'minotaur', meaning: minotaur },
      { sign: '1', role: 'goal', meaning: supply },
    ];
  }

  picture(area: Area): Picture {
    this.#picture = theseusPicture(this.play.state, area, { isAscii: this.#client.isAscii, side: this.play.side });
    return this.#picture;
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    return this.play.source.standing.outcome
      ? { first: ['new-game', 'theseus.statistics'], last: [] }
      : { first: MOVES, last: ['theseus.statistics', 'new-game'] };
  }

  run(command: Command): TheseusIntent {
    const dice = WAYS[command];
    if (dice !== undefined) return this.#step(dice);
    if (command === 'new-game') {
      this.leave();
      return this.play.board ? this.play.beginNext() : this.play.begin(freshSeed());
    }
    if (command === 'theseus.statistics') {
      this.#client.open(new TextPage(this.#client, () => this.play.title(), { lines: this.play.statistics() }));
    }
    return DONE;
  }

  /** A click on a neighbouring tile is a step. */
  click(square: { readonly x: number; readonly y: number } | undefined): TheseusIntent {
    const at = square && this.#picture?.squareAt(square.x, square.y);
    if (!at) return DONE;
    const { board, theseus, minotaur } = this.play.state;
    const from = this.play.side === 'theseus' ? theseus : minotaur;
    const to = (board.size - 1 - at.y) * board.size + at.x;
    const dice = DICE.find((_, way) => besides(board.size, from, way) === to);
    return dice === undefined ? DONE : this.#step(dice);
  }

  drawn(): void {
    this.#bot.run(() => this.#botTurn());
  }

  leave(): void {
    this.#bot.stop();
  }

  get #said(): Client['words']['games']['theseus'] {
    return this.#client.words.games.theseus;
  }

  #step(dice: Dice): TheseusIntent {
    if (this.play.isBotsTurn) this.#bot.hurry(this.#botTurn());
    return this.play.step(dice);
  }

  /** The bot's turn or, once the game is over, the odds of what was played. */
  #botTurn(): BotTurn | undefined {
    const work = this.play.work();
    return (
      work && {
        workFor: (milliseconds, now) => workFor(work, milliseconds, now),
        hasPause: this.play.isBotsTurn,
        finish: () => this.play.finish(),
      }
    );
  }
}
