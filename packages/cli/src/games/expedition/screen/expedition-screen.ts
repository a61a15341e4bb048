import type { ExpeditionSession } from '@dedalo/clients/expedition/session';
import { DONE, type Intent } from '@dedalo/clients/intent';
import type { Message } from '@dedalo/clients/message';
import { keyNameOf } from '@dedalo/clients/key-name';
import { workFor } from '@dedalo/clients/work';
import type { Way } from '@dedalo/pokelabirinto';
import { type ExpeditionTypes, FIND_KINDS, JourneyJudging } from '@dedalo/pokelabirinto/expedition';
import type { Command, CommandWords, OwnCommand } from '@dedalo/words';
import { BackgroundWork } from '../../../app/background-work.ts';
import type { Client } from '../../../app/client.ts';
import type { GameScreen } from '../../../app/game-screen.ts';
import type { Sign } from '../../../app/page.ts';
import type { Area, Picture } from '../../../app/picture.ts';
import { TextPage } from '../../../app/text-page.ts';
import { type DuelPicture, duelPicture } from '../../../creature-maze/duel.ts';
import { bestScore } from './best-score.ts';
import { FINDS } from './board.ts';
import { type Choice, choicesOf, swaps } from './choices.ts';
import { cardsOf } from './duel-of.ts';
import { mapLines } from './map-lines.ts';
import { type MazeView, mazeView } from './maze-view.ts';
import { overPicture } from './over.ts';
import { ScreenPlay } from './screen-play.ts';
import { setupPage } from './setup-page.ts';

type ExpeditionIntent = Intent<ExpeditionTypes>;
type Own = OwnCommand<'expedition'>;

const WAYS: Readonly<Partial<Record<Command, Way>>> = { up: 'W', down: 'S', left: 'A', right: 'D' };
const MOVES = Object.keys(WAYS) as Command[];
const ATTACKS = ['expedition.attack-1', 'expedition.attack-2'] as const;

const INTENTS: Readonly<Record<Exclude<Own, 'expedition.map'>, (play: ScreenPlay) => ExpeditionIntent>> = {
  'expedition.fight': (play) => play.fight(),
  'expedition.turn-back': (play) => play.turnBack(),
  'expedition.attack-1': (play) => play.attack(1),
  'expedition.attack-2': (play) => play.attack(2),
  'expedition.front-2': (play) => play.swap(1),
  'expedition.front-3': (play) => play.swap(2),
  'expedition.join': (play) => play.join(),
  'expedition.join-1': (play) => play.join(0),
  'expedition.join-2': (play) => play.join(1),
  'expedition.join-3': (play) => play.join(2),
  'expedition.let-go': (play) => play.leave(),
};
/** Commands of other moments: the answer says why not now. */
const ALL: readonly Command[] = [...MOVES, 'expedition.fight', 'expedition.turn-back', ...ATTACKS];

/** How long the screen is deaf while a journey is judged. */
const SLICE_MS = 15;

const clock = (): number => performance.now();

/** A journey in the terminal: the maze with the party beside it, in its place a fight, and at the end the results. */
export class ExpeditionScreen implements GameScreen<ExpeditionTypes> {
  readonly play: ScreenPlay;
  readonly givesUp: readonly Command[] = ['restart', 'new-game'];
  readonly #client: Client;
  readonly #background: BackgroundWork;
  /** Before this journey. */
  #best: number | undefined;
  #duel: DuelPicture | undefined;
  #maze: MazeView | undefined;

  constructor(client: Client, session: ExpeditionSession) {
    this.play = new ScreenPlay(client, session);
    this.#client = client;
    this.#background = new BackgroundWork(client);
    this.#best = bestScore(client.store);
  }

  /** Chance cannot be taken back; to begin again is for us; odds there are where somebody is met. */
  get hides(): readonly Command[] {
    const { name } = this.play.view.phase;
    const never: Command[] = ['undo', 'redo', 'restart'];
    return name === 'meeting' || name === 'fighting' ? never : [...never, 'hint'];
  }

  get mouse(): string {
    const said = this.#client.words.games.expedition;
    return this.play.faced() === undefined ? said.click : said.clickChoice;
  }

  get legend(): readonly Sign[] {
    const { finds } = this.#client.words.games.expedition;
    return FIND_KINDS.map((kind) => ({ sign: FINDS[kind], role: 'goal', meaning: finds[kind] }));
  }

  picture(area: Area): Picture {
    const { view } = this.play;
    const { words, language, isAscii, hasColour, isLarge } = this.#client;
    this.#duel = undefined;
    this.#maze = undefined;
    if (view.end !== null) return overPicture(this.play, { words, language, isAscii, best: this.#best }, area);
    const wild = this.play.faced();
    if (wild === undefined) {
      const keyOf = (member: number): string | undefined => this.#keyOf(swaps(view, words)[member - 1]?.command);
      this.#maze = mazeView(view, { words, isAscii, hasColour, isLarge, keyOf }, area);
      return this.#maze;
    }
    const choices = this.#choices().map(({ command, text }) => `${this.#keyOf(command) ?? ' '}) ${text}`);
    const duel = { cards: cardsOf(view, wild, words), choices, log: this.play.fightLog() };
    this.#duel = duelPicture(duel, this.#client, area);
    return this.#duel;
  }

  commands(): { first: readonly Command[]; last: readonly Command[] } {
    const { view } = this.play;
    const last: Command[] = ['expedition.map', 'restart', 'new-game'];
    if (view.end !== null) return { first: ['restart', 'new-game'], last: ['expedition.map'] };
    const { name } = view.phase;
    if (name === 'walking') {
      return { first: [...MOVES, ...swaps(view, this.#client.words).map(({ command }) => command)], last };
    }
    const attacks = name === 'fighting' ? ATTACKS : [];
    return { first: [...attacks, ...this.#choices().map(({ command }) => command)], last };
  }

  get refused(): readonly Command[] {
    const { first } = this.commands();
    return ALL.filter((command) => !first.includes(command));
  }

  wordsFor(command: Command): CommandWords | undefined {
    const { pokelabirinto, expedition } = this.#client.words.games;
    const { odds, again } = pokelabirinto.keyWords;
    const restart: CommandWords = [again[0], expedition.again];
    return ({ hint: odds, restart } as Partial<Record<Command, CommandWords>>)[command];
  }

  /** What the fight was worth that has just been fought. */
  lines(): readonly Message[] {
    const { phase, end } = this.play.view;
    const isTold = end === null && (phase.name === 'offer' || (phase.name === 'walking' && this.play.isJustFought));
    return isTold ? [{ text: this.play.lastFightTexts().join(' '), role: 'faint' }] : [];
  }

  run(command: Command): ExpeditionIntent {
    const way = WAYS[command];
    if (way !== undefined) return this.play.step(way);
    if (command === 'restart') return this.#begin(this.play.source.seed);
    if (command === 'new-game') return this.#chooseAnother();
    if (command === 'expedition.map') return this.#showMap();
    return INTENTS[command as keyof typeof INTENTS]?.(this.play) ?? DONE;
  }

  click(square: { readonly x: number; readonly y: number } | undefined): ExpeditionIntent {
    if (!square) return DONE;
    const inMaze = this.#maze?.placeAt(square.x, square.y);
    if (inMaze && 'cell' in inMaze) return this.play.walkTo(inMaze.cell);
    if (inMaze) return inMaze.member === 0 ? DONE : this.play.swap(inMaze.member);
    const place = this.#duel?.placeAt(square.x, square.y);
    if (!place) return DONE;
    if ('choice' in place) return this.run(this.#choices()[place.choice]!.command);
    return place.side === 0 && this.play.view.phase.name === 'fighting' ? this.play.attack(place.attack) : DONE;
  }

  /** After a fight the journey is judged, while nothing else is to be done. */
  drawn(): void {
    const asked = this.#background.isRunning ? undefined : this.play.toJudge();
    if (!asked) return;
    const judging = new JourneyJudging(asked.record);
    this.#background.start(() => {
      if (workFor(judging, SLICE_MS, clock) === 'searching') return 0;
      this.play.judge(judging.result(), asked);
      this.#client.redraw();
      return undefined;
    });
  }

  leave(): void {
    this.#background.stop();
  }

  #choices(): Choice[] {
    return choicesOf(this.play.view, this.#client.words);
  }

  #keyOf(command: Command | undefined): string | undefined {
    return command && keyNameOf(command, this.#client);
  }

  #begin(seed: string, config = this.play.source.config): ExpeditionIntent {
    this.leave();
    this.#best = bestScore(this.#client.store);
    this.play.begin(seed, config);
    return DONE;
  }

  #showMap(): ExpeditionIntent {
    const { words } = this.#client;
    const lines = mapLines(this.play.view, words);
    this.#client.open(new TextPage(this.#client, () => words.games.expedition.journey, { lines }));
    return DONE;
  }

  /** Another journey is chosen on a page above this one, which is still there after going back. */
  #chooseAnother(): ExpeditionIntent {
    const page = setupPage(this.#client, {
      starter: this.play.source.config.starter,
      begin: ({ seed, config }) => {
        this.#client.back();
        this.#begin(seed, config);
        this.#client.redraw();
      },
    });
    this.#client.open(page);
    return DONE;
  }
}
